import type { Database } from '../database/connection.ts';
import type { Documents } from './documents.ts';

/** A document as attached to mails and offered on pages. */
export type DocumentFile = { filename: string; contentType: string; content: Buffer };

/** Dependencies for making documents. */
export type DocumentParts = { db: Database; documents: Documents; siteUrl: URL };
