import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { isLeaving } from '../router/address-bar.ts';
import { useLocation, useNavigate } from '../router/router.tsx';
import { paths } from '../router/paths.ts';
import { FailureScreen } from '../page/FailureScreen.tsx';
import { PageHead } from '../page/PageHead.tsx';
import type { LoginHandOver } from './login-hand-over.ts';
import styles from './Protected.module.css';
import type { User } from './session-store.ts';
import { fetchAgain } from './session-watch.ts';
import { useSession } from './use-session.ts';

type ProtectedProps = {
  /** Title of the document. */
  readonly title: string;
  readonly description: string;
  /** Null while the session loads: text that is the same for everyone can be read at once. */
  readonly children: (user: User | null) => ReactNode;
};

/** A screen for signed-in customers. Everyone else goes to the login, which remembers the way back. */
export function Protected({ title, description, children }: ProtectedProps) {
  // The session changes much of the screen: deferred, React renders it in slices.
  const session = useDeferredValue(useSession());
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (session.status === 'authenticated') wasSignedIn.current = true;
    if (session.status !== 'anonymous') return;
    // Signing out is already navigating to another page.
    if (isLeaving() || window.location.pathname !== pathname) return;
    const handOver: LoginHandOver = {
      from: pathname + search + hash,
      ...(wasSignedIn.current && { reason: 'ended' }),
    };
    void navigate(paths.signIn, { replace: true, state: handOver });
  }, [session.status, navigate, pathname, search, hash]);

  if (session.status === 'unknown') return <FailureScreen onRetry={fetchAgain} />;
  return (
    <>
      <PageHead title={title} description={description} />
      {session.status === 'anonymous' ? (
        <Wait />
      ) : (
        <Suspense fallback={<Wait />}>
          {children(session.status === 'authenticated' ? session.user : null)}
        </Suspense>
      )}
    </>
  );
}

/** Placeholder for a screen while the session loads. */
export function Wait() {
  return (
    <div className={styles['wait']}>
      <VisuallyHidden>
        <h1>Un attimo, apriamo la tua area</h1>
      </VisuallyHidden>
      <Spinner label="Caricamento" />
    </div>
  );
}
