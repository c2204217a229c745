import { noProgress, type WizardProgress } from '../progress-storage.ts';
import type { ProgressStore } from '../progress-store.ts';

/** Other answers than those on the screen: its fields are drawn anew, with them. */
export const exchange = (store: ProgressStore, progress: WizardProgress) =>
  store.set({
    ...noProgress,
    revision: '',
    isElsewhere: false,
    isCarried: false,
    ...progress,
    exchanges: (store.get().exchanges ?? 0) + 1,
  });
