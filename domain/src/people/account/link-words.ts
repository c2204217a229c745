/** How a mail's link carries the code and its key, after the #. */
export const CODE_IN_LINK = 'codice';
export const KEY_IN_LINK = 'chiave';
