import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { defineErrors, type ErrorDefinition, generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log/log.ts';
import type { App } from './app-instance.ts';
import { errorPage } from './error-page.ts';
import { plainPageText, plainPageType, policyOf } from './plain-page.ts';
import { problemText, problemType, sendProblem } from './problem-answers.ts';

const { STATUS_CODES } = process.getBuiltinModule('node:http');

const parserErrors = defineErrors({
  'request-timeout': { status: 408, message: 'La richiesta ha impiegato troppo tempo ad arrivare: riprova.' },
  'headers-too-large': {
    status: 431,
    message:
      'Il browser ha inviato troppi dati insieme alla richiesta: cancella i cookie di questo sito e riprova.',
  },
});

const errorsByCode: Readonly<Record<string, ErrorDefinition>> = {
  ERR_HTTP_REQUEST_TIMEOUT: parserErrors['request-timeout'],
  HPE_HEADER_OVERFLOW: parserErrors['headers-too-large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: generalErrors['payload-too-large'],
};

type ParserError = ConnectionError & { rawPacket?: Buffer };

export type UnreadableRequests = {
  /** For input the parser cannot read: it creates no request, so no hook runs. */
  answer(error: ConnectionError, socket: Socket): void;
  register(app: App): void;
};

/**
 * Input that is not valid HTTP is answered like everything else: with our headers, as a problem or a page.
 */
export function createUnreadableRequests(headers: Record<string, string>, log: Log): UnreadableRequests {
  const underWay = new WeakMap<Socket, FastifyReply>();

  function answer(error: ParserError, socket: Socket): void {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    if (!socket.writable) return;
    const reply = underWay.get(socket);
    if (reply && isAnsweredFirst(reply)) {
      reply.raw.once('close', () => socket.end(() => socket.destroy()));
      return;
    }
    const requestId = randomUUID();
    const problem = errorsByCode[error.code] ?? generalErrors['malformed-request'];
    // A request that broke off in its body is logged by its reader.
    if (!reply) log.info({ reqId: requestId, route: 'unknown', status: problem.status }, 'not readable');
    const isForPerson = asksForPage(error.rawPacket);
    socket.end(messageOf(problem, requestId, headers, isForPerson), () => socket.destroy());
  }

  return {
    answer,
    register(app) {
      app.addHook('onRequest', (request, reply, done) => {
        underWay.set(request.raw.socket, reply);
        if (lacksHost(request)) sendProblem(request, reply, generalErrors['malformed-request']);
        else done();
      });
      app.addHook('onResponse', ({ raw }, reply, done) => {
        if (underWay.get(raw.socket) === reply) underWay.delete(raw.socket);
        done();
      });
      // Node would refuse an unknown expectation without our headers; ignoring it is equally correct.
      app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
    },
  };
}

/** An earlier request on the connection is still being answered: what follows is dropped. */
function isAnsweredFirst({ raw, request }: FastifyReply): boolean {
  return raw.headersSent || request.raw.complete;
}

/** Node would answer this itself, but without our headers. */
function lacksHost({ raw }: FastifyRequest): boolean {
  return raw.httpVersion === '1.1' && raw.headers.host === undefined;
}

function asksForPage(packet: Buffer | undefined): boolean {
  return /^accept: *text\/html/im.test(String(packet?.toString('latin1')));
}

function messageOf(
  error: ErrorDefinition,
  requestId: string,
  headers: Record<string, string>,
  isForPerson: boolean,
): string {
  const page = errorPage(error);
  const body = isForPerson ? plainPageText(page) : problemText(error, requestId);
  const lines = {
    ...headers,
    ...(isForPerson && { 'content-security-policy': policyOf(page) }),
    'content-type': isForPerson ? plainPageType : problemType,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    date: new Date().toUTCString(),
    connection: 'close',
  };
  return [
    `HTTP/1.1 ${error.status} ${String(STATUS_CODES[error.status])}`,
    ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
