import { connectionErrors } from '@riparo/domain/call/connection-errors.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { canGoBack } from '../../router/can-go-back.ts';
import { useLocation, useNavigate } from '../../router/router.tsx';
import { paths } from '../../router/paths.ts';
import { readFailureHandOver } from '../../page/failure-hand-over.ts';
import { FailureScreen } from '../../page/FailureScreen.tsx';
import { LeakyArch } from './LeakyArch.tsx';

/** Reached by its address, or from a page that hands over a message and a way back. */
export default function FailurePage() {
  const navigate = useNavigate();
  const location = useLocation();
  // After a reload the browser still holds the hand-over, which the prerendered HTML can not know.
  const hydrated = useHydrated();
  const { message, backAddress } = readFailureHandOver(hydrated ? location.state : null);
  // Code that does not arrive has no words of its own; here we know why.
  const isOffline = hydrated && !navigator.onLine;
  const reason = message ?? (isOffline ? connectionErrors.network.message : undefined);

  const retry = () => {
    if (backAddress !== undefined) return navigate(backAddress);
    return canGoBack() ? navigate(-1) : navigate(paths.home);
  };

  return <FailureScreen message={reason} onRetry={() => void retry()} picture={<LeakyArch />} />;
}
