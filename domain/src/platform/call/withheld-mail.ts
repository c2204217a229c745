import { defineErrors } from './problem.ts';

/** Shown in place of "ti abbiamo mandato un’e-mail" when the mailbox has had enough mails for now. */
export const MAIL_WITHHELD = 'A questo indirizzo abbiamo già scritto molte volte: l’e-mail non è partita.';

/**
 * For calls that are useless without their mail. Counted per address only, so it reveals nothing about its
 * owner.
 */
export const mailErrors = defineErrors({
  'mail-withheld': { status: 429, message: `${MAIL_WITHHELD} Riprova tra un’ora.` },
});
