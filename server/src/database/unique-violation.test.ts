import { expect, test } from 'vitest';
import { isStored, isUniqueViolation } from './unique-violation.ts';

const taken = Object.assign(new Error('duplicate key'), { code: '23505' });
const wrapped = (times: number): Error =>
  times === 0 ? taken : new Error('failed query', { cause: wrapped(times - 1) });

test.each([
  ['what PostgreSQL says', taken, true],
  ['the same in three wrappings', wrapped(3), true],
  ['the same where nobody would look for it', wrapped(4), false],
  ['another error of it', Object.assign(new Error('deadlock'), { code: '40P01' }), false],
  ['an error without a code', new Error('23505'), false],
  ['no error', { code: '23505' }, false],
  ['nothing', undefined, false],
])('%s is a value that is taken: %#', (_, error, isTaken) => {
  expect(isUniqueViolation(error)).toBe(isTaken);
});

test('what is taken is not stored, and whatever else goes wrong is told', async () => {
  expect(await isStored(Promise.resolve())).toBe(true);
  expect(await isStored(Promise.reject(wrapped(1)))).toBe(false);
  await expect(isStored(Promise.reject(new Error('away')))).rejects.toThrow('away');
});
