import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../conditional-request.ts';
import { chooseEncoding } from './encoding.ts';
import type { SiteFile } from './site-files.ts';

/** Which pages a browser may fetch before they are asked for, a file of the build; as a list of structured strings. */
const speculationRules = '"/speculation-rules.json"';

/** As compressed as the caller likes it, or not at all to whoever has it already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  varies = 'accept-encoding',
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], (name) => file.variants.has(name));
  reply.header('cache-control', file.cacheControl).header('etag', file.etag).header('vary', varies);
  if (file.policy) reply.header('content-security-policy', file.policy);
  if (file.leadsOn) reply.header('speculation-rules', speculationRules);
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], file.etag))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const content = file.variants.get(encoding) ?? Buffer.alloc(0);
  request.siteContent = content;
  return reply.type(file.contentType).send(content);
}
