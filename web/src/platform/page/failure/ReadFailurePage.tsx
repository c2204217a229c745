import { DEFAULT_MESSAGE } from '../FailureScreen.tsx';
import { part } from '../part.ts';
import { paths } from '../../router/paths.ts';
import { ReadFailure } from './ReadFailure.tsx';

export default function ReadFailurePage() {
  return (
    <ReadFailure message={<span {...part('failure-message')}>{DEFAULT_MESSAGE}</span>} retryAt={paths.home} />
  );
}
