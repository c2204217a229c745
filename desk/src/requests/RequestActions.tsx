import {
  assignRequestCall,
  type DeskRequest,
  releaseRequestCall,
  takeRequestCall,
} from '@riparo/domain/contract/request-calls.ts';
import { colleaguesCall } from '@riparo/domain/contract/staff-calls.ts';
import { may } from '@riparo/domain/roles/roles.ts';
import { requestStateAfter } from '@riparo/domain/requests/states.ts';
import { fullNameOf } from '@riparo/domain/staff/full-name.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Hand, Undo2 } from 'lucide-react';
import { Button as PlainButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../api/ask.ts';
import { useMay, useSession } from '../session/session.ts';
import menu from '../parts/menu.module.css';
import { useRequestChange } from './use-request.ts';

/** What can be done with a request as a whole, by whoever is at the desk. */
export function RequestActions({ request }: { readonly request: DeskRequest }) {
  const { id: me } = useSession();
  const mayWork = useMay('work-requests');
  const mayAssign = useMay('assign-requests');
  const take = useRequestChange(takeRequestCall);
  const release = useRequestChange(releaseRequestCall);
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
      {canAssign && <AssignMenu request={request} />}
    </Stack>
  );
}

function AssignMenu({ request: { id, assignee } }: { readonly request: DeskRequest }) {
  const assign = useRequestChange(assignRequestCall);
  const colleagues = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => ask(colleaguesCall, { signal }),
  });
  const able = (colleagues.data?.data ?? []).filter(
    (each) => !each.isDisabled && may(each.role, 'work-requests') && each.id !== assignee?.id,
  );
  return (
    <MenuTrigger>
      <PlainButton className={buttonClass('secondary', false)} isDisabled={able.length === 0}>
        Assegna a… <ChevronDown size={18} aria-hidden="true" />
      </PlainButton>
      <Popover className={menu['popover'] ?? ''}>
        <Menu
          className={menu['menu'] ?? ''}
          items={able}
          onAction={(key) => {
            const chosen = able.find((each) => each.id === key);
            if (chosen) assign.mutate({ params: { id }, body: { staffId: chosen.id } });
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
