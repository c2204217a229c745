import type { Call } from '@riparo/domain/platform/call/call.ts';
import { problemSchema } from '@riparo/domain/platform/call/problem-schema.ts';
import { type ErrorDefinition, generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { FastifySchema } from 'fastify';
import * as z from 'zod';
import type { ServeOptions } from '../serve-options.ts';
import { securityOf } from './call-security.ts';

type CallSchema = FastifySchema & { operationId: string; summary: string };

/** What Fastify validates with and what the API's documentation shows, both from the call alone. */
export function describeCall(call: Call, options: ServeOptions): CallSchema {
  return {
    operationId: call.id,
    summary: call.summary,
    security: securityOf[call.access.who],
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.headers && { headers: call.headers }),
    ...(call.body && { body: call.body }),
    response: { [call.answer.status]: call.answer.schema ?? z.undefined(), ...problemsOf(call, options) },
  };
}

function problemsOf(call: Call, options: ServeOptions) {
  const byStatus = Map.groupBy(errorsOf(call, options), (error) => error.status);
  const answers = [...byStatus].map(([status, errors]) => [
    status,
    {
      description: errors.map((error) => `\`${error.code}\`: ${error.message}`).join('\n'),
      content: { 'application/problem+json': { schema: problemSchema } },
    },
  ]);
  return Object.fromEntries(answers);
}

function errorsOf(call: Call, { acceptsAnyOrigin, rateLimit }: ServeOptions): ErrorDefinition[] {
  const isCountedWrite = call.method !== 'GET' && !acceptsAnyOrigin;
  return [
    generalErrors['malformed-request'],
    ...(isCountedWrite ? [generalErrors['origin-refused']] : []),
    ...(isCountedWrite || rateLimit ? [generalErrors['too-many-requests']] : []),
    ...(call.params ? [generalErrors['not-found']] : []),
    ...(call.body ? [generalErrors['payload-too-large'], generalErrors['unsupported-media-type']] : []),
    ...(call.body || call.query ? [generalErrors.validation] : []),
    ...call.access.refusals,
    ...call.errors,
  ];
}
