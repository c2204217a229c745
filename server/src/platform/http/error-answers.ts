import { type ErrorDefinition, generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable } from '../database/unreachable.ts';
import type { App } from './app-instance.ts';
import { generalErrorOf, sendProblem } from './problem-answers.ts';
import { routeOf } from './request-log.ts';
import { InvalidInput } from './validation.ts';

const retryAfterSeconds = 10;
// How long a client who sends too much may continue sending after the answer.
const restMs = 1000;

/** Any error, ours or Fastify's, becomes a problem answer without internal details. */
export function registerErrorAnswers(app: App): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, generalErrors['not-found']));
  // A client that hung up while limits were counted sends nothing more, and the wait for the body would never
  // end.
  app.addHook('preParsing', (request, _, payload, done) =>
    done(hasHungUp(request) ? new Error('hung up before the body was read') : null, payload),
  );
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof InvalidInput) return answerInvalidInput(error, request, reply);
  if (hasHungUp(request)) return leaveAlone(request, reply);
  const answer = answerTo(error);
  if (answer.status === 503) reply.header('retry-after', retryAfterSeconds);
  if (answer === generalErrors['payload-too-large']) drainRequest(request, reply);
  if (answer.status >= 500 && answer !== generalErrors.overloaded) {
    request.log.error({ reqId: request.id, err: error }, 'the request failed');
  }
  return sendProblem(request, reply, answer);
}

/** An unreadable address matches no route, so no hook runs for it. */
export function answerUnreadableAddress(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  answerError(error, request, reply);
  const line = { reqId: request.id, method: request.method, route: 'unknown', status: reply.statusCode };
  request.log.info(line, 'answered');
  return reply;
}

/**
 * The client left before sending everything. The error looks like a broken database connection, but is
 * neither that nor a fault.
 */
function hasHungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function leaveAlone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info({ reqId: request.id, method: request.method, route: routeOf(request) }, 'hung up');
  return reply.hijack();
}

/**
 * Closing a connection while the other side still sends would discard the answer, so the rest is read and
 * dropped.
 */
function drainRequest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  raw.resume();
  setTimeout(() => raw.complete || raw.destroy(), restMs).unref();
}

function answerTo(error: unknown): ErrorDefinition {
  if (isDatabaseUnreachable(error)) return generalErrors.unavailable;
  return generalErrorOf(isTooLongForAnId(error) ? 404 : statusOf(error));
}

/** An id longer than any of ours does not exist, like any other wrong id. */
function isTooLongForAnId(error: unknown): boolean {
  return error instanceof Error && (error as Partial<FastifyError>).code === 'FST_ERR_MAX_PARAM_LENGTH';
}

function answerInvalidInput(error: InvalidInput, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A path that cannot match an id or name is an unknown address.
  if (error.validationContext === 'params') return sendProblem(request, reply, generalErrors['not-found']);
  if (error.isMisshapen) return sendProblem(request, reply, generalErrors['malformed-request']);
  return sendProblem(request, reply, generalErrors.validation, error.fields);
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error ? (error as Partial<FastifyError>).statusCode : undefined;
}
