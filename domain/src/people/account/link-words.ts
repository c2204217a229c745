/** How a mail's link brings the code and its key along, behind the #. */
export const CODE_IN_LINK = 'codice';
export const KEY_IN_LINK = 'chiave';
