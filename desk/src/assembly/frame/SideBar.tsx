import { staffSignOutCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { may, roleNames } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell } from '@riparo/ui/icons/Bell.ts';
import { BellOff } from '@riparo/ui/icons/BellOff.ts';
import { CircleHelp } from '@riparo/ui/icons/CircleHelp.ts';
import { Ellipsis } from '@riparo/ui/icons/Ellipsis.ts';
import { LogOut } from '@riparo/ui/icons/LogOut.ts';
import { Search } from '@riparo/ui/icons/Search.ts';
import { Volume2 } from '@riparo/ui/icons/Volume2.ts';
import { VolumeX } from '@riparo/ui/icons/VolumeX.ts';
import {
  Button as PlainButton,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { Logo } from '@riparo/ui/Logo.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { ask } from '../../platform/api/ask.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { Key } from '../../platform/parts/Key.tsx';
import menu from '../../platform/parts/menu.module.css';
import { paths } from '../../platform/paths/paths.ts';
import { type Place, PLACES } from '../../platform/paths/places.ts';
import { useRefundsToConfirm } from '../../buy/payments/use-payments.ts';
import { useUrgentCount } from '../../care/requests/use-requests.ts';
import { useSession } from '../../platform/session/session.ts';
import { useNoticeSettings } from '../../platform/notices/new-request-notice.ts';
import styles from './SideBar.module.css';

/** As many as fit below a phone’s screen; the rest is in a menu. */
const PLACES_ON_PHONE = 4;

interface SideBarProps {
  readonly onHelp: () => void;
  readonly onPalette: () => void;
}

/** The navigation and the current user. At the side on a desktop, below on a phone. */
export function SideBar({ onHelp, onPalette }: SideBarProps) {
  const { role } = useSession();
  const urgent = useUrgentCount();
  const toConfirm = useRefundsToConfirm();
  const places = PLACES.filter(({ permission }) => may(role, permission));
  const hasMore = places.length > PLACES_ON_PHONE + 1;
  const isMore = (index: number) => hasMore && index >= PLACES_ON_PHONE;
  return (
    <header className={styles['bar']}>
      <div className={styles['brand']}>
        <Logo />
        <span className={styles['place']}>banco</span>
      </div>
      <button type="button" className={styles['palette']} onClick={onPalette}>
        <Search size={18} aria-hidden="true" />
        <span className={styles['wide']}>Vai a…</span>
        <Key>Ctrl K</Key>
      </button>
      <nav aria-label="Banco">
        <ul className={styles['links']}>
          {places.map(({ path, name, icon: Icon }, index) => (
            <li key={path} className={isMore(index) ? styles['more'] : undefined}>
              <NavLink to={path} end={path === paths.today} className={styles['link'] ?? ''}>
                <Icon size={20} aria-hidden="true" /> {name}
                {path === paths.payments && toConfirm > 0 && (
                  <span className={styles['count']} aria-label={`${toConfirm} da confermare`}>
                    {toConfirm}
                  </span>
                )}
                {path === paths.requests && urgent > 0 && (
                  <span className={styles['count']} aria-label={`${urgent} urgenti`}>
                    {urgent}
                  </span>
                )}
              </NavLink>
            </li>
          ))}
          {hasMore && (
            <li className={styles['other']}>
              <OtherPlaces places={places.filter((_, index) => isMore(index))} />
            </li>
          )}
        </ul>
      </nav>
      <PersonMenu onHelp={onHelp} />
    </header>
  );
}

/** On a phone: everything for which there is no room. */
function OtherPlaces({ places }: { readonly places: readonly Place[] }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <MenuTrigger>
      <PlainButton
        className={styles['link'] ?? ''}
        data-current={places.some(({ path }) => pathname.startsWith(path)) || undefined}
      >
        <Ellipsis size={20} aria-hidden="true" /> Altro
      </PlainButton>
      <Popover className={menu['popover'] ?? ''} placement="top end">
        <Menu className={menu['menu'] ?? ''}>
          {places.map(({ path, name, icon: Icon }) => (
            <MenuItem key={path} className={menu['item'] ?? ''} onAction={() => void navigate(path)}>
              <Icon size={18} aria-hidden="true" /> {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function PersonMenu({ onHelp }: { readonly onHelp: () => void }) {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const wishes = useNoticeSettings();
  const leave = useMutation({
    mutationFn: () => ask(staffSignOutCall, {}),
    onSuccess: () => {
      void navigate(paths.door, { replace: true });
      queries.clear();
    },
    onError: showFailure,
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
