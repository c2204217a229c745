import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a download that nobody reads is cut', async () => {
  const { promise: isClosed, resolve } = Promise.withResolvers<boolean>();
  const server = createHttpServer(
    (_, response) => {
      response.once('close', () => resolve(response.writableFinished));
      response.end(Buffer.alloc(50_000_000));
    },
    repeating(false),
    200,
  );
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', nothing);
  onTestFinished(() => void reader.destroy());
  reader.pause();
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await isClosed).toBe(false);
});
