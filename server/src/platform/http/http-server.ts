import { createServer, type RequestListener, type Server } from 'node:http';
import type { RepeatedAnswers } from './site/repeated-answers.ts';

const requestTimeoutMs = 30_000;
/** Longer than proxies keep a connection, so that none sends a request into one that is being closed. */
const keepAliveTimeoutMs = 72_000;

/** Without a byte in either direction for so long nobody reads: what waits for them is given up. Open desks hear one every 10 s. */
const stalledTimeoutMs = 120_000;

/** What listens: the app answers whatever can not be repeated. */
export function createHttpServer(
  answer: RequestListener,
  { repeat }: RepeatedAnswers,
  stalledMs = stalledTimeoutMs,
): Server {
  const options = {
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    // A request without a host is answered by us, see `unreadable-requests.ts`.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    if (!repeat(request, response)) answer(request, response);
  });
  server.timeout = stalledMs;
  return server;
}
