import type { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import type { passkeyErrors } from '@riparo/domain/platform/sign-in/passkey-errors.ts';

export type RefusalCode = keyof typeof accountErrors | keyof typeof passkeyErrors;

/** What a provider answers when it does not do what was asked: its own name for why, and nothing of how to say it. */
export class Refusal<Code extends RefusalCode = RefusalCode> {
  readonly code: Code;
  constructor(code: Code) {
    this.code = code;
  }
}

export const refuse = <Code extends RefusalCode>(code: Code): Refusal<Code> => new Refusal(code);
