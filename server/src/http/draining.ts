import type { App } from './app-instance.ts';

/**
 * Once the server begins to stop, each answer tells its client to leave the connection: whoever kept one open sends
 * the next request to another process, and the stop does not wait for them.
 */
export function registerDraining(app: App): { isStopping(): boolean } {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
  return { isStopping: () => stopping };
}
