import { type ErrorDefinition, generalErrors, type Problem } from '@riparo/domain/platform/call/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage } from './error-page.ts';
import { sendPlainPage } from './plain-page.ts';

// Importing the module would load everything behind its other names: an HTTP client and web sockets.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

export const problemType = 'application/problem+json; charset=utf-8';

export type Fields = Readonly<Record<string, string>>;

/** A failure that a feature foresees: a handler returns it, and it becomes a problem answer. */
export class Failure<E extends ErrorDefinition = ErrorDefinition> {
  readonly error: E;
  readonly fields: Fields | undefined;
  /** When a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;
  /** The address of what was stored despite the failure. */
  readonly uuid: string | undefined;
  constructor(error: E, fields?: Fields, retryAfterSeconds?: number, uuid?: string) {
    this.error = error;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.uuid = uuid;
  }
}

export function failure<E extends ErrorDefinition>(error: E, fields?: Fields): Failure<E> {
  return new Failure(error, fields);
}

/** A temporary failure. */
export function temporaryFailure<E extends ErrorDefinition>(retryAfterSeconds: number, error: E): Failure<E> {
  return new Failure(error, undefined, retryAfterSeconds);
}

/** A failure that left something behind at its own address. */
export function failureWithAddress<E extends ErrorDefinition>(uuid: string, error: E): Failure<E> {
  return new Failure(error, undefined, undefined, uuid);
}

/** Wraps a feature's result in `data`, unless it failed. */
export const asData = <T extends object>(
  answer: T,
): Exclude<T, Failure> extends infer D ? { data: D } | Extract<T, Failure> : never =>
  (answer instanceof Failure ? answer : { data: answer }) as never;

/** People in a browser get the same as a page: a problem answer would not help them. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ErrorDefinition,
  fields?: Fields,
  uuid?: string,
): FastifyReply {
  // Hooks set both too, but none runs for an unreadable address.
  reply.code(error.status).header('cache-control', 'no-store').header('x-request-id', request.id);
  if (opensPage(request)) return sendPlainPage(reply, errorPage(error));
  return reply.type(problemType).send(problemText(error, request.id, fields, uuid));
}

export function problemText(
  error: ErrorDefinition,
  requestId: string,
  fields?: Fields,
  uuid?: string,
): string {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    status_code: error.status_code,
    code: error.code,
    message: error.message,
    fields,
    uuid,
    requestId,
  };
  // Messages may quote a field's input: no client that reads this as a page may find markup in it.
  return JSON.stringify(problem).replaceAll('<', String.raw`\u003c`);
}

/** Programs that want data say so; a person sees such an answer only when opening it as a page. */
function opensPage({ method, headers, url }: FastifyRequest): boolean {
  const isForPrograms = url.startsWith('/api/') && headers['sec-fetch-dest'] !== 'document';
  return method === 'GET' && !isForPrograms && (headers.accept ?? '').startsWith('text/html');
}

/** The general error for an HTTP status. */
export function generalErrorOf(status: number | undefined): ErrorDefinition {
  const known = Object.values<ErrorDefinition>(generalErrors).find((error) => error.status === status);
  return known ?? (Number(status) < 500 ? generalErrors['malformed-request'] : generalErrors.unexpected);
}
