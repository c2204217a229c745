import * as z from 'zod';

// Ids are UUIDs, branded so that one kind cannot be passed for another. Values from outside get the brand
// from their schema, values in the database from their column. An id names something and gives no access
// (decision 0078).

export type AccountId = string & { readonly __brand: 'AccountId' };
export const accountIdSchema = z.uuid().pipe(z.custom<AccountId>());

export const staffIdSchema = z.uuid().brand<'StaffId'>();
export type StaffId = z.output<typeof staffIdSchema>;

export const requestIdSchema = z.uuid().brand<'RequestId'>();
export type RequestId = z.output<typeof requestIdSchema>;

export const complaintIdSchema = z.uuid().brand<'ComplaintId'>();
export type ComplaintId = z.output<typeof complaintIdSchema>;

/** A person who wrote to us from a mailbox, as the desk knows them. */
export const personIdSchema = z.uuid().brand<'PersonId'>();
export type PersonId = z.output<typeof personIdSchema>;

/**
 * Names a deal: at the desk, in the log, at the card provider. For customers it opens a deal only with its
 * owner's session.
 */
export const dealUuidSchema = z.uuid().brand<'DealUuid'>();
export type DealUuid = z.output<typeof dealUuidSchema>;

/** Gives a customer access to a deal. It looks like an id but is a secret, stored only as a hash. */
export const dealAddressSchema = z.uuid().brand<'DealAddress'>();
export type DealAddress = z.output<typeof dealAddressSchema>;

export const noteIdSchema = z.uuid().brand<'NoteId'>();
export type NoteId = z.output<typeof noteIdSchema>;

export const dealTaskIdSchema = z.uuid().brand<'DealTaskId'>();
export type DealTaskId = z.output<typeof dealTaskIdSchema>;

export const paymentIdSchema = z.uuid().brand<'PaymentId'>();
export type PaymentId = z.output<typeof paymentIdSchema>;
export const refundIdSchema = z.uuid().brand<'RefundId'>();
export type RefundId = z.output<typeof refundIdSchema>;

/** Names a life quote, priced or not: at the desk, on its PDF, in the log. It gives no access. */
export const quoteUuidSchema = z.uuid().brand<'QuoteUuid'>();
export type QuoteUuid = z.output<typeof quoteUuidSchema>;

/**
 * Gives access to a life quote on the site: a secret of the visitor who created it and of the mailbox it was
 * sent to.
 */
export const quoteAddressSchema = z.uuid().brand<'QuoteAddress'>();
export type QuoteAddress = z.output<typeof quoteAddressSchema>;

/** `SCI-3F2A9C-88D01B`: the number quoted on the phone. */
export const policyNumberSchema = z
  .string()
  .regex(/^SCI(-[\dA-F]{6}){2}$/)
  .brand<'PolicyNumber'>();
export type PolicyNumber = z.output<typeof policyNumberSchema>;

export const claimIdSchema = z.uuid().brand<'ClaimId'>();
export type ClaimId = z.output<typeof claimIdSchema>;

export const requestedDocumentIdSchema = z.uuid().brand<'RequestedDocumentId'>();
export type RequestedDocumentId = z.output<typeof requestedDocumentIdSchema>;

/** `SIN-3F2A9C-88D01B`: the number quoted on the phone. */
export const claimNumberSchema = z
  .string()
  .regex(/^SIN(-[\dA-F]{6}){2}$/)
  .brand<'ClaimNumber'>();
export type ClaimNumber = z.output<typeof claimNumberSchema>;

/** Created by the browser for each submission: a submission sent twice is stored once. */
export const submissionKeySchema = z.uuid().brand<'SubmissionKey'>();
export type SubmissionKey = z.output<typeof submissionKeySchema>;

/**
 * The same key as a header, where the body has no room for it. An unguessable id, with or without quotes:
 * repeating it gets the first answer again.
 */
export const submissionHeadersSchema = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^("?)[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\1$/i)
    .optional(),
});
