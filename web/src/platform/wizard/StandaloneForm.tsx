import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import type { ReactNode, RefObject } from 'react';
import type { Draft } from './form-values.ts';
import { StepForm } from './StepForm.tsx';
import type { OneStepForm } from './one-step-form.ts';
import type { Sending } from './use-sending.ts';

type StandaloneFormProps = {
  readonly form: OneStepForm;
  readonly sending: Sending;
  /** Known values that only need checking. */
  readonly known?: Answers;
  readonly draft?: Draft;
  readonly takesFocus?: boolean;
  readonly hidesTitle?: boolean;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly onDraft?: (draft: Draft) => void;
  readonly onComplete: (answers: Answers) => void;
};

const nothing = {};

/** A wizard step used as a form of its own, which shows the server's answer. */
export function StandaloneForm({
  form,
  sending,
  known = nothing,
  draft = nothing,
  takesFocus = false,
  ...rest
}: StandaloneFormProps) {
  return (
    <StepForm
      {...rest}
      wizard={form.wizard}
      step={form.step}
      answers={known}
      draft={draft}
      takesFocus={takesFocus}
      busy={sending.busy}
      serverErrors={sending.refusal.fields}
      warning={sending.refusal.warning}
    />
  );
}
