import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Headers; body: string };

/**
 * Sends exactly these bytes to a server, as no client library would, and returns its answer until it hangs
 * up.
 */
export async function talkTo(port: number, text: string): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = '';
  const socket = connect(port, '127.0.0.1', () => void socket.write(text, 'latin1'));
  socket.setEncoding('utf8').on('data', (part: string) => void (received += part));
  // It may hang up while we are still sending: the answer so far counts.
  socket.on('error', () => undefined).on('close', () => resolve(received));
  return read(await promise);
}

function read(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [status = '', ...headers] = head.split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: new Headers(
      headers.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: body.join('\r\n\r\n'),
  };
}
