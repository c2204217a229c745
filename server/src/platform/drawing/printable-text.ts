// What people write holds signs that documents are not printed in: pictures, and letters of other alphabets.
const unprintable =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f|(?!\p{Script=Latin}|\p{M})\p{L}/gu;
// Figures are no pictures, though Unicode says that they may become some.
const isKept = /^[\d#*©®™]$/;

/** Paragraphs as they were written, and whether something had to be left out of them. */
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

export const LEFT_OUT =
  'Alcuni segni non si possono stampare e qui mancano: il testo intero è nella sua pagina.';
