import type {
  HandlerAnswerOf,
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

/** For calls of the desk that show personal data: the only way to read it. */
type Reader<C extends Call> = C['reads'] extends ReadAction ? { read: Read } : unknown;

export type CallInput<C extends Call> = CallerOf<C['access']> &
  Reader<C> & {
    params: ParsedParamsOf<C>;
    query: ParsedQueryOf<C>;
    body: ParsedBodyOf<C>;
    /** For data outside the contract: the visitor's address, cookies, headers. */
    request: FastifyRequest;
    reply: FastifyReply;
  };

type Given<C extends Call> = C['reads'] extends ReadAction ? Logged<HandlerAnswerOf<C>> : HandlerAnswerOf<C>;

/** Answers the call, or returns one of the failures it declares. */
export type CallHandler<C extends Call> = (
  input: CallInput<C>,
) => Promise<Given<C> | Failure<ErrorOf<C> | GeneralError>>;

/**
 * Serves a call of the contract to those with access: the handler gets the caller, and the schemas validate
 * input and serialise output.
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
      // Answers may contain personal data; a cacheable call sets its own header.
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

/** Used for Fastify's validation and the API documentation, both derived from the call alone. */
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
  /** In addition to the general limit for writes. */
  rateLimit?: RateLimit;
  /**
   * It can mail an address that the caller merely names: each network gets few such calls across all kinds.
   */
  mailsAnyone?: boolean;
  /** Counted only by its own limit, not as a write of the address. */
  hasOwnLimit?: boolean;
  /** For routes that prove their origin another way, like a provider's signed notice. */
  acceptsAnyOrigin?: boolean;
};
