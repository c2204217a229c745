import type { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import type { passkeyErrors } from '@riparo/domain/platform/sign-in/passkey-errors.ts';

export type RefusalCode = keyof typeof accountErrors | keyof typeof passkeyErrors;

/** A provider's refusal: its name for the reason, without any wording. */
export class Refusal<Code extends RefusalCode = RefusalCode> {
  readonly code: Code;
  constructor(code: Code) {
    this.code = code;
  }
}

export const refuse = <Code extends RefusalCode>(code: Code): Refusal<Code> => new Refusal(code);
