import type { AnswerOf, Call } from '@riparo/domain/platform/call/call.ts';
import { deskRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { ask, problemOf } from '../../platform/api/ask.ts';
import { tellFailure } from '../../platform/api/tell-failure.ts';
import { REQUESTS_KEY } from '../../platform/live/live.tsx';

export const useRequest = (id: RequestId) =>
  useQuery({
    queryKey: [REQUESTS_KEY, 'one', id],
    queryFn: ({ signal }) => ask(deskRequestCall, { params: { id }, signal }),
    retry: (failures, error) => failures < 2 && problemOf(error)?.status !== 404,
  });

export type OneRequest = AnswerOf<typeof deskRequestCall>;

/** Gives what has everything about requests asked for anew. */
export function useRequestsAskedAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [REQUESTS_KEY] });
}

/**
 * A change of one request: whether it worked or not, what is on the screen is asked for anew, because somebody else may
 * have been quicker.
 */
export function useRequestChange<C extends Call>(call: C, onDone?: () => void) {
  const askAnew = useRequestsAskedAnew();
  return useMutation({
    mutationFn: (options: CallOptions<C>) => ask(call, options),
    onSuccess: () => onDone?.(),
    onError: tellFailure,
    onSettled: askAnew,
  });
}
