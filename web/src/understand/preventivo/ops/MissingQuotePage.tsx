import { paths } from '../../../platform/router/paths.ts';
import { ReadFailure } from '../../../platform/page/failure/ReadFailure.tsx';
import { QUOTE_NOT_FOUND } from './words.ts';

/** Expired or never existed: the two look the same. */
export default function MissingQuotePage() {
  return (
    <ReadFailure
      title={QUOTE_NOT_FOUND}
      message="Un preventivo vale 30 giorni, poi il prezzo va calcolato di nuovo: bastano cinque domande."
      retryAt={paths.lifeQuote}
    />
  );
}
