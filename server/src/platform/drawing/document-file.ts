import type { Database } from '../database/connection.ts';
import type { Documents } from './documents.ts';

/** A document as mails attach it and pages offer it. */
export type DocumentFile = { filename: string; contentType: string; content: Buffer };

/** What a document is made with. */
export type DocumentParts = { db: Database; documents: Documents; siteUrl: URL };
