import { connectionErrors } from '@riparo/domain/platform/call/connection-errors.ts';
import { canGoBack } from '../../router/can-go-back.ts';
import { useLocation, useNavigate } from '../../router/router.tsx';
import { paths } from '../../router/paths.ts';
import { readFailureHandOver } from '../failure-hand-over.ts';
import { FailureScreen } from '../FailureScreen.tsx';
import { LeakyArch } from './LeakyArch.tsx';

/**
 * Inside the application: reached from a page that hands over a message and a way back, often because the
 * network is down.
 */
export default function FailurePage() {
  const navigate = useNavigate();
  const location = useLocation();
  const { message, backAddress } = readFailureHandOver(location.state);
  // A chunk that fails to load has no useful message; here we know why.
  const reason = message ?? (navigator.onLine ? undefined : connectionErrors.network.message);

  const retry = () => {
    if (backAddress !== undefined) return navigate(backAddress);
    return canGoBack() ? navigate(-1) : navigate(paths.home);
  };

  return <FailureScreen message={reason} onRetry={() => void retry()} picture={<LeakyArch />} />;
}
