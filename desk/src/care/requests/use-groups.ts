import { deskTodayCall } from '@riparo/domain/care/requests/request-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import { REQUESTS_KEY } from '../../platform/live/live.tsx';

/** A request that nobody touches moves from group to group: that is told by no event. */
const CLOCK_MS = 30_000;

export const useToday = () =>
  useQuery({
    queryKey: [REQUESTS_KEY, 'today'],
    queryFn: ({ signal }) => ask(deskTodayCall, { signal }),
    refetchInterval: CLOCK_MS,
  });

/** How many requests each group holds, once it is known. */
export const useGroups = () => useToday().data?.groups;

/** How many people are to be called now. */
export function useUrgentCount(): number {
  const groups = useGroups();
  return groups ? groups.late + groups.soon : 0;
}
