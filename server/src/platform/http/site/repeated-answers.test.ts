import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { repeatAnswers } from './repeated-answers.ts';

type Asked = { method?: string; url?: string; encoding?: string; headers?: object };
type Answered = { statusCode?: number; headers?: Record<string, unknown> };

const rawOf = ({ method = 'GET', url = '/login', encoding = 'br', headers = {} }: Asked) => ({
  method,
  url,
  headers: { 'accept-encoding': encoding, ...headers },
});

function openRepetition() {
  const reported: [route: string, times: number][] = [];
  const { keep, repeat, stop, tell } = repeatAnswers((route, times) => void reported.push([route, times]));
  return {
    reported,
    stop,
    tell,
    keep(asked: Asked = {}, { statusCode = 200, headers = {} }: Answered = {}) {
      const raw = rawOf(asked);
      const request = { ...raw, raw, routeOptions: { url: raw.url } };
      const reply = { statusCode, hasHeader: (name: string) => name in headers, getHeaders: () => headers };
      keep(request as unknown as FastifyRequest, reply as unknown as FastifyReply, Buffer.from('ciao'));
    },
    /** What is answered from memory; null if the request takes the normal path. */
    repeated(asked: Asked = {}) {
      const response = {
        writeHead: vi.fn<(...parts: unknown[]) => void>(),
        end: vi.fn<(body: Buffer) => void>(),
      };
      const isRepeated = repeat(
        rawOf(asked) as unknown as IncomingMessage,
        response as unknown as ServerResponse,
      );
      expect(response.end).toHaveBeenCalledTimes(isRepeated ? 1 : 0);
      return isRepeated
        ? [...(response.writeHead.mock.lastCall ?? []), String(response.end.mock.lastCall)]
        : null;
    },
  };
}

test('an answer is repeated with all its headers but the request id', () => {
  const { keep, repeated } = openRepetition();
  keep({}, { headers: { 'x-request-id': 'a', 'content-type': 'text/html', 'content-length': 4 } });
  expect(repeated()).toEqual([200, ['content-type', 'text/html', 'content-length', '4'], 'ciao']);
});

test.each<[string, Asked, Answered]>([
  ['an unknown page', {}, { statusCode: 404 }],
  ['a HEAD request', { method: 'HEAD' }, {}],
  ['an address with a query', { url: '/login?da=tv' }, {}],
  ['a page that depends on the session', {}, { headers: { vary: 'accept-encoding, cookie' } }],
  ['a page that sets a cookie', {}, { headers: { 'set-cookie': 'a=1' } }],
])('the answer to %s is not cached', (_, asked, answered) => {
  const { keep, repeated } = openRepetition();
  keep(asked, answered);
  expect(repeated({ ...asked, method: 'GET' })).toBeNull();
});

test.each<[string, Asked]>([
  ['for headers only', { method: 'HEAD' }],
  ['with an entity tag', { headers: { 'if-none-match': 'W/"a"' } }],
  ['for another encoding', { encoding: 'gzip' }],
  ['for another page', { url: '/prodotti' }],
])('the request %s takes the normal path', (_, asked) => {
  const { keep, repeated } = openRepetition();
  keep();
  expect(repeated(asked)).toBeNull();
  expect(repeated()).not.toBeNull();
});

test('once the server stops, every request takes the normal path', () => {
  const { keep, repeated, stop } = openRepetition();
  keep();
  stop();
  expect(repeated()).toBeNull();
});

test('a client with ever new requests does not evict the pages of others for good', () => {
  const { keep, repeated } = openRepetition();
  for (let way = 0; way < 2000; way += 1) keep({ encoding: `x-${way}` });
  expect(repeated({ encoding: 'x-0' })).not.toBeNull();
  const visitor = { url: '/prodotti', encoding: 'br' };
  keep(visitor);
  expect(repeated(visitor)).not.toBeNull();
  expect(repeated({ encoding: 'x-0' }), 'the oldest made room').toBeNull();
  expect(repeated({ encoding: 'x-1' })).not.toBeNull();
});
