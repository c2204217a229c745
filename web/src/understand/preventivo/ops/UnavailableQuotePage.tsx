import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import { LeakyArch } from '../../../platform/page/failure/LeakyArch.tsx';
import { QUOTE_UNAVAILABLE, TRY_LATER } from './words.ts';
import { useRetry } from './use-retry.ts';

/** Nothing could be stored, perhaps because the network is down: offer to try again. */
export default function UnavailableQuotePage() {
  return (
    <FailureScreen
      title={QUOTE_UNAVAILABLE}
      message={TRY_LATER}
      onRetry={useRetry()}
      picture={<LeakyArch />}
    />
  );
}
