import * as z from 'zod';
import { FILE_KINDS } from './limits.ts';

/** Chosen by the browser, so that whoever repeats something means the same file. */
export const fileIdSchema = z.uuid().brand<'FileId'>();
export type FileId = z.output<typeof fileIdSchema>;

/** `arriving` until all of it is here and was opened; only what is `stored` counts. */
export const FILE_STATES = ['arriving', 'stored', 'refused'] as const;
export type FileState = (typeof FILE_STATES)[number];

export const ownFileSchema = z.object({
  id: fileIdSchema,
  name: z.string(),
  /** As it was sent. */
  sizeBytes: z.int(),
  arrivedBytes: z.int(),
  state: z.enum(['arriving', 'stored']),
  /** Null until it was opened. */
  kind: z.enum(FILE_KINDS).nullable(),
});

/** A file as its owner sees it. */
export type OwnFile = z.output<typeof ownFileSchema>;
