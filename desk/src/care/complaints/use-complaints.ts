import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import {
  complaintFiguresCall,
  deskComplaintCall,
  deskComplaintsCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import { COMPLAINTS_KEY, REQUESTS_KEY } from '../../platform/live/live.tsx';
import type { CaseSource } from '../cases/use-case.ts';
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

export const complaintSource: CaseSource<ComplaintId, AnswerOf<typeof deskComplaintCall>> = {
  key: COMPLAINTS_KEY,
  alsoIn: [REQUESTS_KEY],
  read: (id, signal) => ask(deskComplaintCall, { params: { id }, ...(signal && { signal }) }),
};

export const useComplaintFigures = (year: number) =>
  useQuery({
    queryKey: [COMPLAINTS_KEY, 'figures', year],
    queryFn: ({ signal }) => ask(complaintFiguresCall, { signal, query: { year } }),
    placeholderData: keepPreviousData,
  });
