import type { Call } from '@riparo/domain/platform/call/call.ts';
import {
  type DeskClaim,
  deskClaimCall,
  deskClaimsCall,
} from '@riparo/domain/care/claims/desk-claim-calls.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { ask, problemOf } from '../../platform/api/ask.ts';
import { CLAIMS_KEY, REQUESTS_KEY } from '../../platform/live/live.tsx';
import type { ClaimFilter } from './claim-filter.ts';

export type OneClaim = DeskClaim;

export const useClaim = (id: ClaimId) =>
  useQuery({
    queryKey: [CLAIMS_KEY, 'one', id],
    queryFn: ({ signal }) => ask(deskClaimCall, { params: { id }, signal }),
    retry: (failures, error) => failures < 2 && problemOf(error)?.status !== 404,
  });

export const useClaims = ({ state, isMine, words }: ClaimFilter) =>
  useInfiniteQuery({
    queryKey: [CLAIMS_KEY, 'list', state, isMine, words],
    queryFn: ({ pageParam, signal }) =>
      ask(deskClaimsCall, {
        query: {
          ...(state && { state }),
          ...(isMine && { mine: 'true' as const }),
          ...(words && { q: words }),
          ...(pageParam && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** What is on the screen is asked for anew. */
export function useClaimsAskedAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [CLAIMS_KEY] });
}

/** A change of one claim: whether it worked or not, what is on the screen is asked for anew. */
export function useClaimChange<C extends Call>(call: C, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (options: CallOptions<C>) => ask(call, options),
    onSuccess: () => onDone?.(),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [CLAIMS_KEY] }),
        queries.invalidateQueries({ queryKey: [REQUESTS_KEY] }),
      ]),
  });
}
