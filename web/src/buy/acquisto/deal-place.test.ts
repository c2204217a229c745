import type { Deal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { expect, test } from 'vitest';
import { isOpen, destinationAfterFailure, placeOf } from './deal-place.ts';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const deal = (status: number) => ({ uuid, status, buyer: {} }) as Deal;

test.each([1, 2, 3])('a deal in stage %i can be bought', (status) => {
  expect(isOpen(deal(status))).toBe(true);
});

test.each([
  [4, 'deal-in-progress'],
  [6, 'deal-in-progress'],
  [7, 'link-expired'],
  [8, 'link-expired'],
  [99, 'deal-in-progress'],
])('a deal in stage %i leads to %s', (status, page) => {
  expect(isOpen(deal(status))).toBe(false);
  expect(placeOf(deal(status)).to).toBe(`/ops/${uuid}/${page}`);
});

test('a deal that is missing or only for its owner leads to one page; one that cannot be read can be retried', () => {
  const closed = { to: `/ops/${uuid}/link-expired` };
  const unknown = { status: 404, code: 'not-found', message: '' };
  expect(destinationAfterFailure(unknown, uuid, '/da-qui')).toEqual(closed);
  const owned = { status: 403, code: 'sign-in-to-continue', message: '' };
  expect(destinationAfterFailure(owned, uuid, '/da-qui')).toEqual(closed);
  const broken = { status: 503, code: 'closed', message: 'Riprova' };
  expect(destinationAfterFailure(broken, uuid, '/da-qui')).toEqual({
    to: '/ops',
    state: { message: 'Riprova', backAddress: '/da-qui' },
  });
});
