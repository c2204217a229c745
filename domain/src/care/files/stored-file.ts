import * as z from 'zod';
import { FILE_KINDS } from './limits.ts';

/** Chosen by the browser, so that a repeated call refers to the same file. */
export const fileIdSchema = z.uuid().brand<'FileId'>();
export type FileId = z.output<typeof fileIdSchema>;

/** `arriving` until it is complete and was opened; only `stored` files count. */
export const FILE_STATES = ['arriving', 'stored', 'refused'] as const;
export type FileState = (typeof FILE_STATES)[number];

export const ownFileSchema = z.object({
  id: fileIdSchema,
  name: z.string(),
  /** The original size. */
  sizeBytes: z.int(),
  arrivedBytes: z.int(),
  state: z.enum(['arriving', 'stored']),
  /** Null until it was opened. */
  kind: z.enum(FILE_KINDS).nullable(),
});

/** A file for its owner. */
export type OwnFile = z.output<typeof ownFileSchema>;

/** The same with its addresses, for its sender. */
export const sentFileSchema = z.object({
  /** Chosen by the browser, so that a repeated call refers to the same file. */
  id: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
  arrivedBytes: z.int(),
  /** `arriving` until it is complete and was opened; only `stored` files count. */
  state: z.enum(['arriving', 'stored']),
  /** A thumbnail of it, or of its first page; null while it arrives. */
  previewPath: z.string().nullable(),
  /** For saving. */
  path: z.string(),
});

export type SentFile = z.output<typeof sentFileSchema>;

/** A stored file for the desk. */
export const deskFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  /** A thumbnail of it, or of its first page. */
  previewPath: z.string(),
  /** The pages of a PDF as images; none for a photo. */
  pagePaths: z.array(z.string()),
  path: z.string(),
  /** The original PDF, for staff who may download it; photos are only stored as our own conversion. */
  originalPath: z.string().nullable(),
  addedAt: z.iso.datetime(),
});

export type DeskFile = z.output<typeof deskFileSchema>;
