import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { paths } from '../router/paths.ts';
import type { User } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import styles from './AccountCorner.module.css';
import { AccountWay } from './AccountWay.tsx';
import { RenderFailureBoundary } from './RenderFailureBoundary.tsx';

type Menu = ComponentType<{ readonly user: User }>;

/** The end of the header: the way in, or the avatar of whoever is in. Its place is held, so nothing moves. */
export function AccountCorner() {
  const session = useSession();
  const isSignedIn = session.status === 'authenticated';
  const [Menu, setMenu] = useState<Menu | null>(null);

  // Only whoever is signed in loads the menu; when it does not arrive, the next page tries again.
  useEffect(() => {
    if (!isSignedIn) return;
    whenIdle(() => {
      import('./AccountMenu.tsx').then(
        // In pieces: nobody waits for it, and a slow phone has a page to answer for meanwhile.
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
