import type { Answers, FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Draft } from './form-values.ts';

export type StepLayoutProps = {
  /** The field of this name, if it is asked. */
  readonly show: (name: string) => ReactNode;
  /** All answers so far, with the form's values. */
  readonly given: Partial<Answers>;
  /** The answers from before this form opened. */
  readonly answers: Answers;
  readonly errors: FieldErrors;
  /** Sets fields to new values, also fields that appear with them. */
  readonly rewrite: (changes: Draft) => void;
};

/** Fields in a custom order, among other content. */
export type StepLayout = ComponentType<StepLayoutProps>;

/** The id of a field's control: the error summary links to it. */
export const idOf = (name: string) => `campo-${name}`;
