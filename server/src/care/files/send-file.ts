import { savedFileName } from '@riparo/domain/care/files/file-name.ts';
import { MAX_PDF_PAGES } from '@riparo/domain/care/files/limits.ts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { sendPrivate } from '../../platform/http/send-file.ts';
import { readPagePicture, readStoredFile, type StoredFile } from './stored-files.ts';

/** Opened directly in a browser, it shows a picture or nothing: no script, no style, no form, no frame. */
const sandboxPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** A file sent by a customer: saved as a download, never opened on our origin. */
export const sendStoredFile = (reply: FastifyReply, db: Database, file: StoredFile): FastifyReply =>
  sendUploaded(reply, attachment(savedFileName(file.name, file.contentType)), {
    contentType: file.contentType,
    content: readStoredFile(db, file, 'content'),
    sizeBytes: file.sizeBytes,
  });

/** The small preview for screens, drawn by us. */
export const sendPreview = (reply: FastifyReply, db: Database, file: StoredFile): FastifyReply =>
  sendUploaded(reply, 'inline; filename="anteprima.jpg"', {
    contentType: 'image/jpeg',
    content: readStoredFile(db, file, 'preview'),
  });

/** A page number in an address, counted from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(MAX_PDF_PAGES);

/** One page of a PDF as a picture. */
export function sendPagePicture(
  reply: FastifyReply,
  db: Database,
  file: StoredFile,
  page: number,
): FastifyReply {
  const picture = file.pagePictures[page - 1];
  if (!picture) throw new Error('the requested page does not exist');
  return sendUploaded(reply, `inline; filename="pagina-${page}.jpg"`, {
    contentType: 'image/jpeg',
    content: readPagePicture(db, file, picture),
    sizeBytes: picture.bytes,
  });
}

/** A PDF as it was sent, as a download: no browser opens it by itself. */
export const sendOriginal = (reply: FastifyReply, file: StoredFile, content: Buffer): FastifyReply =>
  sendUploaded(reply, attachment(`originale-${savedFileName(file.name, file.contentType)}`), {
    contentType: 'application/octet-stream',
    content,
  });

const sendUploaded = (reply: FastifyReply, disposition: string, content: Parameters<typeof sendPrivate>[2]) =>
  sendPrivate(
    reply.header('content-security-policy', sandboxPolicy).header('x-content-type-options', 'nosniff'),
    disposition,
    content,
  );

const attachment = (name: string) =>
  `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;
const plain = (name: string) => name.normalize('NFKD').replace(/[^\w .()-]/g, '_');
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
