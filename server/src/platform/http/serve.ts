import type {
  AnswerGivenBy,
  Call,
  ErrorOf,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
} from '@riparo/domain/platform/call/call.ts';
import { type ErrorDefinition, generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { ReadAction } from '@riparo/domain/platform/call/log-reads.ts';
import { type CallerOf, callerOf, readingOf } from './access/access.ts';
import { answerIn, type Logged, type Read } from './access/desk-reads.ts';
import type { App } from './app-instance.ts';
import { Failure, sendProblem } from './problem-answers.ts';
import { problemSchema } from '@riparo/domain/platform/call/problem-schema.ts';
import * as z from 'zod';
import { securityOf } from './api-docs/call-security.ts';
import type { RateLimit } from './rate-limit.ts';

type GeneralError = (typeof generalErrors)[keyof typeof generalErrors];

/** A call of the desk that shows personal data reads by this alone. */
type Reader<C extends Call> = C['reads'] extends ReadAction ? { read: Read } : unknown;

export type CallInput<C extends Call> = CallerOf<C['access']> &
  Reader<C> & {
    params: ParsedParamsOf<C>;
    query: ParsedQueryOf<C>;
    body: ParsedBodyOf<C>;
    /** For what is not part of the contract: the visitor's address, cookies, headers. */
    request: FastifyRequest;
    reply: FastifyReply;
  };

type Given<C extends Call> = C['reads'] extends ReadAction ? Logged<AnswerGivenBy<C>> : AnswerGivenBy<C>;

/** Answers the call, or returns one of the failures that the call names. */
export type CallHandler<C extends Call> = (
  input: CallInput<C>,
) => Promise<Given<C> | Failure<ErrorOf<C> | GeneralError>>;

/**
 * Serves a call of the contract to who may make it: the handler is told who does, its schemas validate what comes in and
 * serialise what goes out.
 */
export function serve<C extends Call>(
  app: App,
  call: C,
  handler: CallHandler<C>,
  options: ServeOptions = {},
): void {
  const { method, path, access, reads } = call;
  const route = {
    method,
    schema: describeCall(call, options),
    config: { ...options, isCall: true, access, reads, countedAs: path },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      // Answers may hold personal data; a call that can be cached says so itself.
      reply.header('cache-control', 'no-store');
      const { params, query, body } = request;
      const caller = callerOf(access, request) as object;
      const reading = readingOf(app, request, access, reads);
      const input = { ...caller, ...reading, params, query, body, request, reply };
      const given: unknown = await handler(input as CallInput<C>);
      if (given instanceof Failure) {
        if (given.retryAfterSeconds) reply.header('retry-after', given.retryAfterSeconds);
        return sendProblem(request, reply, given.error as ErrorDefinition, given.fields, given.uuid);
      }
      return reply.code(call.answer.status).send(reading ? answerIn(given) : given);
    },
  };
  app.route({ ...route, url: path });
  for (const url of call.alsoAt ?? []) app.route({ ...route, url, schema: { ...route.schema, hide: true } });
}

type CallSchema = FastifySchema & { operationId: string; summary: string };

/** What Fastify validates with and what the API's documentation shows, both from the call alone. */
function describeCall(call: Call, options: ServeOptions): CallSchema {
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

type ServeOptions = {
  /** Beside the general limit for writes. */
  rateLimit?: RateLimit;
  /** It can mail an address that the caller only names: one network makes few such calls, of whichever kind. */
  mailsAnyone?: boolean;
  /** Counted by its own limit alone, not among the writes of an address. */
  hasOwnLimit?: boolean;
  /** For what proves its origin another way, like a provider's signed notice. */
  acceptsAnyOrigin?: boolean;
};
