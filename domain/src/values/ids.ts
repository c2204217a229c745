import * as z from 'zod';

// Ids are unguessable UUIDs, and a brand keeps one kind from being passed where another is meant. What comes from outside
// has it from its schema, what is in the database from its column.

export type AccountId = string & { readonly __brand: 'AccountId' };

/** Of somebody at the desk, who is no customer. */
export const staffIdSchema = z.uuid().brand<'StaffId'>();
export type StaffId = z.output<typeof staffIdSchema>;

/** Of what somebody wants of the desk. */
export const requestIdSchema = z.uuid().brand<'RequestId'>();
export type RequestId = z.output<typeof requestIdSchema>;

export const dealUuidSchema = z.uuid().brand<'DealUuid'>();
export type DealUuid = z.output<typeof dealUuidSchema>;

/** Of a life quote, with a price or without. */
export const quoteUuidSchema = z.uuid().brand<'QuoteUuid'>();
export type QuoteUuid = z.output<typeof quoteUuidSchema>;

/** `SCI-3F2A9C-88D01B`: what is said on the phone. */
export const policyNumberSchema = z
  .string()
  .regex(/^SCI(-[\dA-F]{6}){2}$/)
  .brand<'PolicyNumber'>();
export type PolicyNumber = z.output<typeof policyNumberSchema>;

/** Made by the browser, once for each submission: the same one sent twice is stored once. */
export const submissionKeySchema = z.uuid().brand<'SubmissionKey'>();
export type SubmissionKey = z.output<typeof submissionKeySchema>;

/**
 * The same key for whoever has no room for it in what they send. It is an id that nobody can guess, in quotes or without:
 * whoever repeats it is answered like the first time.
 */
export const submissionHeadersSchema = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^("?)[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\1$/i)
    .optional(),
});
