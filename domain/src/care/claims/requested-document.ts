import * as z from 'zod';
import { requestedDocumentIdSchema } from '../../platform/values/ids.ts';
import { REQUESTED_DOCUMENT_KINDS, REQUESTED_DOCUMENT_STATES } from './papers.ts';

const moment = z.iso.datetime();

/** A requested document, as both the claimant and the desk see it. */
export const requestedDocumentSchema = z.object({
  id: requestedDocumentIdSchema,
  kind: z.enum(REQUESTED_DOCUMENT_KINDS),
  title: z.string(),
  hint: z.string().nullable(),
  /** Health data: needs the consent of the person. */
  isHealth: z.boolean(),
  state: z.enum(REQUESTED_DOCUMENT_STATES),
  /** How often it was requested, and why again if more than once. */
  times: z.int(),
  why: z.string().nullable(),
  askedAt: moment,
  givenAt: moment.nullable(),
  /** The claimant's text instead of a file. */
  note: z.string().nullable(),
});

export type RequestedDocument = z.output<typeof requestedDocumentSchema>;
