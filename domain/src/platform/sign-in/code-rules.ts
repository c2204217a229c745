import { HOUR_MS } from '../values/durations.ts';

export const CODE_PURPOSES = ['sign-up', 'password-reset', 'email-change'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** How long a code can be typed after it was made. */
export const CODE_LIFETIME_MS: Readonly<Record<CodePurpose, number>> = {
  'sign-up': 24 * HOUR_MS,
  'password-reset': HOUR_MS,
  'email-change': HOUR_MS,
};

/**
 * How long the link of the same mail works. The longest window that keeps a mailbox from more mails is a day: whoever
 * uses it up for somebody else leaves them a link that works until the next mail may leave.
 */
export const LINK_LIFETIME_MS = 24 * HOUR_MS;

/**
 * So often the browser that asked for a code may be wrong, and so often all others together: ten tries in all, and no
 * stranger uses up those of whoever asked.
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
 * What is said about a typed code. Only whoever typed the right one hears that it can no longer be used: to everyone else
 * an address without a code and one with a dead code answer alike.
 */
export const judgeCode = (code: CodeState & { readonly matches: boolean }, now: Date) => {
  if (!code.matches) return 'mismatch';
  return isCodeAlive(code, now) ? 'right' : 'expired';
};
