import { useLocation, useNavigate } from '../../router/router.tsx';
import { forgetFields } from '../../api/memory/browser-memory.ts';
import { noProgress } from '../progress-storage.ts';
import type { ProgressStore } from '../progress-store.ts';
import { exchange } from './exchange.ts';

/** The first question, with nothing known. */
export function useStartOver(store: ProgressStore): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    exchange(store, noProgress);
    forgetFields();
    void navigate(pathname, { replace: true });
  };
}
