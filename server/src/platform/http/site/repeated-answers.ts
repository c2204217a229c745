import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../request-log.ts';

type Answer = { readonly headers: string[]; readonly body: Buffer; readonly route: string };

export type RepeatedAnswers = {
  /** Sends a cached answer; false if the request must take the normal path. */
  repeat(request: IncomingMessage, response: ServerResponse): boolean;
  /** Caches the site's answer to this request. */
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer): void;
  /** From now on every request takes the normal path, which closes its connection. */
  stop(): void;
  /** Reports pending counts at once. */
  tell(): void;
};

/** Reported at most once a second: under load a line for each would take as long as the answer. */
export type OnRepeated = (route: string, times: number) => void;

// The site has some 300 files, and browsers send few variants of accepted encodings.
const mostAnswers = 2000;
const maxKeyLength = 300;
const reportIntervalMs = 1000;

/**
 * Files of the site are the same for everybody. An answer that passed all hooks once is repeated before the
 * request reaches any of them, which halves the time under load.
 */
export function repeatAnswers(onRepeated: OnRepeated): RepeatedAnswers {
  const answers = new Map<string, Answer>();
  const times = new Map<string, number>();
  let isStopping = false;
  let telling: NodeJS.Timeout | undefined;

  function tell(): void {
    clearTimeout(telling);
    telling = undefined;
    for (const [route, count] of times) onRepeated(route, count);
    times.clear();
  }

  return {
    tell,
    stop: () => void (isStopping = true),
    repeat(request, response) {
      if (request.method !== 'GET') return false;
      const answer = answers.get(keyOf(request));
      if (!answer || request.headers['if-none-match'] !== undefined || isStopping) return false;
      response.writeHead(200, answer.headers);
      response.end(answer.body);
      times.set(answer.route, (times.get(answer.route) ?? 0) + 1);
      telling ??= setTimeout(tell, reportIntervalMs).unref();
      return true;
    },
    keep(request, reply, body) {
      // A cookie belongs to one browser; a query can take any value.
      const isTheSameForAll =
        reply.statusCode === 200 &&
        request.method === 'GET' &&
        !request.url.includes('?') &&
        !String(reply.getHeaders()['vary']).includes('cookie') &&
        // The desk may be limited to some networks.
        !String(reply.getHeaders()['cache-control']).includes('private') &&
        !reply.hasHeader('set-cookie');
      const key = keyOf(request.raw);
      if (!isTheSameForAll || key.length > maxKeyLength) return;
      answers.set(key, { headers: cachedHeaders(reply), body, route: routeOf(request) });
      // Bounds the memory that ever new requests can use: the oldest answer makes room.
      if (answers.size > mostAnswers) for (const oldest of answers.keys().take(1)) answers.delete(oldest);
    },
  };
}

const requestIdHeader = 'x-request-id';

function keyOf({ url, headers }: IncomingMessage): string {
  return [url, headers['accept-encoding']].join(' ');
}

/** Without the request id, as repeated answers have no log line of their own. */
function cachedHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === requestIdHeader ? [] : [name, String(value)],
  );
}
