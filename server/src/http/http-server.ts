import { createServer, type RequestListener, type Server } from 'node:http';
import type { RepeatedAnswers } from './site/repeated-answers.ts';

const requestTimeoutMs = 30_000;
/** Longer than proxies keep a connection, so that none sends a request into one that is being closed. */
const keepAliveTimeoutMs = 72_000;

/** What listens: the app answers whatever can not be repeated. */
export function createHttpServer(answer: RequestListener, { repeat }: RepeatedAnswers): Server {
  const options = {
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    // A request without a host is answered by us, see `unreadable-requests.ts`.
    requireHostHeader: false,
  };
  return createServer(options, (request, response) => {
    if (!repeat(request, response)) answer(request, response);
  });
}
