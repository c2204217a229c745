import * as z from 'zod';
import { everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { withheldMailFields } from '../../platform/call/withheld-mail-schema.ts';
import { RISK_BEARERS } from './competence.ts';
import { CLOSING_REASONS, COMPLAINT_AREAS, COMPLAINT_OUTCOMES } from './register.ts';
import { COMPLAINT_STATES } from './states.ts';
import { sentFileSchema } from '../files/stored-file.ts';
import { submissionHeadersSchema, submissionKeySchema } from '../../platform/values/ids.ts';

const base = '/api/v1/complaints';

export const makeComplaintCall = defineCall({
  id: 'makeComplaint',
  method: 'POST',
  path: base,
  access: guestOrCustomer,
  summary:
    'Presenta un reclamo: lo mette nel registro, manda la ricevuta e fa partire i termini. La stessa chiave vale una volta.',
  headers: submissionHeadersSchema,
  body: z.object({
    submissionKey: submissionKeySchema.optional(),
    complainant: z.string().max(40),
    onBehalfOf: z.string().max(300).nullish(),
    area: z.string().max(40),
    reference: z.string().max(300).nullish(),
    story: z.string().max(20_000),
    wish: z.string().max(20_000),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    address: z.string().max(1000).nullish(),
    phone: z.string().nullish(),
  }),
  answer: {
    status: 201,
    schema: z.object({
      data: z.object({
        /** `REC-2026-00012`. */
        number: z.string(),
        /** Opens `complaint`; the answer itself only in a verified mailbox. */
        token: z.string(),
        /** The last day for our part: to answer, or to forward. */
        dueBy: z.iso.date(),
        ...withheldMailFields,
      }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const complaintCall = defineCall({
  id: 'complaint',
  method: 'GET',
  path: `${base}/:token`,
  access: everybody,
  summary: 'A che punto è un reclamo, per chi ha il link della ricevuta.',
  params: z.object({ token: z.string().max(100) }),
  answer: {
    status: 200,
    schema: z.object({
      data: z.object({
        number: z.string(),
        state: z.enum(COMPLAINT_STATES),
        receivedOn: z.iso.date(),
        dueBy: z.iso.date(),
        /** The risk bearer; null if unknown, or if the mailbox is not verified. */
        bearer: z.enum(RISK_BEARERS).nullable(),
        endedOn: z.iso.date().nullable(),
        area: z.enum(COMPLAINT_AREAS),
        reference: z.string().nullable(),
        story: z.string(),
        wish: z.string(),
        /** Added, or still uploading. */
        files: z.array(sentFileSchema),
        outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
        /** Our answer; null before it, and for authors without a verified mailbox. */
        answer: z.string().nullable(),
        /** Answered or closed, with the text only in the mailbox. */
        isAnswerMailed: z.boolean(),
        closingReason: z.enum(CLOSING_REASONS).nullable(),
        /** The text when it was closed. */
        closingWords: z.string().nullable(),
      }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
