import { deskRequestsCall, deskTodayCall } from '@riparo/domain/care/requests/request-calls.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import { REQUESTS_KEY } from '../../platform/live/live.tsx';
import type { QueueFilter } from './queue-filter.ts';

/** Only requests handled with a call, if set. */
type QueueQuery = QueueFilter & { readonly onlyCalls?: boolean };

/** The queue, page by page. */
export function useQueue({ mine, kind, state, words, onlyCalls = false }: QueueQuery) {
  return useInfiniteQuery({
    queryKey: [REQUESTS_KEY, 'queue', { mine, kind, state, words, onlyCalls }],
    queryFn: ({ pageParam, signal }) =>
      ask(deskRequestsCall, {
        signal,
        query: {
          ...(mine && { mine: 'true' as const }),
          ...(kind && { kind }),
          ...(onlyCalls && { calls: 'true' as const }),
          ...(state && { state }),
          ...(words && { q: words }),
          ...(pageParam && { after: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Untouched requests move from group to group as time passes, without an event. */
const CLOCK_MS = 30_000;

export const useToday = () =>
  useQuery({
    queryKey: [REQUESTS_KEY, 'today'],
    queryFn: ({ signal }) => ask(deskTodayCall, { signal }),
    refetchInterval: CLOCK_MS,
  });

/** The number of requests in each group, once loaded. */
export const useGroups = () => useToday().data?.groups;

/** The number of customers to call now. */
export function useUrgentCount(): number {
  const groups = useGroups();
  return groups ? groups.late + groups.soon : 0;
}
