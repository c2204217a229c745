import { FailureScreen } from '../../../page/FailureScreen.tsx';
import { LeakyArch } from '../../failure/LeakyArch.tsx';
import { QUOTE_UNAVAILABLE } from './titles.ts';
import { useRetry } from './use-retry.ts';

/** Nothing could be kept: all there is to say is to try again. Also shown for cases that nobody knows. */
export default function UnavailableQuotePage() {
  return (
    <FailureScreen
      title={QUOTE_UNAVAILABLE}
      message="Qualcosa è andato storto: riprova tra qualche minuto."
      onRetry={useRetry()}
      picture={<LeakyArch />}
    />
  );
}
