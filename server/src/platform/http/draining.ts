import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from './app-instance.ts';

// Who came in just before the door closed has a request on its way; a proxy may still use what it has kept open.
const lastRequestsMs = 2_000;
const lastRequestsWithoutNoticeMs = 200;
const lookEveryMs = 50;

type Wait = (ms: number) => Promise<unknown>;

/**
 * Nobody is cut off when a process is replaced. First it is not ready any more, and each answer tells its client to
 * leave the connection: whoever watches `/readyz` goes elsewhere, and a proxy keeps no connection to send the next
 * request into. Then nobody new comes in; those who had just come are still answered.
 */
export function registerDraining(app: App, noticeMs: number, wait: Wait = delay): { isStopping(): boolean } {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    if (!app.server.listening) return;
    if (noticeMs > 0) await wait(noticeMs);
    await closeDoor(app.server);
    await untilAllHaveLeft(app.server, noticeMs > 0 ? lastRequestsMs : lastRequestsWithoutNoticeMs, wait);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  return { isStopping: () => stopping };
}

/** At the end of a turn of the event loop, when all who knocked were let in. HTTP's own `close` would cut them off. */
function closeDoor(server: Server): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      Server.prototype.close.call(server);
      resolve();
    });
  });
}

/** In many short looks: on a busy machine a single long one could end before what has arrived is read. */
async function untilAllHaveLeft(server: Server, longestMs: number, wait: Wait): Promise<void> {
  for (let looks = longestMs / lookEveryMs; looks > 0 && (await countConnections(server)) > 0; looks -= 1)
    await wait(lookEveryMs);
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
