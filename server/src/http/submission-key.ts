import { randomUUID } from 'node:crypto';
import type { SubmissionKey } from '@riparo/domain/values/ids.ts';
import type { FastifyRequest } from 'fastify';

type Sent = { body: { submissionKey?: SubmissionKey | undefined }; request: FastifyRequest };

/** What tells a repeated submission from a new one, wherever it was sent. Without it each stands alone. */
export function submissionKeyOf({ body, request }: Sent): SubmissionKey {
  const header = request.headers['idempotency-key'];
  const inHeader = typeof header === 'string' ? header.replaceAll('"', '').toLowerCase() : undefined;
  // The header's own schema has seen that it can be one.
  return body.submissionKey ?? ((inHeader ?? randomUUID()) as SubmissionKey);
}
