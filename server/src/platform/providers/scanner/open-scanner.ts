import type { Config } from '../../settings/config.ts';
import { type FileScanner, ScannerAway } from './file-scanner.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ScannerConfig } from '../../settings/scanner-config.ts';

const timeoutMs = 15_000;
/** `stream: Eicar-Signature FOUND`; no answer is longer. */
const maxAnswerLength = 1024;

/**
 * ClamAV's daemon by its own protocol: `INSTREAM`, chunks with a length prefix, and a length of zero at the
 * end. Its limit (StreamMaxLength) must allow what we accept: exceeding it counts as no answer.
 */
export function openClamd(place: ScannerConfig, limits = { timeoutMs }): FileScanner {
  return {
    async scan(pieces) {
      const socket = connect(place);
      socket.setTimeout(limits.timeoutMs, () => socket.destroy(new Error('it took too long')));
      try {
        await once(socket, 'connect');
        const [answer] = await Promise.all([answerOn(socket), send(socket, pieces)]);
        return verdictIn(answer);
      } catch (error) {
        throw error instanceof ScannerAway
          ? error
          : new ScannerAway('the scanner does not answer', { cause: error });
      } finally {
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, pieces: AsyncIterable<Buffer>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    socket.write(lengthOf(piece.length));
    if (!socket.write(piece)) await once(socket, 'drain');
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    if (text.includes('\0') || text.length > maxAnswerLength) break;
  }
  return text.split('\0', 1).join('');
}

function verdictIn(answer: string): 'clean' | 'infected' {
  if (answer.endsWith(' FOUND')) return 'infected';
  if (answer === 'stream: OK') return 'clean';
  throw new ScannerAway('the scanner answered something else');
}

/** Without a scanner every file is still redrawn or rewritten, which leaves no program in it. */
const noScanner: FileScanner = { scan: async () => 'clean' };

export function openScanner({ scanner }: Pick<Config, 'scanner'>): FileScanner {
  return scanner === null ? noScanner : openClamd(scanner);
}
