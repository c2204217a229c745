import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';

/** A chosen file and where it goes. */
export type ChosenFile = {
  readonly id: string;
  readonly file: Blob;
  readonly name: string;
  readonly paperId: string | null;
  /** It was already made as light as possible. */
  readonly isPrepared?: true;
};

type Announced =
  | { readonly ok: true; readonly value: { readonly data: SentFile } }
  | { readonly ok: false; readonly problem: SendProblem };

type SendProblem = { readonly status: number; readonly code: string; readonly message: string };

/** Where files are uploaded. */
export type FileWay = {
  readonly announce: (chosen: ChosenFile, signal: AbortSignal) => Promise<Announced>;
  readonly piecePath: (id: string, from: number) => string;
};

export type SendOutcome =
  | { readonly kind: 'stored'; readonly file: SentFile }
  /** Retrying does not help. */
  | { readonly kind: 'refused'; readonly message: string }
  /** A retry may succeed. */
  | { readonly kind: 'cut-off' };

export type SendWatcher = {
  readonly signal: AbortSignal;
  readonly onArrived: (bytes: number) => void;
  readonly onChecking: () => void;
};

const pieceTimeoutMs = 60_000;
const tooManyRequests = 429;

/** The connection, the server or a rate limit: nothing wrong with the file. */
const isPassing = ({ status, code }: Pick<SendProblem, 'status' | 'code'>) =>
  status < 400 ||
  status === 408 ||
  (status === tooManyRequests && code !== fileErrors.TooMuchUploaded.code) ||
  status >= 500;

const tooMuch: SendOutcome = { kind: 'refused', message: fileErrors.TooMuchUploaded.message };

/** One attempt: asks how much has arrived, sends the rest piece by piece, and polls until it was opened. */
export async function sendFile(way: FileWay, chosen: ChosenFile, watcher: SendWatcher): Promise<SendOutcome> {
  const { file, id } = chosen;
  for (;;) {
    const announced = await way.announce(chosen, watcher.signal);
    if (!announced.ok) {
      const { problem } = announced;
      return isPassing(problem) ? { kind: 'cut-off' } : { kind: 'refused', message: problem.message };
    }
    const { data } = announced.value;
    if (data.state === 'stored') return { kind: 'stored', file: data };
    watcher.onArrived(data.arrivedBytes);
    let arrived = data.arrivedBytes;
    while (arrived < file.size) {
      const next = await sendPiece(
        way.piecePath(id, arrived),
        file.slice(arrived, arrived + PIECE_BYTES),
        watcher.signal,
      );
      if (next === 'too-much') return tooMuch;
      if (next === null || next <= arrived) return { kind: 'cut-off' };
      arrived = next;
      watcher.onArrived(arrived);
    }
    watcher.onChecking();
  }
}

/** How much has arrived now; null if the server does not say. */
async function sendPiece(
  path: string,
  piece: Blob,
  signal: AbortSignal,
): Promise<number | 'too-much' | null> {
  const giveUp = new AbortController();
  const stop = () => giveUp.abort();
  const timer = setTimeout(stop, pieceTimeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const answer = await fetch(path, {
      method: 'PUT',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/octet-stream' },
      body: piece,
      signal: giveUp.signal,
    });
    if (answer.status === tooManyRequests) {
      const { code } = (await answer.json()) as SendProblem;
      return code === fileErrors.TooMuchUploaded.code ? 'too-much' : null;
    }
    if (!answer.ok) return null;
    return ((await answer.json()) as { arrivedBytes: number }).arrivedBytes;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
