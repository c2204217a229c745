/** Names have no digits. */
export const inLetters = (number: number) =>
  [...String(number)].map((digit) => String.fromCodePoint(97 + Number(digit))).join('');
