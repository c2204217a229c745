import { useState } from 'react';
import type { User } from '../session/session-store.ts';
import { AccountDrawer } from './AccountDrawer.tsx';
import styles from './Avatar.module.css';
import { avatarLabel, initialsOf } from './initials.ts';

/** The avatar, and the drawer it opens. */
export function AccountMenu({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles['avatar']}
        aria-haspopup="dialog"
        aria-label={avatarLabel(user)}
        onClick={() => setOpen(true)}
      >
        {initialsOf(user)}
      </button>
      <AccountDrawer user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
