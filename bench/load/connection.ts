import { connect } from 'node:net';

export type Connection = { ask(request: string): Promise<number>; close(): void };

const headEnd = Buffer.from('\r\n\r\n');

/**
 * A persistent connection that parses only an answer's status and end: a real client takes longer than the
 * measured server, and both share this machine.
 */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let answered = Promise.withResolvers<number>();
  let held: Buffer | null = null;
  let status = 0;
  let missing = 0;

  socket.on('data', (data: Buffer) => {
    if (missing > 0) {
      missing -= data.length;
    } else {
      const received: Buffer = held ? Buffer.concat([held, data]) : data;
      const end = received.indexOf(headEnd);
      held = end === -1 ? received : null;
      if (end === -1) return;
      const head = received.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      missing = end + headEnd.length + lengthOf(head) - received.length;
    }
    if (missing <= 0) answered.resolve(status);
  });
  const fail = (error: Error) => answered.reject(error);
  socket.on('error', fail).on('close', () => fail(new Error('the server closed a connection')));
  await new Promise<void>((resolve) => socket.once('connect', resolve));

  return {
    ask(request) {
      answered = Promise.withResolvers();
      socket.write(request);
      return answered.promise;
    },
    close: () => socket.destroy(),
  };
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && /\r\ntransfer-encoding/i.test(head))
    throw new Error('an answer without a length can not be measured');
  return Number(length ?? 0);
}
