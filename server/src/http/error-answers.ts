import { type ErrorDefinition, generalErrors } from '@riparo/domain/contract/problem.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable } from '../database/unreachable.ts';
import type { App } from './app-instance.ts';
import { html } from './html.ts';
import { sendPlainPage } from './plain-page.ts';
import { generalErrorOf, sendProblem } from './problem-answers.ts';
import { InvalidInput } from './validation.ts';

const retryAfterSeconds = 10;

/** Whatever is thrown, by us or by Fastify, leaves as a problem answer without details of our inside. */
export function registerErrorAnswers(app: App): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, generalErrors['not-found']));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof InvalidInput) return answerInvalidInput(error, request, reply);
  const answer = answerTo(error);
  if (answer.status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', retryAfterSeconds);
  if (answer.status >= 500 && answer !== generalErrors.overloaded) {
    request.log.error({ reqId: request.id, err: error }, 'the request failed');
  }
  if (answer.status >= 500 && opensPage(request)) return sendFailurePage(reply, answer);
  return sendProblem(request, reply, answer);
}

function answerTo(error: unknown): ErrorDefinition {
  if (isDatabaseUnreachable(error)) return generalErrors.unavailable;
  return generalErrorOf(isTooLongForAnId(error) ? 404 : statusOf(error));
}

/** An id longer than any of ours is one that does not exist, like any other wrong one. */
function isTooLongForAnId(error: unknown): boolean {
  return error instanceof Error && (error as Partial<FastifyError>).code === 'FST_ERR_MAX_PARAM_LENGTH';
}

/** A person in front of a browser, who could make nothing of a problem answer. */
function opensPage({ method, headers, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').startsWith('text/html');
}

/** Needs no script and no file of the site: it must work when little else does. */
function sendFailurePage(reply: FastifyReply, { status, message }: ErrorDefinition): FastifyReply {
  return sendPlainPage(reply.code(status), {
    title: 'Torniamo subito',
    body: html`<h1>Torniamo subito</h1>
      <p>${message}</p>
      <p><a class="button" href="">Riprova</a></p>`,
  });
}

function answerInvalidInput(error: InvalidInput, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A path that no id or name can have is an address that does not exist.
  if (error.validationContext === 'params') return sendProblem(request, reply, generalErrors['not-found']);
  if (error.isMisshapen) return sendProblem(request, reply, generalErrors['malformed-request']);
  return sendProblem(request, reply, generalErrors.validation, error.fields);
}

function statusOf(error: unknown): number {
  const status = error instanceof Error ? (error as Partial<FastifyError>).statusCode : undefined;
  return status ?? 500;
}
