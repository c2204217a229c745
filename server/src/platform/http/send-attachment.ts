import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type Attachment = {
  filename: string;
  type: string;
  content: string | Buffer | AsyncIterable<string | Uint8Array>;
};

export const csvType = 'text/csv; charset=utf-8';

/** A file made for one caller to save: no cache keeps it and no search engine lists it. */
export const sendAttachment = (reply: FastifyReply, { filename, type, content }: Attachment): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .type(type)
    .send(typeof content === 'string' || Buffer.isBuffer(content) ? content : Readable.from(content));
