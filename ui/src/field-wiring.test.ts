import { expect, test } from 'vitest';
import { wireControl } from './field-wiring.ts';

test.each([
  [{}, undefined, undefined],
  [{ hint: 'Come sul documento.' }, 'cap-hint', undefined],
  [{ error: 'Manca.' }, 'cap-error', true],
  [{ hint: 'Come sul documento.', error: 'Manca.' }, 'cap-hint cap-error', true],
])('a control with %j is described by %s', (said, describedBy, isInvalid) => {
  expect(wireControl({ id: 'cap', ...said })).toEqual({
    id: 'cap',
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
  });
});
