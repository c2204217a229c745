import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine, and the mails it received. */
export async function openSmtpInbox(options: { refuse?: string } = {}) {
  const received: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      callback(address === options.refuse ? new Error(`${address} is unknown`) : null);
    },
    async onData(stream, _session, callback) {
      const chunks: Buffer[] | null = await stream.toArray().catch(() => null);
      if (!chunks) return callback(new Error('the message was cut off'));
      received.push(await PostalMime.parse(Buffer.concat(chunks)));
      callback();
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
