import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { paths } from '../router/paths.ts';
import type { User } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import styles from './AccountCorner.module.css';
import { AccountWay } from './AccountWay.tsx';
import { RenderFailureBoundary } from './RenderFailureBoundary.tsx';

type Menu = ComponentType<{ readonly user: User }>;

/** The end of the header: the sign-in link or the avatar. Its space is reserved, so nothing shifts. */
export function AccountCorner() {
  const session = useSession();
  const isSignedIn = session.status === 'authenticated';
  const [Menu, setMenu] = useState<Menu | null>(null);

  // Only signed-in customers load the menu; after a failure the next page tries again.
  useEffect(() => {
    if (!isSignedIn) return;
    whenIdle(() => {
      import('./AccountMenu.tsx').then(
        // As a transition: the menu can wait, and a slow phone stays responsive.
        ({ AccountMenu }) => startTransition(() => setMenu(() => AccountMenu)),
        () => undefined,
      );
    });
  }, [isSignedIn]);

  return (
    <div className={styles['corner']}>
      {session.status === 'anonymous' && <AccountWay to={paths.signIn} label="Accedi" />}
      {isSignedIn && Menu && (
        <RenderFailureBoundary instead={<AccountWay to={paths.personalArea} label="Area personale" />}>
          <Menu user={session.user} />
        </RenderFailureBoundary>
      )}
    </div>
  );
}
