import { expect, test } from 'vitest';
import { readCallPromise } from './call-promise.ts';

const promise = { requestedAt: '2026-03-02T09:00:00Z', callBy: '2026-03-02T09:30:00Z' };

test('a call promise handed over by the page before is read back', () => {
  expect(readCallPromise({ promise })).toEqual(promise);
});
