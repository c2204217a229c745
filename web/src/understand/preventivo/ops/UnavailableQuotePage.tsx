import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import { LeakyArch } from '../../../platform/page/failure/LeakyArch.tsx';
import { QUOTE_UNAVAILABLE, TRY_LATER } from './words.ts';
import { useRetry } from './use-retry.ts';

/** Nothing could be kept, and maybe the network is gone: all there is to say is to try again. */
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
