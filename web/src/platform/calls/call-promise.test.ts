import { expect, test } from 'vitest';
import { readCallPromise } from './call-promise.ts';

const promise = { requestedAt: '2026-03-02T09:00:00Z', callBy: '2026-03-02T09:30:00Z' };

test('a promise that was handed over is read', () => {
  expect(readCallPromise({ promise })).toEqual(promise);
});
