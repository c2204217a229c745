import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import {
  type DeskClaim,
  deskClaimCall,
  deskClaimsCall,
} from '@riparo/domain/care/claims/desk-claim-calls.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import { CLAIMS_KEY, REQUESTS_KEY } from '../../platform/live/live.tsx';
import type { CaseSource } from '../cases/use-case.ts';
import type { ClaimFilter } from './claim-filter.ts';

export type OneClaim = DeskClaim;

export const claimSource: CaseSource<ClaimId, AnswerOf<typeof deskClaimCall>> = {
  key: CLAIMS_KEY,
  alsoIn: [REQUESTS_KEY],
  read: (id, signal) => ask(deskClaimCall, { params: { id }, ...(signal && { signal }) }),
};

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
