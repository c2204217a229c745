const months =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
const date = new RegExp(`(\\d{1,2}º?) (${months}) (\\d{4})`, 'g');

/** No line ends inside a date, an amount or a time, or between a law and its number. */
export const unbroken = (text: string) =>
  text
    .replace(date, '$1\u00a0$2\u00a0$3')
    .replaceAll(/€ (?=\d)/g, '€\u00a0')
    .replaceAll(/(?<=\d) (?=(?:€|%|euro|ore|giorni|mesi|anni)(?![\p{L}\d]))/gu, '\u00a0')
    .replaceAll(/(?<=(?<!\p{L})(?:articol[oi]|art\.|n\.)) (?=\d)/giu, '\u00a0');

/** What a line may end between, as it was written. */
export function wordsOf(text: string): string[] {
  let at = 0;
  return unbroken(text)
    .split(' ')
    .map(({ length }) => {
      const word = text.slice(at, at + length);
      at += length + 1;
      return word;
    });
}
