// @vitest-environment happy-dom
import { MOST_FILES } from '@riparo/domain/files/limits.ts';
import type { SentFile } from '@riparo/domain/files/stored-file.ts';
import { shownNotices } from '@riparo/ui/notices.ts';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { onPage, settled } from '../../test/on-page.ts';
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

/** Files that never arrive by themselves. */
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

const tools = (place: HTMLElement) =>
  [...place.querySelectorAll('li button')].map((tool) => tool.getAttribute('aria-label'));

describe('files to choose', () => {
  test('are sent for what they were chosen for, and only those are listed', async () => {
    const { uploads } = slowUploads();
    const { attach, names, place, offers } = await pickerOf(uploads, { paperId: 'paper' });
    expect([place.querySelector('ul'), offers()]).toEqual([null, [true, false, true]]);
    await attach('Scegli foto o PDF', photo('a.jpg'), photo('b.jpg'));
    await attach('Scatta una foto', photo('c.jpg'));
    await act(async () => uploads.hear([sent('other')], null));
    expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(uploads.list().map(({ paperId }) => paperId)).toEqual(['paper', 'paper', 'paper', null]);
  });

  test('are nothing where somebody closes the list of files without a choice', async () => {
    const { uploads } = slowUploads();
    const { field } = await pickerOf(uploads);
    const input = field('Scegli foto o PDF');
    Object.defineProperty(input, 'files', { value: null });
    await settled(() => input.dispatchEvent(new Event('change', { bubbles: true })));
    expect(uploads.list()).toEqual([]);
  });

  test('end at the most, of which what was refused is no part', async () => {
    const { uploads } = slowUploads();
    const { attach, offers } = await pickerOf(uploads);
    const one = (place: number) => photo(`${place}.jpg`);
    await attach(
      'Scegli',
      photo('vuoto.jpg', 0),
      ...Array.from({ length: MOST_FILES - 1 }, (_, at) => one(at)),
    );
    expect(offers()).toEqual([true, false, true]);
    await attach('Scegli', one(MOST_FILES));
    expect(offers()).toEqual([false, true, true]);
  });

  test('that are taken back go, and the focus goes to where others are chosen', async () => {
    const { uploads, takenBack } = slowUploads();
    const { press, names, focused } = await pickerOf(uploads);
    expect(document.activeElement).toBe(document.body);
    await settled(() => uploads.hear([sent('a'), sent('b')], null));
    expect(document.activeElement).toBe(document.body);
    await press('Togli a.jpg');
    expect([names(), takenBack, focused()]).toEqual([['b.jpg'], ['a'], 'Scegli foto o PDF']);
    (document.activeElement as HTMLElement).blur();
    await settled(() => uploads.hear([sent('c')], 'another'));
    expect(document.activeElement).toBe(document.body);
  });

  test('that were cut off can be tried at once', async () => {
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

  test('can not be taken back once they are with us, where they stay; nothing is added where it is closed', async () => {
    const { uploads } = slowUploads();
    uploads.hear([sent('a'), sent('b', 'arriving')], null);
    expect(tools((await pickerOf(uploads)).place)).toEqual(['Togli a.jpg', 'Togli b.jpg']);
    expect(tools((await pickerOf(uploads, { isKept: true })).place)).toEqual(['Togli b.jpg']);
    const closed = await pickerOf(uploads, { isClosed: true });
    expect([closed.names(), closed.offers()]).toEqual([
      ['a.jpg', 'b.jpg'],
      [false, false, false],
    ]);
  });
});

const waiting = () => new Promise<never>(() => undefined);

const lostConnection = async () =>
  ({ ok: false, problem: { status: 0, code: 'network', message: 'No.' } }) as const;

const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const filesWith = (known: Partial<FilesOfToken>) => {
  const announce = vi.fn<FilesOfToken['announce']>(known.announce ?? waiting);
  const remove = vi.fn<FilesOfToken['remove']>(known.remove ?? waiting);
  const uploadsOf = uploadsByToken(() => ({ announce, remove, piecePath: () => '/' }));
  return { uploads: uploadsOf('token'), uploadsOf, announce, remove };
};

describe('the files of an address', () => {
  afterEach(() => void vi.useRealTimers());

  test('are the same on every screen that shows them, and not those of another', () => {
    const { uploads, uploadsOf } = filesWith({});
    expect(uploadsOf('token')).toBe(uploads);
    expect(uploadsOf('another')).not.toBe(uploads);
  });

  test('keep the browser from leaving while one of them travels', () => {
    const { uploads } = filesWith({});
    expect(leaves()).toBe(true);
    uploads.hear([sent('a')], null);
    expect(leaves()).toBe(true);
    uploads.add([photo('b.jpg')], null);
    expect(leaves()).toBe(false);
    uploads.remove(uploads.list().at(-1)?.id ?? '');
    expect(leaves()).toBe(true);
  });

  test('go on as soon as the connection is back, or after a while, and nothing is left that waits', async () => {
    vi.useFakeTimers();
    const stays = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
    const { uploads, announce } = filesWith({ announce: lostConnection });
    uploads.add([photo('a.jpg')], null);
    await vi.advanceTimersByTimeAsync(999);
    expect([announce.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1]);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect([announce.mock.calls.length, vi.getTimerCount()]).toEqual([2, 1]);
    expect(stays).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2000);
    expect(announce).toHaveBeenCalledTimes(3);
    uploads.remove(uploads.list()[0]?.id ?? '');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    stays.mockRestore();
  });

  test.each<
    [
      string,
      { ok: true } | { ok: false; problem: { status: number; message: string } },
      number,
      readonly string[],
    ]
  >([
    ['gone', { ok: true }, 1, []],
    ['unknown there', { ok: false, problem: { status: 404, message: 'Non c’è.' } }, 1, []],
    ['kept there', { ok: false, problem: { status: 409, message: 'Resta.' } }, 1, ['a']],
    ['not heard', { ok: false, problem: { status: 500, message: 'Dopo.' } }, 2, []],
    ['not sent', { ok: false, problem: { status: 0, message: 'Non c’è rete.' } }, 2, []],
    ['not understood', { ok: false, problem: { status: 400, message: 'Boh.' } }, 1, []],
  ])('that are taken back and %s', async (_what, answer, asked, left) => {
    vi.useFakeTimers();
    const { uploads, remove } = filesWith({ remove: async () => answer });
    uploads.hear([sent('a')], null);
    uploads.remove('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(remove).toHaveBeenCalledTimes(asked);
    expect(uploads.list().map(({ id }) => id)).toEqual(left);
    const said = answer.ok ? undefined : answer.problem.message;
    expect(shownNotices().some(({ text }) => text === said)).toBe(left.length > 0);
  });

  test('are made lighter where they are heavy photos, and travel as they are where they are not', async () => {
    const heavy = new File([new Uint8Array(1_500_001)], 'a.jpg', { type: 'image/jpeg' });
    const drawn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('unknown')));
    vi.stubGlobal('createImageBitmap', drawn);
    const { uploads } = filesWith({});
    uploads.add([photo('b.jpg')], null);
    expect(drawn).not.toHaveBeenCalled();
    uploads.add([heavy], null);
    expect(drawn).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
