import { Readable } from 'node:stream';
import { savedFileName } from '@riparo/domain/care/files/file-name.ts';
import { MAX_PDF_PAGES } from '@riparo/domain/care/files/limits.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { readPagePicture, readStoredFile, type StoredFile } from './stored-files.ts';

/** Whoever opens it where it was not meant to be opened sees a picture or nothing: no script, no style, no form, no frame. */
const nothingRuns = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** What somebody sent: saved, never opened in our name, and kept by nobody on the way. */
export function sendStoredFile(reply: FastifyReply, db: Database, file: StoredFile): FastifyReply {
  const name = savedFileName(file.name, file.contentType);
  return closed(reply)
    .header('content-disposition', attachment(name))
    .header('content-length', file.sizeBytes)
    .type(file.contentType)
    .send(Readable.from(readStoredFile(db, file, 'content')));
}

/** The small picture that screens show, drawn by us. */
export function sendPreview(reply: FastifyReply, db: Database, file: StoredFile): FastifyReply {
  return closed(reply)
    .header('content-disposition', 'inline; filename="anteprima.jpg"')
    .type('image/jpeg')
    .send(Readable.from(readStoredFile(db, file, 'preview')));
}

/** Of a page in an address, counted from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(MAX_PDF_PAGES);

/** One page of a PDF as a picture. */
export function sendPagePicture(
  reply: FastifyReply,
  db: Database,
  file: StoredFile,
  page: number,
): FastifyReply {
  const picture = file.pagePictures[page - 1];
  if (!picture) throw new Error('a page that is not there was asked for');
  return closed(reply)
    .header('content-disposition', `inline; filename="pagina-${page}.jpg"`)
    .header('content-length', picture.bytes)
    .type('image/jpeg')
    .send(Readable.from(readPagePicture(db, file, picture)));
}

/** A PDF as it was sent: bytes to be saved, which no browser opens by itself. */
export function sendOriginal(reply: FastifyReply, file: StoredFile, original: Buffer): FastifyReply {
  return closed(reply)
    .header('content-disposition', attachment(`originale-${savedFileName(file.name, file.contentType)}`))
    .type('application/octet-stream')
    .send(original);
}

function closed(reply: FastifyReply): FastifyReply {
  return reply
    .header('content-security-policy', nothingRuns)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex');
}

const attachment = (name: string) =>
  `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;
const plain = (name: string) => name.normalize('NFKD').replace(/[^\w .()-]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
