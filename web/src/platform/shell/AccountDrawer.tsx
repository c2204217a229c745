import { signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { ChevronRight } from '@riparo/ui/icons/ChevronRight.ts';
import { KeyRound } from '@riparo/ui/icons/KeyRound.ts';
import { LogOut } from '@riparo/ui/icons/LogOut.ts';
import { UserRound } from '@riparo/ui/icons/UserRound.ts';
import { useState } from 'react';
import { Drawer } from '@riparo/ui/Dialog.tsx';
import { dismissFailures, notify } from '@riparo/ui/notices.ts';
import { tryLater } from '@riparo/ui/try-later.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { navigate } from '../router/address-bar.ts';
import { paths } from '../router/paths.ts';
import { clearOnSignOut } from '../session/clear-on-sign-out.ts';
import { endSession, type User } from '../session/session-store.ts';
import { SiteLink } from '../router/links/SiteLink.tsx';
import styles from './AccountDrawer.module.css';
import { fullNameOf } from './initials.ts';

const entries = [
  { to: paths.profile, label: 'Il mio profilo', icon: UserRound },
  { to: paths.changePassword, label: 'Modifica la password', icon: KeyRound },
] as const;

interface AccountDrawerProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The drawer behind the avatar. */
export function AccountDrawer({ user, isOpen, onClose }: AccountDrawerProps) {
  const [isLeaving, setLeaving] = useState(false);

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    const result = await callApi(signOutCall, {});
    setLeaving(false);
    onClose();
    if (!result.ok) {
      notify({
        kind: 'error',
        text: tryLater('uscire', result.problem.message),
      });
      return;
    }
    dismissFailures();
    clearOnSignOut();
    // Leave first: a protected page that loses its session redirects to the login.
    navigate(paths.signedOut);
    endSession();
  };

  return (
    <Drawer open={isOpen} onClose={onClose} title={fullNameOf(user)}>
      <nav aria-label="Il tuo account" className={styles['menu']}>
        <SiteLink to={paths.personalArea} className={styles['area']} onFollow={onClose}>
          Vai alla tua area personale
        </SiteLink>
        <ul className={styles['entries']}>
          {entries.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <SiteLink to={to} className={styles['entry']} onFollow={onClose}>
                <Icon size={22} aria-hidden="true" />
                <span className={styles['label']}>{label}</span>
                <ChevronRight size={20} aria-hidden="true" />
              </SiteLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles['entry']}
              aria-disabled={isLeaving || undefined}
              onClick={() => void leave()}
            >
              <LogOut size={22} aria-hidden="true" />
              <span className={styles['label']} lang="en">
                Sign out
              </span>
            </button>
          </li>
        </ul>
      </nav>
    </Drawer>
  );
}
