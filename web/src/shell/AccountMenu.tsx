import { signOutCall } from '@riparo/domain/contract/account-calls.ts';
import { ChevronRight, KeyRound, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '../router/router.tsx';
import { callApi } from '../api/client.ts';
import { paths } from '../router/paths.ts';
import { leaveNothing } from '../session/leave-nothing.ts';
import { endSession, type User } from '../session/session-store.ts';
import { Drawer } from '../ui/Dialog.tsx';
import { dismissFailures, notify } from '../ui/notices.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import styles from './AccountMenu.module.css';
import { tryLater } from '../ui/try-later.ts';

const entries = [
  { to: paths.profile, label: 'Il mio profilo', icon: UserRound },
  { to: paths.changePassword, label: 'Modifica la password', icon: KeyRound },
] as const;

/** The avatar, and the drawer it opens. */
export function AccountMenu({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const { name, family_name } = user.attributes;
  const fullName = `${name} ${family_name}`;
  const initials = initialsOf(name, family_name);

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    const result = await callApi(signOutCall, {});
    setLeaving(false);
    setOpen(false);
    if (!result.ok) {
      notify({
        kind: 'error',
        text: tryLater('uscire', result.problem.message),
      });
      return;
    }
    dismissFailures();
    leaveNothing();
    // First the way out: a protected page that loses its session sends to the login.
    void navigate(paths.signedOut);
    endSession();
  };

  return (
    <>
      <button
        type="button"
        className={styles['avatar']}
        aria-haspopup="dialog"
        aria-label={`${initials}, il tuo account: ${fullName}`}
        onClick={() => setOpen(true)}
      >
        {initials}
      </button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={fullName}>
        <nav aria-label="Il tuo account" className={styles['menu']}>
          <SiteLink to={paths.personalArea} className={styles['area']} onFollow={() => setOpen(false)}>
            Vai alla tua area personale
          </SiteLink>
          <ul className={styles['entries']}>
            {entries.map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <SiteLink to={to} className={styles['entry']} onFollow={() => setOpen(false)}>
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
    </>
  );
}

/** The first letters as a person sees them, accents and all. */
function initialsOf(...names: readonly string[]): string {
  return names
    .map((each) => /\P{Mark}\p{Mark}*/u.exec(each)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('it');
}
