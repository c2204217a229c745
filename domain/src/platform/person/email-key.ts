import { tidyEmail } from './email.ts';

/** What makes two spellings the same username, and the same mailbox: one key for it, wherever one is looked for. */
export type EmailKey = string & { readonly __brand: 'EmailKey' };

export const emailKey = (email: string) => tidyEmail(email).toLowerCase() as EmailKey;
