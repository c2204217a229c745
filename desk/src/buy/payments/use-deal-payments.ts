import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { dealPaymentsCall } from '@riparo/domain/care/deals/refund-calls.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import { PAYMENTS_KEY } from '../../platform/live/live.tsx';

export type DealPayments = AnswerOf<typeof dealPaymentsCall>;

/** All money of one deal; refetched when any of it changes. */
export const useDealPayments = (uuid: DealUuid) =>
  useQuery({
    queryKey: [PAYMENTS_KEY, 'deal', uuid],
    queryFn: ({ signal }) => ask(dealPaymentsCall, { params: { uuid }, signal }),
  });
