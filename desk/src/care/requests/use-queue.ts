import { deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import { REQUESTS_KEY } from '../../platform/live/live.tsx';
import type { QueueFilter } from './queue-filter.ts';

/** What is done with a call alone, where it is said. */
type Asked = QueueFilter & { readonly onlyCalls?: boolean };

/** The queue, page after page. */
export function useQueue({ mine, kind, state, words, onlyCalls = false }: Asked) {
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
