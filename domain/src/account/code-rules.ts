export const CODE_PURPOSES = ['sign-up', 'password-reset', 'email-change'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

const HOUR_MS = 3_600_000;

/** How long a code can be typed after it was made. */
export const CODE_LIFETIME_MS: Readonly<Record<CodePurpose, number>> = {
  'sign-up': 24 * HOUR_MS,
  'password-reset': HOUR_MS,
  'email-change': HOUR_MS,
};

export const MAX_WRONG_TRIES = 5;

export type CodeState = {
  readonly expiresAt: Date;
  readonly wrongTries: number;
  readonly usedAt: Date | null;
};

export const isCodeAlive = ({ expiresAt, wrongTries, usedAt }: CodeState, now: Date) =>
  usedAt === null && wrongTries < MAX_WRONG_TRIES && now < expiresAt;

/**
 * What is said about a typed code. Only who typed the right one hears that it can no longer be used: to everyone else
 * an address without a code and one with a dead code answer alike.
 */
export const judgeCode = (code: CodeState & { readonly matches: boolean }, now: Date) => {
  if (!code.matches) return 'mismatch';
  return isCodeAlive(code, now) ? 'right' : 'expired';
};
