/** What somebody may want to know that happened to their account. */
export const ACCOUNT_EVENTS = [
  'signed-in',
  'signed-in-with-passkey',
  /** Several times in vain, said once a day. */
  'sign-in-failed',
  'reset-code-asked',
  'email-code-asked',
  'password-changed',
  'password-reset',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'device-signed-out',
  'others-signed-out',
  'data-exported',
  /** «Non ero io»: everybody was signed out, and a new password is chosen by mail. */
  'secured',
] as const;

export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** So many wrong passwords in a day are told to the owner: fewer are their own slips. */
export const FAILURES_WORTH_TELLING = 5;
