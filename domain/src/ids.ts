import * as z from 'zod';

/** Ids are unguessable UUIDs; a brand keeps one kind from being passed where another is meant. */
export type AccountId = string & { readonly __brand: 'AccountId' };

/** Made by the browser, once for each submission: the same one sent twice is stored once. */
export const submissionKeySchema = z.uuid();

/**
 * The same key for who has no room for it in what they send. It is an id that nobody can guess, in quotes or without:
 * whoever repeats it is answered like the first time.
 */
export const submissionHeadersSchema = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^("?)[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\1$/i)
    .optional(),
});
