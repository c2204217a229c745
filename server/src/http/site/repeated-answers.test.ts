import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { App } from '../app-instance.ts';
import { repeatAnswers } from './repeated-answers.ts';

type Asked = { url: string; encoding: string };

const rawOf = ({ url, encoding }: Asked) => ({
  method: 'GET',
  url,
  headers: { 'accept-encoding': encoding },
});

/** A server of nothing but its listeners: what is not repeated goes the long way. */
function openRepetition() {
  const server = new EventEmitter();
  let longWays = 0;
  server.on('request', () => void (longWays += 1));
  const { keep } = repeatAnswers({ server } as unknown as App, {
    isStopping: () => false,
    onRepeated: () => undefined,
  });
  const reply = { statusCode: 200, hasHeader: () => false, getHeaders: () => ({}) };
  return {
    keep(asked: Asked) {
      const raw = rawOf(asked);
      const request = { ...raw, raw, routeOptions: {} };
      keep(request as unknown as FastifyRequest, reply as unknown as FastifyReply, Buffer.from('ciao'));
    },
    isRepeated(asked: Asked) {
      const before = longWays;
      server.emit('request', rawOf(asked), { writeHead: () => undefined, end: () => undefined });
      return longWays === before;
    },
  };
}

test('who asks in ever new ways keeps no page of others from being repeated', () => {
  const { keep, isRepeated } = openRepetition();
  for (let way = 0; way < 3000; way += 1) keep({ url: '/login', encoding: `x-${way}` });
  const visitor = { url: '/prodotti', encoding: 'br' };
  keep(visitor);
  expect(isRepeated(visitor)).toBe(true);
  expect(isRepeated({ url: '/login', encoding: 'x-0' }), 'the oldest made room').toBe(false);
});

test('what is too long to be asked by many is not kept', () => {
  const { keep, isRepeated } = openRepetition();
  const odd = { url: '/login', encoding: 'x'.repeat(8_000) };
  keep(odd);
  expect(isRepeated(odd)).toBe(false);
});
