import { FailureScreen } from '../../../page/FailureScreen.tsx';
import { LeakyArch } from '../../failure/LeakyArch.tsx';
import { QUOTE_NOT_FOUND } from './titles.ts';
import { useRetry } from './use-retry.ts';

/** Expired, or never there: the two are not told apart. */
export default function MissingQuotePage() {
  return (
    <FailureScreen
      title={QUOTE_NOT_FOUND}
      message="Un preventivo vale 30 giorni, poi il prezzo va calcolato di nuovo: bastano cinque domande."
      onRetry={useRetry()}
      picture={<LeakyArch />}
    />
  );
}
