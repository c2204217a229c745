import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Content = {
  contentType: string;
  content: string | Buffer | AsyncIterable<string | Uint8Array>;
  /** Of content that comes in pieces; otherwise it is counted. */
  sizeBytes?: number;
};

export type FileContent = Content & { filename: string };

/** The type of a table as text. */
export const csvType = 'text/csv; charset=utf-8';

/** A file for one person: never cached on the way, never indexed. Every such file leaves through here. */
export function sendPrivate(
  reply: FastifyReply,
  disposition: string,
  { contentType, content, sizeBytes }: Content,
): FastifyReply {
  if (sizeBytes !== undefined) reply.header('content-length', sizeBytes);
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', disposition)
    .type(contentType)
    .send(typeof content === 'string' || Buffer.isBuffer(content) ? content : Readable.from(content));
}

/** To be saved. */
export const sendAttachment = (reply: FastifyReply, file: FileContent): FastifyReply =>
  sendPrivate(reply, `attachment; filename="${file.filename}"`, file);

/** To be shown in the browser, a PDF for example. */
export const sendInline = (reply: FastifyReply, file: FileContent): FastifyReply =>
  sendPrivate(reply, `inline; filename="${file.filename}"`, file);
