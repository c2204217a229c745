import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from './app-instance.ts';

// Clients accepted just before the listener closed have a request on its way; a proxy may still use its open
// connections.
const lastRequestsWaitMs = 2_000;
const lastRequestsWithoutNoticeMs = 200;
const lookEveryMs = 50;

type Wait = (ms: number) => Promise<unknown>;

/**
 * Replaces a process without cutting anyone off. First it reports not ready and every answer closes its
 * connection, so that a load balancer watching `/readyz` sends visitors elsewhere. Then it accepts no new
 * connections; requests that had just arrived are still answered.
 */
export function registerDraining(app: App, noticeMs: number, wait: Wait = delay): { isStopping(): boolean } {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    if (!app.server.listening) return;
    if (noticeMs > 0) await wait(noticeMs);
    await stopListening(app.server);
    await untilAllHaveLeft(app.server, noticeMs > 0 ? lastRequestsWaitMs : lastRequestsWithoutNoticeMs, wait);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  return { isStopping: () => stopping };
}

/**
 * Runs at the end of a turn of the event loop, when all pending connections were accepted. HTTP's own `close`
 * would cut them off.
 */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      Server.prototype.close.call(server);
      resolve();
    });
  });
}

/** In many short waits: on a busy machine a single long one could end before pending input is read. */
async function untilAllHaveLeft(server: Server, longestMs: number, wait: Wait): Promise<void> {
  for (let looks = longestMs / lookEveryMs; looks > 0 && (await countConnections(server)) > 0; looks -= 1)
    await wait(lookEveryMs);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
