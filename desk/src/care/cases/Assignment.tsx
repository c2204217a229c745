import type { AnswerOf, Call } from '@riparo/domain/platform/call/call.ts';
import { mayBeGiven, permissionToWork, type RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import {
  assignRequestCall,
  deskRequestCall,
  releaseRequestCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { colleaguesCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import type { RequestId, StaffId } from '@riparo/domain/platform/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button as PlainButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { ChevronDown } from '@riparo/ui/icons/ChevronDown.ts';
import { Undo2 } from '@riparo/ui/icons/Undo2.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../../platform/api/ask.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { CLAIMS_KEY, COMPLAINTS_KEY, REQUESTS_KEY } from '../../platform/live/live.tsx';
import menu from '../../platform/parts/menu.module.css';
import { useCan, useSession } from '../../platform/session/session.ts';
import { type CaseSource, useCaseChange } from './use-case.ts';

export type OneRequest = AnswerOf<typeof deskRequestCall>;

/** A case in the queue. Claims and complaints are in it too, with their assignee. */
export const requestSource: CaseSource<RequestId, OneRequest> = {
  key: REQUESTS_KEY,
  alsoIn: [CLAIMS_KEY, COMPLAINTS_KEY],
  read: (id, signal) => ask(deskRequestCall, { params: { id }, ...(signal && { signal }) }),
};

/** A change made by a button: a failure is shown as a notice, as a colleague may have been quicker. */
export const useRequestChange = <C extends Call>(id: RequestId, call: C, onDone?: () => void) =>
  useCaseChange(requestSource, id, call, { onError: showFailure, ...(onDone && { onDone }) });

interface AssignmentProps {
  readonly requestId: RequestId;
  readonly assigneeId: StaffId | undefined;
  readonly kind: RequestKind;
  /** The button to take the case, if the user may. */
  readonly take: ReactNode;
  /** Whether its state allows it. */
  readonly canRelease?: boolean;
  readonly canAssign?: boolean;
}

/** The assignment of a case: taken, returned to the queue, or assigned to a colleague. */
export function Assignment({
  requestId,
  assigneeId,
  kind,
  take,
  canRelease = assigneeId !== undefined,
  canAssign = true,
}: AssignmentProps) {
  const { id: me } = useSession();
  const canWork = useCan(permissionToWork[kind]);
  const mayAssign = useCan('assign-requests');
  const release = useRequestChange(requestId, releaseRequestCall);
  const assign = useRequestChange(requestId, assignRequestCall);
  const params = { id: requestId };
  const offersRelease = canRelease && (mayAssign || (canWork && assigneeId === me));
  const offersAssign = canAssign && mayAssign;
  if (!take && !offersRelease && !offersAssign) return null;
  return (
    <Stack direction="row" gap={2}>
      {take}
      {offersRelease && (
        <Button
          look="secondary"
          busy={release.isPending}
          icon={<Undo2 size={18} aria-hidden="true" />}
          onClick={() => release.mutate({ params })}
        >
          Rimetti in coda
        </Button>
      )}
      {offersAssign && (
        <AssignMenu
          assigneeId={assigneeId}
          kind={kind}
          onAssign={(staffId) => assign.mutate({ params, body: { staffId } })}
        />
      )}
    </Stack>
  );
}

interface AssignMenuProps {
  readonly assigneeId: StaffId | undefined;
  readonly kind: RequestKind;
  readonly onAssign: (staffId: StaffId) => void;
}

function AssignMenu({ assigneeId, kind, onAssign }: AssignMenuProps) {
  const colleagues = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => ask(colleaguesCall, { signal }),
  });
  const candidates = (colleagues.data?.data ?? []).filter(
    (each) => !each.isDisabled && mayBeGiven(each.role, kind) && each.id !== assigneeId,
  );
  return (
    <MenuTrigger>
      <PlainButton className={buttonClass('secondary', false)} isDisabled={candidates.length === 0}>
        Assegna a… <ChevronDown size={18} aria-hidden="true" />
      </PlainButton>
      <Popover className={menu['popover'] ?? ''}>
        <Menu
          className={menu['menu'] ?? ''}
          items={candidates}
          onAction={(key) => {
            const chosen = candidates.find((each) => each.id === key);
            if (chosen) onAssign(chosen.id);
          }}
        >
          {(colleague) => (
            <MenuItem id={colleague.id} className={menu['item'] ?? ''}>
              {fullNameOf(colleague)}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
