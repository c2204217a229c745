/** What did not work, and why; the reason does not ask to try again a second time. */
export const tryLater = (what: string, reason: string) =>
  `Non è stato possibile ${what}. Riprova più tardi. ${reason.replace(/(?:,| e|:) riprova[^.]*\./, '.')}`;
