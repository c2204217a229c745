import { type Refusal, refusedFields } from './use-sending.ts';

/** A wrong or expired mailed code is shown at its field; null for every other refusal. */
export const refusedCode = ({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): Refusal | null =>
  code === 'ExpiredCodeException' || code === 'CodeMismatchException'
    ? refusedFields({ code: message })
    : null;
