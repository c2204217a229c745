import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A host on this machine that accepts connections and then stays silent, answers nonsense, or hangs up. */
export async function openBadHost(manner: 'silent' | 'nonsense' | 'hangs up') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (manner === 'nonsense') socket.end('<html>¯\\_(ツ)_/¯ \u0000\r\n\r\n');
    if (manner === 'hangs up') socket.destroy();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
