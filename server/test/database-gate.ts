import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/**
 * A connection to a database that can be shut: those connected are cut off, and new connections fail until it
 * is open again.
 */
export type DatabaseGate = AsyncDisposable & {
  url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
};

export async function openDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl.replace('@/', '@localhost/'));
  const { host = '', port = '' } = Object.fromEntries(target.searchParams);
  const path = join(host, `.s.PGSQL.${port}`);
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const database = connect({ path });
    for (const [socket, other] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  const shut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: `postgresql://${target.username}@127.0.0.1:${ownPort}${target.pathname}`,
    shut,
    async open() {
      await once(server.listen(ownPort, '127.0.0.1'), 'listening');
    },
    [Symbol.asyncDispose]: shut,
  };
}
