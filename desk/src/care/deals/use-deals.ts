import { dealViewsCall, deskBoardCall, deskDealsCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import { DEALS_KEY } from '../../platform/live/live.tsx';
import { boardQueryOf, type DealFilter, listQueryOf } from './deal-filter.ts';

export const VIEWS_KEY = ['deal-views'];

/** All stages with their latest deals; updates by itself. */
export function useBoard(filter: DealFilter) {
  const query = boardQueryOf(filter);
  return useQuery({
    queryKey: [DEALS_KEY, 'board', query],
    queryFn: ({ signal }) => ask(deskBoardCall, { signal, query }),
    placeholderData: keepPreviousData,
  });
}

/** The list page by page; updates by itself. */
export function useDealList(filter: DealFilter) {
  const query = listQueryOf(filter);
  return useInfiniteQuery({
    queryKey: [DEALS_KEY, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      ask(deskDealsCall, { signal, query: { ...query, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const useDealViews = () =>
  useQuery({ queryKey: VIEWS_KEY, queryFn: ({ signal }) => ask(dealViewsCall, { signal }) });
