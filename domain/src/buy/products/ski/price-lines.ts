/** What the lines of a ski policy's price are called, on the page and on the receipt. */
export const SKI_PRICE_LINES = {
  list: 'Prezzo senza sconto',
  discount: 'Sconto',
  total: 'Prezzo',
} as const;
