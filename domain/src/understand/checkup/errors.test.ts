import { expect, test } from 'vitest';
import { PERSONAL_DATA_MISMATCH } from '../../platform/person/errors.ts';
import { translateCheckupMessage } from './errors.ts';

test('English messages of the service are translated to Italian; others are left as they are', () => {
  expect(translateCheckupMessage(PERSONAL_DATA_MISMATCH)).toMatch(/^Conosciamo già/);
  expect(translateCheckupMessage('Qualcosa non va.')).toBe('Qualcosa non va.');
});
