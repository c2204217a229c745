import { paths } from '../../../platform/router/paths.ts';
import { ReadFailure } from '../../../platform/page/failure/ReadFailure.tsx';
import { QUOTE_UNAVAILABLE, TRY_LATER } from './words.ts';

/** Also for unknown reasons. */
export default function ReadUnavailableQuotePage() {
  return <ReadFailure title={QUOTE_UNAVAILABLE} message={TRY_LATER} retryAt={paths.lifeQuote} />;
}
