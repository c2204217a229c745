import { type Refusal, refusedFields } from './use-sending.ts';

/** A mailed code that is wrong or over says so at its field; null for every other refusal. */
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
