import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createHttpServer } from './http-server.ts';

const nothing = () => undefined;
const repeating = (isRepeated: boolean) => ({
  repeat: () => isRepeated,
  keep: nothing,
  stop: nothing,
  tell: nothing,
});

test('a request may take half a minute to arrive, and a connection stays for longer than proxies keep it', () => {
  const server = createHttpServer(vi.fn<RequestListener>(), repeating(false));
  expect([server.requestTimeout, server.keepAliveTimeout]).toEqual([30_000, 72_000]);
});

test.each([
  ['repeated is not answered twice', true, 0],
  ['not repeated is answered', false, 1],
])('what is %s', (_, isRepeated, times) => {
  const answer = vi.fn<RequestListener>();
  createHttpServer(answer, repeating(isRepeated)).emit('request', {}, {});
  expect(answer).toHaveBeenCalledTimes(times);
});
