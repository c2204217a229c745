/** What is read of HTML, with a line for each piece. */
export const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/\u00a0|&nbsp;/g, ' ')
    .replaceAll(/\n+/g, '\n')
    .trim();
