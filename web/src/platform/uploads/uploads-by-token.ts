import { notify } from '@riparo/ui/notices.ts';
import { useSyncExternalStore } from 'react';
import { randomUuid } from '../wizard/random-uuid.ts';
import { type FileWay, sendFile } from './send-file.ts';
import { createUploads, type Upload, type Uploads } from './uploads.ts';

/** Enough to read the small print of an invoice that fills the photo. */
const LONG_SIDE_PIXELS = 2560;
const QUALITY = 0.85;
/** Lighter files are sent as they are: on slow 4G that takes a quarter of a minute. */
const LIGHT_BYTES = 1_500_000;

const PHOTOS = /^image\/(jpeg|png|webp|heic|heif)$/;

/** Whether a lighter copy can be made; a PDF, for example, stays as it is. */
const isHeavyPhoto = ({ type, size }: Blob) => PHOTOS.test(type) && size > LIGHT_BYTES;

/** The same photo, upright, with fewer pixels; unchanged if that is not possible here, or not lighter. */
export async function lighterPhoto(file: Blob): Promise<Blob> {
  const lighter = await redrawnPhoto(file).catch(() => null);
  return lighter && lighter.size < file.size ? lighter : file;
}

async function redrawnPhoto(file: Blob): Promise<Blob | null> {
  // Throws for formats the browser does not know; the server may know them.
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONG_SIDE_PIXELS / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    const context = canvas.getContext('2d');
    if (!context || !isCanvasReliable(context)) return null;
    // Transparent areas would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    photo.close();
  }
}

const TRIED = [30, 160, 220] as const;
/** Some browsers add invisible noise to a canvas against fingerprinting. */
const UNSEEN = 8;

/** Browsers with fingerprinting protection may return noise instead of the drawing. */
function isCanvasReliable(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = `rgb(${TRIED.join(' ')})`;
  context.fillRect(0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  return data.every((value, place) => Math.abs(value - (TRIED[place % 4] ?? 255)) <= UNSEEN);
}

type RemovalOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: { readonly status: number; readonly message: string } };

/** Where the files of a claim or a complaint go, and how to remove one. */
export type FilesOfToken = FileWay & { readonly remove: (id: string) => Promise<RemovalOutcome> };

const CONFLICT = 409;

/** One set of uploads per address, shared by all screens: an upload continues when the screen changes. */
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
  // The browser asks before leaving while an upload is in progress.
  window.addEventListener('beforeunload', (event) => {
    if (uploads.isInProgress()) event.preventDefault();
  });
  return uploads;
}

/** Retries as soon as the connection is back. */
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
