import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { statisticsCall } from '@riparo/domain/desk/statistics/figure-calls.ts';
import { logPeopleCall } from '@riparo/domain/desk/log/log-calls.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import type { StatisticsFilter } from './statistics-filter.ts';

export type Figures = AnswerOf<typeof statisticsCall>['data'];

/** There is no event for statistics: they are refetched now and then. */
const REFETCH_MS = 60_000;

export function useStatistics({ period: { from, to }, product, consultant }: StatisticsFilter) {
  return useQuery({
    queryKey: ['figures', from, to, product, consultant],
    queryFn: ({ signal }) =>
      ask(statisticsCall, {
        signal,
        query: {
          from,
          to,
          ...(product && { product }),
          ...(consultant && { consultant: consultant as StaffId }),
        },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
}

/** Everyone the statistics can be about, including those who left. */
export function useConsultants() {
  const { data } = useQuery({
    queryKey: ['log', 'people'],
    queryFn: ({ signal }) => ask(logPeopleCall, { signal }),
  });
  return data?.data ?? [];
}
