import * as z from 'zod';

// Ids are UUIDs, and a brand keeps one kind from being passed where another is meant. What comes from outside has it from
// its schema, what is in the database from its column. An id names something and opens nothing (decision 0078).

export type AccountId = string & { readonly __brand: 'AccountId' };
export const accountIdSchema = z.uuid().pipe(z.custom<AccountId>());

/** Of somebody at the desk, who is no customer. */
export const staffIdSchema = z.uuid().brand<'StaffId'>();
export type StaffId = z.output<typeof staffIdSchema>;

/** Of what somebody wants of the desk. */
export const requestIdSchema = z.uuid().brand<'RequestId'>();
export type RequestId = z.output<typeof requestIdSchema>;

/** Of what somebody complained about. */
export const complaintIdSchema = z.uuid().brand<'ComplaintId'>();
export type ComplaintId = z.output<typeof complaintIdSchema>;

/** Of whoever wrote to us under a mailbox, as the desk knows them. */
export const personIdSchema = z.uuid().brand<'PersonId'>();
export type PersonId = z.output<typeof personIdSchema>;

/** Names a deal: at the desk, in the log, at the card provider. From outside only the session of its owner opens a deal by it. */
export const dealUuidSchema = z.uuid().brand<'DealUuid'>();
export type DealUuid = z.output<typeof dealUuidSchema>;

/** Opens a deal for its customer. Has the shape of an id and is a secret, of which only a hash is stored. */
export const dealAddressSchema = z.uuid().brand<'DealAddress'>();
export type DealAddress = z.output<typeof dealAddressSchema>;

/** Of a note that staff wrote about a case. */
export const noteIdSchema = z.uuid().brand<'NoteId'>();
export type NoteId = z.output<typeof noteIdSchema>;

/** Of something that the desk has to do about a deal. */
export const dealTaskIdSchema = z.uuid().brand<'DealTaskId'>();
export type DealTaskId = z.output<typeof dealTaskIdSchema>;

/** Of money that arrived, and of money that goes back. */
export const paymentIdSchema = z.uuid().brand<'PaymentId'>();
export type PaymentId = z.output<typeof paymentIdSchema>;
export const refundIdSchema = z.uuid().brand<'RefundId'>();
export type RefundId = z.output<typeof refundIdSchema>;

/** Names a life quote, with a price or without: at the desk, on its PDF, in the log. It opens nothing. */
export const quoteUuidSchema = z.uuid().brand<'QuoteUuid'>();
export type QuoteUuid = z.output<typeof quoteUuidSchema>;

/** Opens a life quote on the site: a secret of the visitor who made it, and of the mailbox it was sent to. */
export const quoteAddressSchema = z.uuid().brand<'QuoteAddress'>();
export type QuoteAddress = z.output<typeof quoteAddressSchema>;

/** `SCI-3F2A9C-88D01B`: what is said on the phone. */
export const policyNumberSchema = z
  .string()
  .regex(/^SCI(-[\dA-F]{6}){2}$/)
  .brand<'PolicyNumber'>();
export type PolicyNumber = z.output<typeof policyNumberSchema>;

/** Of something that happened to somebody who is insured, from its first answer on. */
export const claimIdSchema = z.uuid().brand<'ClaimId'>();
export type ClaimId = z.output<typeof claimIdSchema>;

/** Of something that we asked for, to go on with a claim. */
export const claimPaperIdSchema = z.uuid().brand<'ClaimPaperId'>();
export type ClaimPaperId = z.output<typeof claimPaperIdSchema>;

/** `SIN-3F2A9C-88D01B`: what is said on the phone. */
export const claimNumberSchema = z
  .string()
  .regex(/^SIN(-[\dA-F]{6}){2}$/)
  .brand<'ClaimNumber'>();
export type ClaimNumber = z.output<typeof claimNumberSchema>;

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
