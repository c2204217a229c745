// Apart from the questions: whoever only names the product does not load them.
export const LIFE_PRODUCT_KEY = 'vita-tcm';
export const LIFE_PRODUCT_TITLE = 'Polizza Vita (Temporanea Caso Morte)';
