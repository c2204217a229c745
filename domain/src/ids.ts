import * as z from 'zod/mini';

/** Ids are unguessable UUIDs; a brand keeps one kind from being passed where another is meant. */
export type QuoteRequestId = string & { readonly __brand: 'QuoteRequestId' };
export type AccountId = string & { readonly __brand: 'AccountId' };
export type SubmissionKey = string & { readonly __brand: 'SubmissionKey' };

/** Made by the browser, once for each submission: the same one sent twice is stored once. */
export const submissionKeySchema = z.uuid();
