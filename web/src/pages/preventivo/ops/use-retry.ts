import { useLocation, useNavigate } from '../../../router/router.tsx';
import { paths } from '../../../paths.ts';
import { readFailureHandOver } from '../../../shell/failure-hand-over.ts';

/** «Riprova»: where the visitor came from, else the questions again. */
export function useRetry() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void navigate(readFailureHandOver(state).backAddress ?? paths.lifeQuote);
}
