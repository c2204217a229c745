import { defineErrors } from './problem.ts';

/** Said in place of "ti abbiamo mandato un’e-mail", where that mailbox has had enough for now. */
export const MAIL_WITHHELD = 'A questo indirizzo abbiamo già scritto molte volte: l’e-mail non è partita.';

/** Of calls that are of no use without their mail. Counted for the address alone: it says nothing of whose it is. */
export const mailErrors = defineErrors({
  'mail-withheld': { status: 429, message: `${MAIL_WITHHELD} Riprova tra un’ora.` },
});
