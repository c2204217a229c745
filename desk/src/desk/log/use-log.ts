import { logPeopleCall, readLogCall } from '@riparo/domain/desk/log/log-calls.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ask } from '../../platform/api/ask.ts';
import { type LogFilter, searchOf } from './log-filter.ts';
import type { NameOf } from './say-line.ts';

/** The log from its latest line back, page after page. */
export function useLog(filter: LogFilter) {
  const search = searchOf(filter);
  return useInfiniteQuery({
    queryKey: ['log', 'lines', search],
    queryFn: ({ pageParam, signal }) =>
      ask(readLogCall, { signal, query: { ...search, ...(pageParam > 0 && { before: pageParam }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Nobody tells that the log has grown: whoever comes back reads it anew.
    staleTime: 0,
  });
}

/** Everybody whom lines can be of, and about. */
export function useLogPeople() {
  const { data } = useQuery({
    queryKey: ['log', 'people'],
    queryFn: ({ signal }) => ask(logPeopleCall, { signal }),
  });
  const people = data?.data;
  const nameOf: NameOf = useCallback((id) => people?.find((each) => each.id === id)?.name, [people]);
  return { people: people ?? [], nameOf };
}
