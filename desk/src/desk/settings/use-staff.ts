import type { AnswerOf, Call } from '@riparo/domain/platform/call/call.ts';
import { colleaguesCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { notify } from '@riparo/ui/notices.ts';
import { ask } from '../../platform/api/ask.ts';

/** The same query as for assigning requests. */
export const COLLEAGUES_KEY = ['colleagues'];

export type Staff = AnswerOf<typeof colleaguesCall>;
export type OpenInvitation = Staff['invitations'][number];

export const useStaff = () =>
  useQuery({
    queryKey: COLLEAGUES_KEY,
    queryFn: ({ signal }) => ask(colleaguesCall, { signal }),
    staleTime: 0,
  });

/** The message after an invitation was sent. */
export const invitationMessage = (whom: string, { replaced }: { readonly replaced: boolean }) =>
  replaced
    ? `Il nuovo invito per ${whom} è partito: il link di prima non vale più.`
    : `L’invito per ${whom} è partito.`;

/** A change about a staff member; the screen's data is refetched, whether it worked or not. */
export function useStaffChange<C extends Call>(
  call: C,
  done: string | ((answer: AnswerOf<C>) => string),
  onDone: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (options: CallOptions<C>) => ask(call, options),
    onSuccess: (answer) => {
      notify({ kind: 'success', text: typeof done === 'string' ? done : done(answer) });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: COLLEAGUES_KEY }),
  });
}
