import type { Answers, FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Draft } from './form-values.ts';

export type StepLayoutProps = {
  /** The field of this name, where it is asked. */
  readonly show: (name: string) => ReactNode;
  /** Every answer so far, beside what stands in the form. */
  readonly given: Partial<Answers>;
  /** What was answered before this form was opened. */
  readonly answers: Answers;
  readonly errors: FieldErrors;
  /** Puts other words into fields, also into those that appear with them. */
  readonly rewrite: (changes: Draft) => void;
};

/** Fields in an order of their own, among other things than fields. */
export type StepLayout = ComponentType<StepLayoutProps>;

/** Of the control of a field: what the list of what is wrong leads to. */
export const idOf = (name: string) => `campo-${name}`;
