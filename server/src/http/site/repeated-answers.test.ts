import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { repeatAnswers } from './repeated-answers.ts';

type Asked = { url: string; encoding: string };

const rawOf = ({ url, encoding }: Asked) => ({
  method: 'GET',
  url,
  headers: { 'accept-encoding': encoding },
});

function openRepetition() {
  const { keep, repeat } = repeatAnswers(() => undefined);
  const reply = { statusCode: 200, hasHeader: () => false, getHeaders: () => ({}) };
  const response = { writeHead: () => undefined, end: () => undefined };
  return {
    keep(asked: Asked) {
      const raw = rawOf(asked);
      const request = { ...raw, raw, routeOptions: {} };
      keep(request as unknown as FastifyRequest, reply as unknown as FastifyReply, Buffer.from('ciao'));
    },
    isRepeated: (asked: Asked) =>
      repeat(rawOf(asked) as unknown as IncomingMessage, response as unknown as ServerResponse),
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
