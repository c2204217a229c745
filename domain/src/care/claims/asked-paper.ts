import * as z from 'zod';
import { requestedDocumentIdSchema } from '../../platform/values/ids.ts';
import { PAPER_KINDS, PAPER_STATES } from './papers.ts';

const moment = z.iso.datetime();

/** Something that we asked for, as both sides see it. */
export const askedPaperSchema = z.object({
  id: requestedDocumentIdSchema,
  kind: z.enum(PAPER_KINDS),
  title: z.string(),
  hint: z.string().nullable(),
  /** Says something about somebody’s health: not without their consent. */
  isHealth: z.boolean(),
  state: z.enum(PAPER_STATES),
  /** How often it was asked for; why again, where it was. */
  times: z.int(),
  why: z.string().nullable(),
  askedAt: moment,
  givenAt: moment.nullable(),
  /** What they wrote in the place of a file. */
  note: z.string().nullable(),
});

export type AskedPaper = z.output<typeof askedPaperSchema>;
