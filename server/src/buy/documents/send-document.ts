import type { FastifyReply } from 'fastify';
import type { DocumentFile } from '../../platform/drawing/document-file.ts';

/** A document about a person: shown in the browser, kept by nobody on the way. */
export function sendDocument(reply: FastifyReply, { content, filename }: DocumentFile): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `inline; filename="${filename}"`)
    .type('application/pdf')
    .send(content);
}
