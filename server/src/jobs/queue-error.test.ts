import { expect, test } from 'vitest';
import { readQueueError } from './queue-error.ts';

const told = (error: unknown) => {
  const { err, queue } = readQueueError(error);
  return { message: err.message, code: 'code' in err ? err.code : undefined, queue };
};

test('an error stays the one it is', () => {
  const error = new Error('away');
  expect(readQueueError(error)).toEqual({ err: error });
  expect(readQueueError(error).err).toBe(error);
});

test.each([
  [
    { message: 'away', code: '57P01', queue: 'mail' },
    { message: 'away', code: '57P01', queue: 'mail' },
  ],
  [{ code: '57P01' }, { message: 'unknown', code: '57P01', queue: undefined }],
  [
    { message: 'away', queue: 5 },
    { message: 'away', code: undefined, queue: undefined },
  ],
  ['away', { message: 'unknown', code: undefined, queue: undefined }],
  [null, { message: 'unknown', code: undefined, queue: undefined }],
])('of the copy %j is told what it says', (copy, expected) => {
  expect(told(copy)).toEqual(expected);
  expect(readQueueError(copy).err).toBeInstanceOf(Error);
});
