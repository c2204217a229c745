import { type FormEvent, useState } from 'react';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { messageOf, problemOf } from '../api/ask.ts';

type Errors = Readonly<Record<string, string>>;

type Form = {
  readonly isBusy: boolean;
  /** Errors by field name. */
  readonly errors: Errors;
  /** The error of the form as a whole. */
  readonly failure: string | undefined;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Values of a form’s fields, by name. */
export type Typed = { readonly get: (name: string) => string };

/**
 * A form that sends its values, once at a time. Errors of `send` or of the server about a field are shown at
 * the field, which takes the focus; others above the form.
 */
export function useForm(
  send: (typed: Typed) => Promise<Errors | void>,
  onProblem?: (problem: CallProblem) => boolean,
): Form {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = { get: (name: string) => String(data.get(name) ?? '') };
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    const tell = (fields: Errors) => {
      setErrors(fields);
      focusFirst(form, fields);
    };
    send(typed)
      .then((faults) => faults && tell(faults))
      .catch((error: unknown) => {
        const problem = problemOf(error);
        if (problem && onProblem?.(problem)) return;
        const fields = problem?.fields ?? {};
        if (Object.keys(fields).length === 0) setFailure(messageOf(error));
        else tell(fields);
      })
      .finally(() => setBusy(false));
  };
  return { isBusy, errors, failure, onSubmit };
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].find((field) => 'name' in field && errors[String(field.name)]);
  if (first instanceof HTMLElement) first.focus();
}
