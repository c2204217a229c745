import type { AnswerOf, Call } from '@riparo/domain/platform/call/call.ts';
import { customerCall, findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { ask, problemOf } from '../api/ask.ts';
import { showFailure } from '../api/show-failure.ts';
import { PEOPLE_KEY } from '../live/live.tsx';

export type FoundPerson = AnswerOf<typeof findPeopleCall>['data'][number];

/** People matching the text; the latest ones if it is empty. Earlier results stay while typing continues. */
export const usePeople = (text: string) =>
  useQuery({
    queryKey: [PEOPLE_KEY, 'found', text],
    queryFn: ({ signal }) => ask(findPeopleCall, { query: text === '' ? {} : { q: text }, signal }),
    placeholderData: keepPreviousData,
  });

export const useCustomer = (id: PersonId, { enabled = true } = {}) =>
  useQuery({
    queryKey: [PEOPLE_KEY, 'one', id],
    enabled,
    queryFn: ({ signal }) => ask(customerCall, { params: { id }, signal }),
    retry: (failures, error) => failures < 2 && problemOf(error)?.status !== 404,
  });

/** A change of data about people: whether it worked or not, all of it is refetched. */
export function usePeopleChange<C extends Call>(call: C, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (options: CallOptions<C>) => ask(call, options),
    onSuccess: () => onDone?.(),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: [PEOPLE_KEY] }),
  });
}
