import { tidyEmail } from './email.ts';

/** Makes two spellings the same username and mailbox: one key, used in every lookup. */
export type EmailKey = string & { readonly __brand: 'EmailKey' };

export const emailKey = (email: string) => tidyEmail(email).toLowerCase() as EmailKey;
