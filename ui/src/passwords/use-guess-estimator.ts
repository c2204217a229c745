import { type GuessEstimator, loadGuessEstimator } from '@riparo/domain/person/password-guesses.ts';
import { useEffect, useState } from 'react';

let loading: Promise<GuessEstimator> | null = null;

/** Its lists are half a megabyte: only who chooses a password fetches them, once. */
function load(): Promise<GuessEstimator> {
  loading ??= loadGuessEstimator().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Where it does not arrive, the server alone says whether a password is easily guessed. */
export function useGuessEstimator(isWanted: boolean) {
  const [estimate, setEstimate] = useState<GuessEstimator | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    load().then(
      (loaded) => isHere && setEstimate(() => loaded),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return { estimate, hasFailed };
}
