import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Answers like ClamAV's daemon on a stream, and reports content with `bad` as infected. */
export async function clamdStandIn(
  answerTo: (scanned: Buffer) => string | null = findBad,
  { hangsUp = true, ending = '\0' } = {},
) {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      const scanned = streamIn(received);
      const answer = scanned && answerTo(scanned);
      if (answer) socket.write(`${answer}${ending}`);
      if (answer && hangsUp) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    place: { host: '127.0.0.1', port },
    async [Symbol.asyncDispose]() {
      await once(server.close(), 'close');
    },
  };
}

const findBad = (scanned: Buffer) =>
  scanned.includes('bad') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';

/** Null until all of it has arrived. */
function streamIn(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.toString('latin1', 0, command.length) !== command) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
