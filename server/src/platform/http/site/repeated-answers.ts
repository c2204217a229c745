import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../request-log.ts';

type Answer = { readonly headers: string[]; readonly body: Buffer; readonly route: string };

export type RepeatedAnswers = {
  /** Answers what was answered before; false where the request has to go the long way. */
  repeat(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps what the site has just answered to this request. */
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer): void;
  /** From now on every request goes the long way, where its connection is told to leave. */
  stop(): void;
  /** Tells at once what was not told yet. */
  tell(): void;
};

/** Told at most once a second: a line for each would take as long as the answer, when all come at once. */
export type OnRepeated = (route: string, times: number) => void;

// The site has some 300 files, and browsers name their encodings in a few ways.
const mostAnswers = 2000;
const longestKey = 300;
const tellingMs = 1000;

/**
 * The files of the site answer the same to everybody. What was answered once, after all hooks had their say, is
 * repeated before the request reaches any of them: in half the time, when all come at once.
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
      telling ??= setTimeout(tell, tellingMs).unref();
      return true;
    },
    keep(request, reply, body) {
      // A cookie would be somebody's; a query can go on for ever.
      const isTheSameForAll =
        reply.statusCode === 200 &&
        request.method === 'GET' &&
        !request.url.includes('?') &&
        !String(reply.getHeaders()['vary']).includes('cookie') &&
        // The desk may be there for some networks only.
        !String(reply.getHeaders()['cache-control']).includes('private') &&
        !reply.hasHeader('set-cookie');
      const key = keyOf(request.raw);
      if (!isTheSameForAll || key.length > longestKey) return;
      answers.set(key, { headers: keptHeaders(reply), body, route: routeOf(request) });
      // Whoever asks in ever new ways uses up no place for good: the oldest makes room.
      if (answers.size > mostAnswers) for (const oldest of answers.keys().take(1)) answers.delete(oldest);
    },
  };
}

const requestIdHeader = 'x-request-id';

function keyOf({ url, headers }: IncomingMessage): string {
  return [url, headers['accept-encoding']].join(' ');
}

/** Without the id that leads to a line of the log: they have none of their own. */
function keptHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name === requestIdHeader ? [] : [name, String(value)],
  );
}
