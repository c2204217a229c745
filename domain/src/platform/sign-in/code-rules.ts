import { HOUR_MS } from '../values/durations.ts';

export const CODE_PURPOSES = ['sign-up', 'password-reset', 'email-change'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** How long a code can be typed after it was created. */
export const CODE_LIFETIME_MS: Readonly<Record<CodePurpose, number>> = {
  'sign-up': 24 * HOUR_MS,
  'password-reset': HOUR_MS,
  'email-change': HOUR_MS,
};

/**
 * How long the link in the same mail works. Mail limits block a mailbox for a day at most: a stranger who
 * exhausts the limit leaves its owner a link that works until the next mail can be sent.
 */
export const LINK_LIFETIME_MS = 24 * HOUR_MS;

/**
 * Wrong tries allowed for the browser that requested the code, and again for all other browsers together: ten
 * tries in all, and a stranger cannot use up the owner's.
 */
export const MAX_WRONG_TRIES = 5;

export type CodeState = {
  readonly expiresAt: Date;
  readonly wrongTries: number;
  readonly usedAt: Date | null;
};

export const isCodeAlive = ({ expiresAt, wrongTries, usedAt }: CodeState, now: Date) =>
  usedAt === null && wrongTries < MAX_WRONG_TRIES && now < expiresAt;

/**
 * The result of typing a code. Only a correct code learns that it has expired: otherwise an address without a
 * code and one with a dead code answer alike.
 */
export const judgeCode = (code: CodeState & { readonly matches: boolean }, now: Date) => {
  if (!code.matches) return 'mismatch';
  return isCodeAlive(code, now) ? 'right' : 'expired';
};
