import { type GuessEstimator, loadGuessEstimator } from '@riparo/domain/platform/person/password-guesses.ts';
import { useEffect, useState } from 'react';

/** If it does not load, only the server judges how easily a password is guessed. */
export function useGuessEstimator(isWanted: boolean) {
  const [estimate, setEstimate] = useState<GuessEstimator | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    loadGuessEstimator().then(
      (loaded) => isHere && setEstimate(() => loaded),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return { estimate, hasFailed };
}
