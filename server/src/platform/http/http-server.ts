import { createServer, type RequestListener, type Server } from 'node:http';
import type { RepeatedAnswers } from './site/repeated-answers.ts';

const requestTimeoutMs = 30_000;
/** Longer than proxies keep a connection, so that none sends a request into a closing one. */
const keepAliveTimeoutMs = 72_000;

/**
 * A connection without a byte in either direction for this long is dead and closed. Open desks receive one
 * every 10 s.
 */
const stalledTimeoutMs = 120_000;

/** The listener: it repeats cached answers and passes the rest to the app. */
export function createHttpServer(
  answer: RequestListener,
  { repeat }: RepeatedAnswers,
  stalledMs = stalledTimeoutMs,
): Server {
  const options = {
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    // We answer requests without a host ourselves, see `unreadable-requests.ts`.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    if (!repeat(request, response)) answer(request, response);
  });
  server.timeout = stalledMs;
  return server;
}
