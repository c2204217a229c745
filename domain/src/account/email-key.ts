/** What makes two spellings the same username: an e-mail is compared without case, however its accents were typed. */
export type EmailKey = string & { readonly __brand: 'EmailKey' };

export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase() as EmailKey;
