import type { Draft } from './form-values.ts';
import type { WizardProgress } from './progress-storage.ts';

export type ProgressStore = {
  readonly get: () => WizardProgress;
  /** Sets answers; the device stores them too, as far as allowed. */
  readonly set: (changes: Partial<WizardProgress>) => void;
  /** Stores a draft for a reload or a return to the step; the screen already shows it. */
  readonly saveDraft: (draft: Draft) => void;
  /** Sets what only this tab needs. */
  readonly note: (changes: Partial<WizardProgress>) => void;
  /** The same, and re-renders. */
  readonly show: (changes: Partial<WizardProgress>) => void;
  readonly subscribe: (listener: () => void) => () => void;
};
