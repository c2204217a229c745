// @vitest-environment happy-dom
import { MAX_FILES } from '@riparo/domain/care/files/limits.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../../test/on-page.ts';
import { FilePicker } from './FilePicker.tsx';
import type { ChosenFile, SendWatcher } from './send-file.ts';
import { createUploads } from './uploads.ts';
import { type FilesOfToken, uploadsByToken } from './uploads-by-token.ts';

const photo = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const sent = (id: string, state: SentFile['state'] = 'stored'): SentFile => ({
  id,
  name: `${id}.jpg`,
  sizeBytes: 10,
  arrivedBytes: 10,
  state,
  previewPath: null,
  path: `/f/${id}`,
});

/** Uploads that never finish by themselves. */
const slowUploads = () => {
  let ids = 0;
  const takenBack: string[] = [];
  const watchers: SendWatcher[] = [];
  const uploads = createUploads({
    send: (_chosen: ChosenFile, watcher) => {
      watchers.push(watcher);
      return new Promise(() => undefined);
    },
    takeBack: async (id) => {
      takenBack.push(id);
      return 'gone';
    },
    lighten: () => null,
    newId: () => `new-${(ids += 1)}`,
    pause: () => new Promise(() => undefined),
  });
  return { uploads, takenBack, watchers };
};

type Known = Partial<Parameters<typeof FilePicker>[0]>;
const pickerOf = async (uploads: ReturnType<typeof createUploads>, known: Known = {}) => {
  const page = await onPage(<FilePicker uploads={uploads} label="Le foto" {...known} />);
  const has = (words: string) => page.words().includes(words);
  return {
    ...page,
    names: () =>
      [...page.place.querySelectorAll('ul[aria-label="Le foto"] li')].map(
        (row) => /\w+\.jpg/.exec(row.textContent)?.[0],
      ),
    offers: () => [has('Scegli foto o PDF'), has('sono il massimo'), has('8 MB l’uno')],
  };
};

describe('choosing files', () => {
  test('files are sent for the document they were chosen for, and only those are listed', async () => {
    const { uploads } = slowUploads();
    const { attach, names, place, offers } = await pickerOf(uploads, { paperId: 'paper' });
    expect(place.querySelector('ul')).toBeNull();
    expect(offers()).toEqual([true, false, true]);
    await attach('Scegli foto o PDF', photo('a.jpg'), photo('b.jpg'));
    await attach('Scatta una foto', photo('c.jpg'));
    await act(async () => uploads.hear([sent('other')], null));
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(uploads.list().map(({ paperId }) => paperId)).toEqual(['paper', 'paper', 'paper', null]);
  });

  test('the picker closes at the maximum, not counting refused files', async () => {
    const { uploads } = slowUploads();
    const { attach, offers } = await pickerOf(uploads);
    const one = (place: number) => photo(`${place}.jpg`);
    await attach(
      'Scegli',
      photo('vuoto.jpg', 0),
      ...Array.from({ length: MAX_FILES - 1 }, (_, at) => one(at)),
    );
    expect(offers()).toEqual([true, false, true]);
    await attach('Scegli', one(MAX_FILES));
    expect(offers()).toEqual([false, true, true]);
  });

  test('removing a file moves the focus to the file button', async () => {
    const { uploads, takenBack } = slowUploads();
    const { press, names, focused } = await pickerOf(uploads);
    expect(document.activeElement).toBe(document.body);
    await settled(() => uploads.hear([sent('a'), sent('b')], null));
    expect(document.activeElement).toBe(document.body);
    await press('Togli a.jpg');
    expect(names()).toEqual(['b.jpg']);
    expect(takenBack).toEqual(['a']);
    expect(focused()).toBe('Scegli foto o PDF');
    (document.activeElement as HTMLElement).blur();
    await settled(() => uploads.hear([sent('c')], 'another'));
    expect(document.activeElement).toBe(document.body);
  });

  test('an interrupted upload can be retried at once', async () => {
    const send = vi.fn<() => Promise<{ kind: 'cut-off' }>>(async () => ({ kind: 'cut-off' }));
    const uploads = createUploads({
      send,
      takeBack: async () => 'gone',
      lighten: () => null,
      newId: () => 'one',
      pause: () => new Promise(() => undefined),
    });
    const { attach, press } = await pickerOf(uploads);
    await attach('Scegli', photo('a.jpg'));
    await press('Riprova ora: a.jpg');
    expect(send).toHaveBeenCalledTimes(2);
  });
});

const waiting = () => new Promise<never>(() => undefined);

const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const filesWith = (known: Partial<FilesOfToken>) => {
  const announce = vi.fn<FilesOfToken['announce']>(known.announce ?? waiting);
  const remove = vi.fn<FilesOfToken['remove']>(known.remove ?? waiting);
  const uploadsOf = uploadsByToken(() => ({ announce, remove, piecePath: () => '/' }));
  return { uploads: uploadsOf('token'), uploadsOf, announce, remove };
};

describe('the uploads of one address', () => {
  afterEach(() => void vi.useRealTimers());

  test('an upload in progress makes the browser ask before leaving', () => {
    const { uploads } = filesWith({});
    expect(leaves()).toBe(true);
    uploads.hear([sent('a')], null);
    expect(leaves()).toBe(true);
    uploads.add([photo('b.jpg')], null);
    expect(leaves()).toBe(false);
    uploads.remove(uploads.list().at(-1)?.id ?? '');
    expect(leaves()).toBe(true);
  });
});
