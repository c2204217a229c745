import { staffSignOutCall } from '@riparo/domain/contract/staff-calls.ts';
import { roleNames } from '@riparo/domain/roles/roles.ts';
import { fullNameOf } from '@riparo/domain/staff/full-name.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Bell,
  BellOff,
  CircleHelp,
  Inbox,
  LogOut,
  ScrollText,
  Settings,
  Sun,
  Volume2,
  VolumeX,
} from 'lucide-react';
import {
  Button as PlainButton,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { NavLink, useNavigate } from 'react-router';
import { Logo } from '@riparo/ui/Logo.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { ask } from '../api/ask.ts';
import { tellFailure } from '../api/tell-failure.ts';
import menu from '../parts/menu.module.css';
import { paths } from '../paths/paths.ts';
import { useGroups } from '../requests/use-groups.ts';
import { useMay, useSession } from '../session/session.ts';
import { useNoticeWishes } from '../notices/new-request-notice.ts';
import styles from './SideBar.module.css';

/** Where one can go, and who one is. At the side of a desk, below on a phone. */
export function SideBar({ onHelp }: { readonly onHelp: () => void }) {
  const mayReadLog = useMay('read-log');
  const groups = useGroups();
  const urgent = groups ? groups.late + groups.soon : 0;
  return (
    <header className={styles['bar']}>
      <div className={styles['brand']}>
        <Logo />
        <span className={styles['place']}>banco</span>
      </div>
      <nav aria-label="Banco">
        <ul className={styles['links']}>
          <li>
            <NavLink to={paths.today} end className={styles['link'] ?? ''}>
              <Sun size={20} aria-hidden="true" /> Oggi
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.requests} className={styles['link'] ?? ''}>
              <Inbox size={20} aria-hidden="true" /> Richieste
              {urgent > 0 && (
                <span className={styles['count']} aria-label={`${urgent} urgenti`}>
                  {urgent}
                </span>
              )}
            </NavLink>
          </li>
          {mayReadLog && (
            <li>
              <NavLink to={paths.log} className={styles['link'] ?? ''}>
                <ScrollText size={20} aria-hidden="true" /> Registro
              </NavLink>
            </li>
          )}
          <li>
            <NavLink to={paths.settings} className={styles['link'] ?? ''}>
              <Settings size={20} aria-hidden="true" /> <span className={styles['long']}>Impostazioni</span>
            </NavLink>
          </li>
        </ul>
      </nav>
      <PersonMenu onHelp={onHelp} />
    </header>
  );
}

function PersonMenu({ onHelp }: { readonly onHelp: () => void }) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const wishes = useNoticeWishes();
  const leave = useMutation({
    mutationFn: () => ask(staffSignOutCall, {}),
    onSuccess: () => {
      void navigate(paths.door, { replace: true });
      queries.clear();
    },
    onError: tellFailure,
  });
  return (
    <MenuTrigger>
      <PlainButton className={styles['person'] ?? ''}>
        <span className={styles['initials']} aria-hidden="true">
          {session.firstName.charAt(0)}
          {session.lastName.charAt(0)}
        </span>
        <span className={styles['name']}>
          {fullNameOf(session)}
          <span className={styles['role']}>{roleNames[session.role]}</span>
          <VisuallyHidden>: menu</VisuallyHidden>
        </span>
      </PlainButton>
      <Popover className={menu['popover'] ?? ''} placement="top start">
        <Menu className={menu['menu'] ?? ''}>
          <MenuItem className={menu['item'] ?? ''} onAction={wishes.toggleSound}>
            {wishes.sound ? (
              <Volume2 size={18} aria-hidden="true" />
            ) : (
              <VolumeX size={18} aria-hidden="true" />
            )}
            {wishes.sound ? 'Suono per le nuove richieste: acceso' : 'Suono per le nuove richieste: spento'}
          </MenuItem>
          <MenuItem className={menu['item'] ?? ''} onAction={() => void wishes.toggleDesktop()}>
            {wishes.desktop ? (
              <Bell size={18} aria-hidden="true" />
            ) : (
              <BellOff size={18} aria-hidden="true" />
            )}
            {wishes.desktop ? 'Avvisi sul desktop: accesi' : 'Avvisi sul desktop: spenti'}
          </MenuItem>
          <MenuItem className={menu['item'] ?? ''} onAction={onHelp}>
            <CircleHelp size={18} aria-hidden="true" /> Aiuto e tastiera
          </MenuItem>
          <Separator className={menu['separator'] ?? ''} />
          <MenuItem className={menu['item'] ?? ''} onAction={() => leave.mutate()}>
            <LogOut size={18} aria-hidden="true" /> Esci
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
