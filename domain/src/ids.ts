import * as z from 'zod/mini';

/** Ids are unguessable UUIDs; a brand keeps one kind from being passed where another is meant. */
export type AccountId = string & { readonly __brand: 'AccountId' };

/** Made by the browser, once for each submission: the same one sent twice is stored once. */
export const submissionKeySchema = z.uuid();
