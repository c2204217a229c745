import type { AnswerOf, Call } from '@riparo/domain/platform/call/call.ts';
import { deskDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { ask, problemOf } from '../../platform/api/ask.ts';
import { DEALS_KEY } from '../../platform/live/live.tsx';

export const useDeal = (uuid: DealUuid) =>
  useQuery({
    queryKey: [DEALS_KEY, 'one', uuid],
    queryFn: ({ signal }) => ask(deskDealCall, { params: { uuid }, signal }),
    retry: (failures, error) => failures < 2 && problemOf(error)?.status !== 404,
  });

export type OneDeal = AnswerOf<typeof deskDealCall>['data'];

/** A change of one deal: whether it worked or not, what is on the screen is asked for anew. */
export function useDealChange<C extends Call>(call: C, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (options: CallOptions<C>) => ask(call, options),
    onSuccess: () => onDone?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: [DEALS_KEY] }),
  });
}
