/** The flow of a registration that a purchase is waiting for. */
export const PURCHASE_FLOW = 'acquisto';

/** Placeholder for any e-mail at build time: a prerendered page knows no customer. */
export const EMAIL_PLACEHOLDER = '-';
