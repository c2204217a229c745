import {
  assignRequestCall,
  type DeskRequest,
  releaseRequestCall,
  takeRequestCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { requestStateAfter } from '@riparo/domain/care/requests/states.ts';
import { Hand } from '@riparo/ui/icons/Hand.ts';
import { Undo2 } from '@riparo/ui/icons/Undo2.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { useMay, useSession } from '../../platform/session/session.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { useRequestChange } from './use-request.ts';

/** What can be done with a request as a whole, by whoever is at the desk. */
export function RequestActions({ request }: { readonly request: DeskRequest }) {
  const { id: me } = useSession();
  const mayWork = useMay('work-requests');
  const mayAssign = useMay('assign-requests');
  const take = useRequestChange(takeRequestCall);
  const release = useRequestChange(releaseRequestCall);
  const assign = useRequestChange(assignRequestCall);
  const { id, state, againAt, assignee } = request;
  const can = (action: 'take' | 'release' | 'assign') =>
    requestStateAfter(state, action, againAt !== null) !== null;
  const params = { id };

  const canTake = mayWork && can('take');
  const canRelease = can('release') && (mayAssign || (mayWork && assignee?.id === me));
  const canAssign = mayAssign && can('assign');
  if (!canTake && !canRelease && !canAssign) return null;
  return (
    <Stack direction="row" gap={2}>
      {canTake && (
        <Button
          busy={take.isPending}
          icon={<Hand size={18} aria-hidden="true" />}
          onClick={() => take.mutate({ params })}
        >
          Prendi
        </Button>
      )}
      {canRelease && (
        <Button
          look="secondary"
          busy={release.isPending}
          icon={<Undo2 size={18} aria-hidden="true" />}
          onClick={() => release.mutate({ params })}
        >
          Rimetti in coda
        </Button>
      )}
      {canAssign && (
        <AssignMenu
          assigneeId={assignee?.id}
          kind={request.kind}
          onAssign={(staffId) => assign.mutate({ params, body: { staffId } })}
        />
      )}
    </Stack>
  );
}
