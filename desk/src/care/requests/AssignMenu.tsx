import { colleaguesCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { mayBeGiven, type RequestKind } from '@riparo/domain/care/requests/kinds.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from '@riparo/ui/icons/ChevronDown.ts';
import { Button as PlainButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { ask } from '../../platform/api/ask.ts';
import menu from '../../platform/parts/menu.module.css';

interface AssignMenuProps {
  readonly assigneeId: StaffId | undefined;
  readonly kind: RequestKind;
  readonly onAssign: (staffId: StaffId) => void;
}

export function AssignMenu({ assigneeId, kind, onAssign }: AssignMenuProps) {
  const colleagues = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => ask(colleaguesCall, { signal }),
  });
  const able = (colleagues.data?.data ?? []).filter(
    (each) => !each.isDisabled && mayBeGiven(each.role, kind) && each.id !== assigneeId,
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
