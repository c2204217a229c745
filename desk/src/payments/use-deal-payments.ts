import type { AnswerOf } from '@riparo/domain/call/call.ts';
import { dealPaymentsCall } from '@riparo/domain/contract/refund-calls.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.ts';
import { PAYMENTS_KEY } from '../live/live.tsx';

export type DealPayments = AnswerOf<typeof dealPaymentsCall>;

/** All money of one deal; asked for anew when any changes. */
export const useDealPayments = (uuid: DealUuid) =>
  useQuery({
    queryKey: [PAYMENTS_KEY, 'deal', uuid],
    queryFn: ({ signal }) => ask(dealPaymentsCall, { params: { uuid }, signal }),
  });
