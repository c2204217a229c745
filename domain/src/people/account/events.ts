/** Account events that its owner may want to know about. */
export const ACCOUNT_EVENTS = [
  'signed-in',
  'signed-in-with-passkey',
  /** Several failed attempts, reported once a day. */
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
  /** «Non ero io»: all sessions were ended, and a new password is chosen by mail. */
  'secured',
] as const;

export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** From this many wrong passwords a day the owner is notified: fewer are their own mistakes. */
export const MIN_FAILURES_TO_NOTIFY = 5;
