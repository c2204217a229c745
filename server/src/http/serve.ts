import type {
  AnswerGivenBy,
  Call,
  ErrorOf,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
} from '@riparo/domain/contract/call.ts';
import type { ErrorDefinition, generalErrors } from '@riparo/domain/contract/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallerOf, callerOf } from './access/access.ts';
import { describeCall } from './api-docs/call-schema.ts';
import type { App } from './app-instance.ts';
import { Failure, sendProblem } from './problem-answers.ts';
import type { RateLimit } from './rate-limit/rate-limit.ts';

type GeneralError = (typeof generalErrors)[keyof typeof generalErrors];

export type CallInput<C extends Call> = CallerOf<C['access']> & {
  params: ParsedParamsOf<C>;
  query: ParsedQueryOf<C>;
  body: ParsedBodyOf<C>;
  /** For what is not part of the contract: the visitor's address, cookies, headers. */
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Answers the call, or returns one of the failures that the call names. */
export type CallHandler<C extends Call> = (
  input: CallInput<C>,
) => Promise<AnswerGivenBy<C> | Failure<ErrorOf<C> | GeneralError>>;

export type ServeOptions = {
  /** Beside the general limit for writes. */
  rateLimit?: RateLimit;
  /** For what proves its origin another way, like a provider's signed notice. */
  acceptsAnyOrigin?: boolean;
};

/**
 * Serves a call of the contract to who may make it: the handler is told who does, its schemas validate what comes in and
 * serialise what goes out.
 */
export function serve<C extends Call>(
  app: App,
  call: C,
  handler: CallHandler<C>,
  config: ServeOptions = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: describeCall(call),
    config: { ...config, isCall: true, access: call.access },
    handler: async (request, reply) => {
      // Answers may hold personal data; a call that can be cached says so itself.
      reply.header('cache-control', 'no-store');
      const { params, query, body } = request;
      const caller = callerOf(call.access, request) as object;
      const input = { ...caller, params, query, body, request, reply };
      const answer: unknown = await handler(input as CallInput<C>);
      if (answer instanceof Failure) {
        if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);
        return sendProblem(request, reply, answer.error as ErrorDefinition, answer.fields, answer.uuid);
      }
      return reply.code(call.answer.status).send(answer);
    },
  });
}
