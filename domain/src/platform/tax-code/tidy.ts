/** As printed, however it was copied: `rss mra 90c67 h501 x`. */
export const tidyTaxCode = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');
