import { afterEach } from 'vitest';
import { takeLeaks } from './privacy.ts';

// Checked after every test: no log, problem or mail reveals personal data.
afterEach(() => {
  const leaks = takeLeaks();
  if (leaks.length > 0) throw new Error(['Personal data where none may be:', ...leaks].join('\n'));
});
