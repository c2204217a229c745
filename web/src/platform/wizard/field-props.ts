import type { Answers, Field, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import type { ReactNode } from 'react';
import type { Draft, RawValues } from './form-values.ts';

/** What every field of a step gets, whatever its kind. */
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
  /** Every answer so far, beside what stands in the form right now. */
  readonly current: () => Partial<Answers>;
  /** Keeps what stands in fields, also of other steps, until they are completed. */
  readonly onDraft: ((draft: Draft) => void) | undefined;
  /** Leads on with other answers than those of the step. */
  readonly onOtherwise?: (answers: Answers) => void;
};
