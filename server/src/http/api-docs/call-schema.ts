import type { Call } from '@riparo/domain/contract/call.ts';
import { type ErrorDefinition, generalErrors, problemSchema } from '@riparo/domain/contract/problem.ts';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';

/** What Fastify validates with and what the API's documentation shows, both from the call alone. */
export function describeCall(call: Call): FastifySchema & { operationId: string; summary: string } {
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.headers && { headers: call.headers }),
    ...(call.body && { body: call.body }),
    response: { [call.answer.status]: call.answer.schema ?? z.undefined(), ...problemsOf(call) },
  };
}

function problemsOf(call: Call) {
  const byStatus = Map.groupBy(errorsOf(call), (error) => error.status);
  const answers = [...byStatus].map(([status, errors]) => [
    status,
    {
      description: errors.map((error) => `\`${error.code}\`: ${error.message}`).join('\n'),
      content: { 'application/problem+json': { schema: problemSchema } },
    },
  ]);
  return Object.fromEntries(answers);
}

function errorsOf(call: Call): ErrorDefinition[] {
  const isWrite = call.method !== 'GET';
  return [
    ...(call.body ? [generalErrors['malformed-request']] : []),
    ...(isWrite ? [generalErrors['origin-refused'], generalErrors['too-many-requests']] : []),
    ...(call.params ? [generalErrors['not-found']] : []),
    ...(call.body || call.query ? [generalErrors.validation] : []),
    ...call.errors,
  ];
}
