import type { DeskRequest } from '@riparo/domain/care/requests/request-calls.ts';
import { expect, test } from 'vitest';
import { queueRows } from './queue-rows.ts';

const now = new Date('2026-11-16T14:00:00Z');
const request = (id: string, due: string, state: DeskRequest['state'] = 'new') =>
  ({ id, due, state }) as DeskRequest;

const shown = (requests: readonly DeskRequest[]) =>
  queueRows(requests, now).map((row) => (row.kind === 'group' ? row.group : row.request.id));

test('each group is named before its first request, and empty groups are left out', () => {
  expect(
    shown([
      request('a', '2026-11-16T13:00:00Z'),
      request('b', '2026-11-16T13:59:00Z'),
      request('c', '2026-11-16T14:05:00Z'),
      request('d', '2026-11-18T09:00:00Z'),
    ]),
  ).toEqual(['late', 'a', 'b', 'soon', 'c', 'later', 'd']);
});

test('closed requests are in no group', () => {
  expect(shown([request('a', '2026-11-16T13:00:00Z', 'done')])).toEqual(['a']);
});

test('a request that came on two pages is shown once', () => {
  const twice = request('a', '2026-11-16T13:00:00Z');
  expect(shown([twice, twice])).toEqual(['late', 'a']);
});
