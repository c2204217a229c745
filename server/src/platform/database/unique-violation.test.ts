import { expect, test } from 'vitest';
import { isStored } from './unique-violation.ts';

const taken = Object.assign(new Error('duplicate key'), { code: '23505' });
const wrapped = (times: number): Error =>
  times === 0 ? taken : new Error('failed query', { cause: wrapped(times - 1) });

test('a duplicate is reported as not stored, and any other error is thrown', async () => {
  expect(await isStored(Promise.resolve())).toBe(true);
  expect(await isStored(Promise.reject(wrapped(1)))).toBe(false);
  await expect(isStored(Promise.reject(new Error('away')))).rejects.toThrow('away');
});
