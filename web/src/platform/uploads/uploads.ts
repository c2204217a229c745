import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '@riparo/domain/care/files/limits.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import type { ChosenFile, SendOutcome, SendWatcher } from './send-file.ts';

/**
 * `waiting` for its turn, `sending`, `checking` after all of it arrived, `cut-off` until the connection is
 * back, `stored`, `refused` for good; `unfinished` was begun by an earlier visit, which alone had the file.
 */
export type UploadState =
  | 'waiting'
  | 'sending'
  | 'checking'
  | 'cut-off'
  | 'stored'
  | 'refused'
  | 'unfinished';

export type Upload = {
  readonly id: string;
  readonly paperId: string | null;
  readonly name: string;
  readonly sizeBytes: number;
  readonly arrivedBytes: number;
  readonly state: UploadState;
  /** Why it was refused. */
  readonly message?: string;
  readonly previewPath: string | null;
  /** Its download path; null until it is stored. */
  readonly path: string | null;
};

export type UploadParts = {
  readonly send: (chosen: ChosenFile, watcher: SendWatcher) => Promise<SendOutcome>;
  /** Removes it from the server, unless it must stay; rejects without an answer. */
  readonly takeBack: (id: string) => Promise<'gone' | 'kept'>;
  /** A lighter copy of a heavy photo; null if it is sent as it is. */
  readonly lighten: (file: Blob) => Promise<Blob> | null;
  readonly newId: () => string;
  /** Resolves after this time, or as soon as the connection is back. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

export type Uploads = ReturnType<typeof createUploads>;

// While the server opens one file, another can be sent.
const atOnce = 2;
const pausesMs = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
const maxPauseMs = 30_000;

const isInProgress = ({ state }: Upload) =>
  state !== 'stored' && state !== 'refused' && state !== 'unfinished';
const isCounted = ({ state }: Upload) => state !== 'refused';

const isTooLarge = (file: Blob) => file.size > MAX_FILE_BYTES;

const refusalOf = (file: Blob, counted: number): string | null => {
  if (counted >= MAX_FILES) return fileErrors.TooManyFiles.message;
  return file.size === 0 ? fileErrors.FileEmpty.message : null;
};

const isReplacedBy = (file: File, { state, name, sizeBytes, paperId }: Upload, ownPaperId: string | null) =>
  state === 'unfinished' && name === file.name && paperId === ownPaperId && sizeBytes < file.size;

/** Upload queue: each file continues by itself until it is stored, whatever happens to the connection. */
export function createUploads(parts: UploadParts) {
  let list: readonly Upload[] = [];
  const chosen = new Map<string, ChosenFile>();
  const working = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const tell = (next: readonly Upload[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changes: Partial<Upload>) =>
    tell(list.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const find = (id: string) => list.find((upload) => upload.id === id);

  function workOn(): void {
    for (const { id, state } of list) {
      if (working.size >= atOnce) return;
      const file = chosen.get(id);
      if (state === 'waiting' && file && !working.has(id)) void work(file);
    }
  }

  async function work(waiting: ChosenFile): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    working.set(waiting.id, controller);
    let file = waiting;
    try {
      const lightening = file.isPrepared ? null : parts.lighten(file.file);
      if (lightening) {
        file = { ...file, file: await lightening, isPrepared: true };
        if (signal.aborted) return;
        chosen.set(file.id, file);
        change(file.id, { sizeBytes: file.file.size });
      }
      if (isTooLarge(file.file))
        return settle(file.id, { state: 'refused', message: fileErrors.FileTooLarge.message });
      for (let attempts = 0; !signal.aborted;) {
        change(file.id, { state: 'sending' });
        const outcome = await parts.send(file, {
          signal,
          onArrived: (arrivedBytes) => {
            if (signal.aborted) return;
            if (arrivedBytes > (find(file.id)?.arrivedBytes ?? 0)) attempts = 0;
            change(file.id, { arrivedBytes });
          },
          onChecking: () => !signal.aborted && change(file.id, { state: 'checking' }),
        });
        if (signal.aborted) return;
        if (outcome.kind === 'stored') return settle(file.id, { ...seen(outcome.file), state: 'stored' });
        if (outcome.kind === 'refused')
          return settle(file.id, { state: 'refused', message: outcome.message });
        change(file.id, { state: 'cut-off' });
        await parts.pause(pausesMs[attempts] ?? maxPauseMs, signal);
        attempts += 1;
      }
    } catch {
      // Removed, or an unexpected error: it can be retried by hand.
      if (!signal.aborted) change(file.id, { state: 'cut-off' });
    } finally {
      if (working.get(file.id) === controller) working.delete(file.id);
      workOn();
    }
  }

  function settle(id: string, changes: Partial<Upload>): void {
    chosen.delete(id);
    change(id, changes);
  }

  return {
    list: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Merges the server's list; uploads in progress stay as they are. */
    hear(files: readonly SentFile[], paperId: string | null) {
      const known = new Set(list.map(({ id }) => id));
      const news = files
        .filter(({ id }) => !known.has(id))
        .map((file): Upload => ({
          ...seen(file),
          paperId,
          state: file.state === 'stored' ? 'stored' : 'unfinished',
        }));
      const isGone = (upload: Upload) =>
        upload.paperId === paperId && upload.state === 'stored' && !files.some(({ id }) => id === upload.id);
      if (news.length > 0 || list.some(isGone)) tell([...list.filter((upload) => !isGone(upload)), ...news]);
    },

    add(files: readonly File[], paperId: string | null) {
      for (const file of files) {
        // Choosing the same file again resumes an interrupted upload of an earlier visit.
        const begun = list.find(
          ({ state, name, sizeBytes }) =>
            state === 'unfinished' && name === file.name && sizeBytes === file.size,
        );
        // A photo is sent lighter than it was chosen: it starts over, in place of the interrupted upload.
        const before = begun ? undefined : list.find((each) => isReplacedBy(file, each, paperId));
        if (before) this.remove(before.id);
        const counted = list.filter((upload) => upload.paperId === paperId && isCounted(upload)).length;
        const message = begun ? null : refusalOf(file, counted);
        const id = begun?.id ?? parts.newId();
        const upload: Upload = {
          id,
          paperId: begun?.paperId ?? paperId,
          name: file.name,
          sizeBytes: file.size,
          arrivedBytes: begun?.arrivedBytes ?? 0,
          state: message === null ? 'waiting' : 'refused',
          ...(message !== null && { message }),
          previewPath: null,
          path: null,
        };
        if (message === null) chosen.set(id, { id, file, name: file.name, paperId: upload.paperId });
        tell([...list.filter((other) => other.id !== id), upload]);
      }
      workOn();
    },

    /** In any state: it disappears here at once, and from the server as soon as possible. */
    remove(id: string) {
      const upload = find(id);
      if (!upload) return;
      working.get(id)?.abort();
      chosen.delete(id);
      tell(list.filter((other) => other.id !== id));
      if (upload.state !== 'refused') void takeBackInTime(upload);
    },

    /** Now, without waiting for the pause to end. */
    tryAgain(id: string) {
      const file = chosen.get(id);
      if (!file) return;
      working.get(id)?.abort();
      working.delete(id);
      change(id, { state: 'waiting' });
      workOn();
    },

    isInProgress: () => list.some(isInProgress),
  };

  async function takeBackInTime(upload: Upload): Promise<void> {
    const never = new AbortController();
    for (const pauseMs of pausesMs) {
      try {
        const outcome = await parts.takeBack(upload.id);
        if (outcome === 'kept' && !find(upload.id)) tell([...list, { ...upload, state: 'stored' }]);
        return;
      } catch {
        await parts.pause(pauseMs, never.signal);
      }
    }
  }
}

const seen = ({ id, name, sizeBytes, arrivedBytes, previewPath, path, state }: SentFile) => ({
  id,
  name,
  sizeBytes,
  arrivedBytes,
  previewPath,
  path: state === 'stored' ? path : null,
});
