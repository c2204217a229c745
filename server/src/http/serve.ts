import type {
  AnswerGivenBy,
  Call,
  ErrorOf,
  ParsedBodyOf,
  ParsedParamsOf,
  ParsedQueryOf,
} from '@riparo/domain/call/call.ts';
import type { ErrorDefinition, generalErrors } from '@riparo/domain/call/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallerOf, callerOf } from './access/access.ts';
import { describeCall } from './api-docs/call-schema.ts';
import type { App } from './app-instance.ts';
import { Failure, sendProblem } from './problem-answers.ts';
import type { ServeOptions } from './serve-options.ts';

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
  const { method, path, access } = call;
  const route = {
    method,
    schema: describeCall(call, options),
    config: { ...options, isCall: true, access, countedAs: path },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      // Answers may hold personal data; a call that can be cached says so itself.
      reply.header('cache-control', 'no-store');
      const { params, query, body } = request;
      const caller = callerOf(access, request) as object;
      const input = { ...caller, params, query, body, request, reply };
      const answer: unknown = await handler(input as CallInput<C>);
      if (answer instanceof Failure) {
        if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);
        return sendProblem(request, reply, answer.error as ErrorDefinition, answer.fields, answer.uuid);
      }
      return reply.code(call.answer.status).send(answer);
    },
  };
  app.route({ ...route, url: path });
  for (const url of call.alsoAt ?? []) app.route({ ...route, url, schema: { ...route.schema, hide: true } });
}
