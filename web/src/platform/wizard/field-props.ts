import type { Answers, Field, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import type { ReactNode } from 'react';
import type { Draft, RawValues } from './form-values.ts';

/** The props of every field of a step, whatever its kind. */
export type WizardFieldProps<F extends Field = Field> = {
  readonly wizard: Wizard;
  readonly field: F;
  readonly id: string;
  readonly initial: RawValues;
  readonly answers: Answers;
  readonly error: string | undefined;
  /** The label of a group of options; hidden where the step's heading asks the same. */
  readonly legend: ReactNode;
  /** Making a choice completes the step. */
  readonly movesOn: boolean;
  /** All answers so far, with the form's current values. */
  readonly current: () => Partial<Answers>;
  /** Stores field values, also of other steps, until those are completed. */
  readonly onDraft: ((draft: Draft) => void) | undefined;
  /** Goes on with answers other than those of the step. */
  readonly onOtherwise?: (answers: Answers) => void;
};
