// People write signs our fonts lack: emoji, and letters of other alphabets.
const unprintable =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f|(?!\p{Script=Latin}|\p{M})\p{L}/gu;
// Digits are not pictures, though Unicode allows emoji made from them.
const isKept = /^[\d#*©®™]$/;

/** The paragraphs as written, and whether nothing had to be left out. */
export function printableParagraphs(text: string): { paragraphs: string[]; isWhole: boolean } {
  let isWhole = true;
  const printed = text.replaceAll(unprintable, (sign) => {
    if (isKept.test(sign)) return sign;
    isWhole = false;
    return '';
  });
  const paragraphs = printed
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
  return { paragraphs, isWhole };
}

export const OMISSION_MARK =
  'Alcuni segni non si possono stampare e qui mancano: il testo intero è nella sua pagina.';
