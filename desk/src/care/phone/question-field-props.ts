import type { Answers, AskedField } from '@riparo/domain/platform/wizard/definition.ts';
import type { Values } from './read-values.ts';

export interface QuestionFieldProps {
  readonly field: AskedField;
  readonly id: string;
  readonly value: string;
  readonly answers: Partial<Answers>;
  readonly error: string | undefined;
  /** The title of the step is already the question. */
  readonly isTitle: boolean;
  readonly onFill: (values: Values) => void;
}
