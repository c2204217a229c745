import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-instance.ts';
import { registerDraining } from './draining.ts';

/** A server, so many who hold a connection to it, and how long it waited for what when it was closed. */
async function closed({
  noticeMs,
  people,
  isListening = true,
}: Record<'noticeMs' | 'people', number> & { isListening?: boolean }) {
  const waited: number[] = [];
  const app: App = Fastify({ forceCloseConnections: true });
  registerDraining(app, noticeMs, async (ms) => void waited.push(ms));
  await app.ready();
  const { port } = new URL(isListening ? await app.listen({ host: '127.0.0.1', port: 0 }) : 'http://nowhere');
  for (let person = 0; person < people; person += 1) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await Promise.all([once(app.server, 'connection'), once(socket, 'connect')]);
  }
  await app.close();
  return waited;
}

const looks = (count: number) => Array.from({ length: count }, () => 50);

test.each([
  ['nobody is there', { noticeMs: 3000, people: 0 }, [3000]],
  ['somebody stays', { noticeMs: 3000, people: 1 }, [3000, ...looks(40)]],
  ['two stay', { noticeMs: 1, people: 2 }, [1, ...looks(40)]],
  ['it goes without notice', { noticeMs: 0, people: 1 }, looks(4)],
  ['nobody could come yet', { noticeMs: 3000, people: 0, isListening: false }, []],
])('a server that stops while %s waits for so long', async (_, state, expected) => {
  expect(await closed(state)).toEqual(expected);
});
