import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../conditional-request.ts';
import { chooseEncoding } from './encoding.ts';
import type { SiteFile } from './site-files.ts';

/**
 * Which pages a browser may prefetch, from a file of the build; formatted as a list of structured strings.
 */
const speculationRules = '"/speculation-rules.json"';

/** In the client's preferred encoding, or as a 304 if it has the file already. */
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
