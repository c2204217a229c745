/**
 * How long the code that proved the mailbox in a purchase also signs it, in the same browser: one sitting.
 * Afterwards a separate signature code is required.
 */
export const PROVED_MAILBOX_MS = 2 * 3_600_000;
