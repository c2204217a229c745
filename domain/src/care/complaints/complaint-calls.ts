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
        /** Opens `complaint`; what we answer only for who proved the mailbox. */
        token: z.string(),
        /** The last day for what is ours to do: to answer, or to forward it to whoever answers. */
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
        /** Who bears the risk of what it is about; null where we do not know, or the mailbox is not proved. */
        bearer: z.enum(RISK_BEARERS).nullable(),
        endedOn: z.iso.date().nullable(),
        area: z.enum(COMPLAINT_AREAS),
        reference: z.string().nullable(),
        story: z.string(),
        wish: z.string(),
        /** Added to it, or on their way. */
        files: z.array(sentFileSchema),
        outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
        /** What was answered; null until then, and for who wrote it without proving the mailbox. */
        answer: z.string().nullable(),
        /** It was answered or closed, and what was said is in the mailbox alone. */
        isAnswerMailed: z.boolean(),
        closingReason: z.enum(CLOSING_REASONS).nullable(),
        /** What was said when it was closed. */
        closingWords: z.string().nullable(),
      }),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
