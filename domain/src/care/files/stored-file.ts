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

/** The same with where it is, as whoever sends it sees it. */
export const sentFileSchema = z.object({
  /** Chosen by the browser, so that whoever repeats something means the same file. */
  id: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
  arrivedBytes: z.int(),
  /** `arriving` until all of it is here and was opened; only what is `stored` counts. */
  state: z.enum(['arriving', 'stored']),
  /** A small picture of it, or of its first page; null as long as it arrives. */
  previewPath: z.string().nullable(),
  /** To be kept. */
  path: z.string(),
});

export type SentFile = z.output<typeof sentFileSchema>;

/** A stored file, as the desk sees it. */
export const deskFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  /** A small picture of it, or of its first page. */
  previewPath: z.string(),
  /** The pages of a PDF, each as a picture; none for a photo. */
  pagePaths: z.array(z.string()),
  path: z.string(),
  /** A PDF as it was sent, for staff who may download it; photos are stored only as we drew them. */
  originalPath: z.string().nullable(),
  addedAt: z.iso.datetime(),
});

export type DeskFile = z.output<typeof deskFileSchema>;
