import { notify } from '@riparo/ui/notices.ts';
import { useSyncExternalStore } from 'react';
import { randomUuid } from '../wizard/random-uuid.ts';
import { isHeavyPhoto, lighterPhoto } from './lighter-photo.ts';
import { type FileWay, sendFile } from './send-file.ts';
import { createUploads, type Upload, type Uploads } from './uploads.ts';

type TakenBack =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: { readonly status: number; readonly message: string } };

/** Where the files of a claim or a complaint go, and how one is taken back. */
export type FilesOfToken = FileWay & { readonly remove: (id: string) => Promise<TakenBack> };

const CONFLICT = 409;

/** One for each address, whichever screen shows it: what is on its way goes on when the screen is another one. */
export function uploadsByToken(filesOf: (token: string) => FilesOfToken): (token: string) => Uploads {
  const byToken = new Map<string, Uploads>();
  return (token) => {
    const known = byToken.get(token);
    if (known) return known;
    const uploads = uploadsTo(filesOf(token));
    byToken.set(token, uploads);
    return uploads;
  };
}

function uploadsTo({ remove, ...way }: FilesOfToken): Uploads {
  const uploads = createUploads({
    send: (chosen, watcher) => sendFile(way, chosen, watcher),
    async takeBack(id) {
      const result = await remove(id);
      if (result.ok) return 'gone';
      const { status, message } = result.problem;
      if (status < 400 || status >= 500) throw new Error('not heard');
      if (status !== CONFLICT) return 'gone';
      notify({ kind: 'info', text: message });
      return 'kept';
    },
    lighten: (file) => (isHeavyPhoto(file) ? lighterPhoto(file) : null),
    newId: randomUuid,
    pause: untilOnlineOr,
  });
  // Whoever leaves while something travels is asked once more by the browser.
  window.addEventListener('beforeunload', (event) => {
    if (uploads.isUnderWay()) event.preventDefault();
  });
  return uploads;
}

/** A connection that comes back is tried at once. */
function untilOnlineOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

const none: readonly Upload[] = [];

export const useUploads = (uploads: Uploads): readonly Upload[] =>
  useSyncExternalStore(uploads.subscribe, uploads.list, () => none);
