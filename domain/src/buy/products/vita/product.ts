// Separate from the questions, so that naming the product does not load them.
export const LIFE_PRODUCT_KEY = 'vita-tcm';
export const LIFE_PRODUCT_TITLE = 'Polizza Vita (Temporanea Caso Morte)';
