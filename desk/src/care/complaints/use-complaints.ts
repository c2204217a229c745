import type { AnswerOf, Call } from '@riparo/domain/platform/call/call.ts';
import {
  complaintFiguresCall,
  deskComplaintCall,
  deskComplaintsCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { ask, problemOf } from '../../platform/api/ask.ts';
import { COMPLAINTS_KEY, REQUESTS_KEY } from '../../platform/live/live.tsx';
import { type ComplaintFilter, searchOf } from './complaint-filter.ts';

export type OneComplaint = AnswerOf<typeof deskComplaintCall>['data'];

export function useRegister(filter: ComplaintFilter) {
  const search = searchOf(filter);
  return useInfiniteQuery({
    queryKey: [COMPLAINTS_KEY, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      ask(deskComplaintsCall, { signal, query: { ...search, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export const useComplaint = (id: ComplaintId) =>
  useQuery({
    queryKey: [COMPLAINTS_KEY, 'one', id],
    queryFn: ({ signal }) => ask(deskComplaintCall, { params: { id }, signal }),
    retry: (failures, error) => failures < 2 && problemOf(error)?.status !== 404,
  });

export const useComplaintFigures = (year: number) =>
  useQuery({
    queryKey: [COMPLAINTS_KEY, 'figures', year],
    queryFn: ({ signal }) => ask(complaintFiguresCall, { signal, query: { year } }),
    placeholderData: keepPreviousData,
  });

/** What is on the screen is asked for anew, in the queue too. */
export function useComplaintsAskedAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [COMPLAINTS_KEY, REQUESTS_KEY].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  };
}

/** A change of one complaint: whether it worked or not, what is on the screen is asked for anew. */
export function useComplaintChange<C extends Call>(call: C, onDone?: () => void) {
  const askAnew = useComplaintsAskedAnew();
  return useMutation({
    mutationFn: (options: CallOptions<C>) => ask(call, options),
    onSuccess: () => onDone?.(),
    onSettled: askAnew,
  });
}
