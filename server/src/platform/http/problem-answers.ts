import { type ErrorDefinition, generalErrors, type Problem } from '@riparo/domain/platform/call/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage } from './error-page.ts';
import { sendPlainPage } from './plain-page.ts';

// An import of the module would load all that hangs on its other names: a HTTP client and web sockets.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

export const problemType = 'application/problem+json; charset=utf-8';

export type Fields = Readonly<Record<string, string>>;

/** A failure a feature foresees: a handler returns it, and it becomes a problem answer. */
export class Failure<E extends ErrorDefinition = ErrorDefinition> {
  readonly error: E;
  readonly fields: Fields | undefined;
  /** When it makes sense to try again. */
  readonly retryAfterSeconds: number | undefined;
  /** The address of what was stored all the same. */
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

/** A failure that time mends. */
export function failureFor<E extends ErrorDefinition>(retryAfterSeconds: number, error: E): Failure<E> {
  return new Failure(error, undefined, retryAfterSeconds);
}

/** A failure that leaves something behind, at an address of its own. */
export function failureAbout<E extends ErrorDefinition>(uuid: string, error: E): Failure<E> {
  return new Failure(error, undefined, undefined, uuid);
}

/** What a feature hands back, as a call answers it: in `data`, unless it failed. */
export const asData = <T extends object>(
  answer: T,
): Exclude<T, Failure> extends infer D ? { data: D } | Extract<T, Failure> : never =>
  (answer instanceof Failure ? answer : { data: answer }) as never;

/** A person in front of a browser gets a page that says the same: they could make nothing of a problem answer. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ErrorDefinition,
  fields?: Fields,
  uuid?: string,
): FastifyReply {
  // Both also set by hooks, but an address that can not be read never gets to one.
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
  // Words about a field may quote it: whatever takes this for a page must find no markup in it.
  return JSON.stringify(problem).replaceAll('<', String.raw`\u003c`);
}

/** Programs that ask for data say so; of what is meant for them a person sees only what was opened as a page of its own. */
function opensPage({ method, headers, url }: FastifyRequest): boolean {
  const isForPrograms = url.startsWith('/api/') && headers['sec-fetch-dest'] !== 'document';
  return method === 'GET' && !isForPrograms && (headers.accept ?? '').startsWith('text/html');
}

/** The general error that stands for an HTTP status. */
export function generalErrorOf(status: number | undefined): ErrorDefinition {
  const known = Object.values<ErrorDefinition>(generalErrors).find((error) => error.status === status);
  return known ?? (Number(status) < 500 ? generalErrors['malformed-request'] : generalErrors.unexpected);
}
