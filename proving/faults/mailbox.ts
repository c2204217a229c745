import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * Mailboxes that store one copy of a message, as real ones do: a second one with the same Message-ID is
 * dropped.
 */
export type Mailbox = {
  url: string;
  countOf(address: string): number;
  /** The six digits of the code in the latest mail to this address. */
  codeOf(address: string): string | undefined;
  dropped(): number;
  total(): number;
  close(): Promise<void>;
};

export async function openMailbox(): Promise<Mailbox> {
  const messages = new Map<string, Set<string>>();
  const codes = new Map<string, string>();
  let dropped = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, callback) {
      const keep = (chunks: Buffer[]) => {
        const text = Buffer.concat(chunks).toString('latin1');
        const id = /^Message-ID: *(\S+)/im.exec(text)?.[1] ?? '';
        const code = /^ {4}(\d{6})\s*$/m.exec(text)?.[1];
        for (const { address } of envelope.rcptTo) {
          const kept = messages.get(address) ?? new Set();
          if (kept.has(id)) dropped += 1;
          if (code) codes.set(address, code);
          messages.set(address, kept.add(id));
        }
        callback();
      };
      // Half a message, from a server killed in the middle, does not count.
      stream.toArray().then(keep, callback);
    },
  });
  server.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    countOf: (address) => messages.get(address)?.size ?? 0,
    codeOf: (address) => codes.get(address),
    dropped: () => dropped,
    total: () => [...messages.values()].reduce((sum, { size }) => sum + size, 0),
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
