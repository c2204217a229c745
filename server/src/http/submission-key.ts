import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

type Sent = { body: { submissionKey?: string | undefined }; request: FastifyRequest };

/** What tells a repeated submission from a new one, wherever it was sent. Without it each stands alone. */
export function submissionKeyOf({ body, request }: Sent): string {
  const header = request.headers['idempotency-key'];
  const inHeader = typeof header === 'string' ? header.replaceAll('"', '').toLowerCase() : undefined;
  return body.submissionKey ?? inHeader ?? randomUUID();
}
