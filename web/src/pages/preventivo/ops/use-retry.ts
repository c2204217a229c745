import { useLocation, useNavigate } from '../../../router/router.tsx';
import { paths, STEP } from '../../../paths.ts';
import { readFailureHandOver } from '../../../shell/failure-hand-over.ts';

const BIRTH_DATE = `${paths.lifeQuote}?${STEP}=2`;

/** «Riprova»: where the visitor came from, else the questions again; where only the birth date can help, there. */
export function useRetry(hasWrongAge = false) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () =>
    void navigate(hasWrongAge ? BIRTH_DATE : (readFailureHandOver(state).backAddress ?? paths.lifeQuote));
}
