import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

const nothing = () => undefined;
const repeating = (isRepeated: boolean) => ({
  repeat: () => isRepeated,
  keep: nothing,
  stop: nothing,
  tell: nothing,
});

test('a download whose client stops reading is cut off', async () => {
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
