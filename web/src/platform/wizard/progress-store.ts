import type { Draft } from './form-values.ts';
import type { WizardProgress } from './progress-storage.ts';

export type ProgressStore = {
  readonly get: () => WizardProgress;
  /** Answers; the device keeps them too, as far as it may. */
  readonly set: (changes: Partial<WizardProgress>) => void;
  /** Kept for a reload or a return to the step; what is on the screen already shows it. */
  readonly keepDraft: (draft: Draft) => void;
  /** What only this tab has to know. */
  readonly note: (changes: Partial<WizardProgress>) => void;
  /** The same, when the screen shows it. */
  readonly show: (changes: Partial<WizardProgress>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};
