/**
 * For how long the code that proved the mailbox in a purchase also signs it, in the same browser: one sitting. Afterwards a code of the
 * signature's own is asked for.
 */
export const PROVED_MAILBOX_MS = 2 * 3_600_000;
