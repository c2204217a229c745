import { DEFAULT_MESSAGE } from '../../page/FailureScreen.tsx';
import { part } from '../../page/part.ts';
import { paths } from '../../router/paths.ts';
import { ReadFailure } from './ReadFailure.tsx';

export default function ReadFailurePage() {
  return (
    <ReadFailure message={<span {...part('failure-message')}>{DEFAULT_MESSAGE}</span>} retryAt={paths.home} />
  );
}
