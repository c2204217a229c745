import { expect, test } from 'vitest';
import { PERSONAL_DATA_MISMATCH } from '../../platform/person/errors.ts';
import { translateCheckupMessage } from './errors.ts';

test('what the service says in English is said in Italian; the rest stays as it is', () => {
  expect(translateCheckupMessage(PERSONAL_DATA_MISMATCH)).toMatch(/^Conosciamo già/);
  expect(translateCheckupMessage('Qualcosa non va.')).toBe('Qualcosa non va.');
});
