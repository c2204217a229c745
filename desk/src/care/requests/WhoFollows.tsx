import { assignRequestCall, releaseRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import { permissionToWork, type RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import type { RequestId, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { Undo2 } from '@riparo/ui/icons/Undo2.ts';
import type { ReactNode } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { useMay, useSession } from '../../platform/session/session.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { useRequestChange } from './use-request.ts';

interface WhoFollowsProps {
  /** The line in the queue of what has a page of its own. */
  readonly requestId: RequestId;
  readonly assigneeId: StaffId | undefined;
  readonly kind: RequestKind;
  readonly askAnew: () => Promise<unknown>;
  /** How one takes it, where one may. */
  readonly take: ReactNode;
}

/** Who follows a claim or a complaint: taken, put back for anybody, or given to a colleague. */
export function WhoFollows({ requestId, assigneeId, kind, askAnew, take }: WhoFollowsProps) {
  const { id: me } = useSession();
  const mayWork = useMay(permissionToWork[kind]);
  const mayAssign = useMay('assign-requests');
  const done = () => void askAnew();
  const release = useRequestChange(releaseRequestCall, done);
  const assign = useRequestChange(assignRequestCall, done);
  const params = { id: requestId };
  const canRelease = assigneeId !== undefined && (mayAssign || (mayWork && assigneeId === me));
  if (!take && !canRelease && !mayAssign) return null;
  return (
    <Stack direction="row" gap={2}>
      {take}
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
      {mayAssign && (
        <AssignMenu
          assigneeId={assigneeId}
          kind={kind}
          onAssign={(staffId) => assign.mutate({ params, body: { staffId } })}
        />
      )}
    </Stack>
  );
}
