import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { DealRow, dealHistory } from './tables.ts';

type HistoryLine = Pick<typeof dealHistory.$inferSelect, 'event' | 'at'>;

/** The dates of a deal that the withdrawal rule needs. */
export function withdrawalDates(
  { order, stage, startsOn, endsOn }: DealRow,
  history: readonly HistoryLine[],
) {
  const paid = history.find(({ event }) => event === 'payment-confirmed');
  return {
    order,
    stage,
    startsOn,
    endsOn,
    paidOn: paid ? dayInRome(paid.at) : null,
    isWithdrawn: history.some(({ event }) => event === 'withdrawn'),
  };
}
