import { afterEach } from 'vitest';
import { takeLeaks } from './privacy.ts';

// Whatever the tests do, in all of them: no log, problem or mail gives a person away.
afterEach(() => {
  const leaks = takeLeaks();
  if (leaks.length > 0) throw new Error(['Personal data where none may be:', ...leaks].join('\n'));
});
