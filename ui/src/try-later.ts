/** What failed and why; the reason does not repeat the request to try again. */
export const tryLater = (what: string, reason: string) =>
  `Non è stato possibile ${what}. Riprova più tardi. ${reason.replace(/(?:,| e|:) riprova[^.]*\./, '.')}`;
