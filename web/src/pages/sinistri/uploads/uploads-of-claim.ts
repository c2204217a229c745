import { removeClaimFileCall } from '@riparo/domain/contract/claim-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { useSyncExternalStore } from 'react';
import { randomUuid } from '../../../wizard/random-uuid.ts';
import { isHeavyPhoto, lighterPhoto } from './lighter-photo.ts';
import { sendFile } from './send-file.ts';
import { createUploads, type Upload, type Uploads } from './uploads.ts';

const byToken = new Map<string, Uploads>();

/** One for each claim, whichever screen shows it: what is on its way goes on when the question is another one. */
export function uploadsOf(token: string): Uploads {
  const known = byToken.get(token);
  if (known) return known;
  const uploads = createUploads({
    send: (chosen, watcher) => sendFile(token, chosen, watcher),
    async takeBack(id) {
      const result = await callApi(removeClaimFileCall, { params: { token, fileId: id } });
      if (!result.ok && (result.problem.status < 400 || result.problem.status >= 500))
        throw new Error('not heard');
    },
    lighten: (file) => (isHeavyPhoto(file) ? lighterPhoto(file) : null),
    newId: randomUuid,
    pause: untilOnlineOr,
  });
  byToken.set(token, uploads);
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
