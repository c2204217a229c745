import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { describe, expect, test } from 'vitest';
import type { ChosenFile, SendOutcome, SendWatcher } from './send-file.ts';
import { createUploads, type UploadParts } from './uploads.ts';

const photo = (name: string, size = 1000) => new File([new Uint8Array(size)], name);
const heavy = (name: string) => photo(name, 9 * 1024 * 1024);
const stored = (id: string, name = 'foto.jpg'): SentFile => ({
  id,
  name,
  sizeBytes: 1000,
  arrivedBytes: 1000,
  state: 'stored',
  previewPath: `/p/${id}`,
  path: `/f/${id}`,
});

type Attempt = { chosen: ChosenFile; watcher: SendWatcher; end: (outcome: SendOutcome) => void };

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** An upload queue where nothing continues by itself: every attempt and pause ends when the test says so. */
function house(parts: Partial<UploadParts> = {}) {
  const attempts: Attempt[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const takenBack: string[] = [];
  let ids = 0;
  const uploads = createUploads({
    send: (chosen, watcher) =>
      new Promise((end, reject) => {
        attempts.push({ chosen, watcher, end });
        watcher.signal.addEventListener('abort', () => reject(watcher.signal.reason));
      }),
    takeBack: async (id) => {
      takenBack.push(id);
      return 'gone';
    },
    lighten: () => null,
    newId: () => `id-${(ids += 1)}`,
    pause: (ms, signal) =>
      new Promise((end) => {
        pauses.push({ ms, end });
        signal.addEventListener('abort', () => end());
      }),
    ...parts,
  });
  return {
    uploads,
    attempts,
    pauses,
    takenBack,
    settle,
    states: () => uploads.list().map(({ state }) => state),
  };
}

describe('uploads in progress', () => {
  test('files are sent two at a time, in the order they were chosen', async () => {
    const { uploads, attempts, states } = house();
    uploads.add([photo('1'), photo('2'), photo('3')], null);
    expect(states()).toEqual(['sending', 'sending', 'waiting']);
    attempts[0]?.end({ kind: 'stored', file: stored('id-1') });
    await settle();
    expect(states()).toEqual(['stored', 'sending', 'sending']);
    expect(uploads.list()[0]).toMatchObject({ previewPath: '/p/id-1', path: '/f/id-1' });
    expect(attempts.map(({ chosen }) => chosen.name)).toEqual(['1', '2', '3']);
  });

  test('files that have arrived are not sent again', async () => {
    const { uploads, attempts, states } = house();
    uploads.add([photo('1')], null);
    attempts[0]?.end({ kind: 'stored', file: stored('id-1') });
    await settle();
    uploads.tryAgain('id-1');
    expect(states()).toEqual(['stored']);
    expect(attempts).toHaveLength(1);
  });

  test('uploads resume after a lost connection, with pauses that grow and start over with every piece', async () => {
    const { uploads, attempts, pauses, states } = house();
    uploads.add([photo('1')], null);
    for (let cut = 0; cut < 3; cut += 1) {
      attempts.at(-1)?.end({ kind: 'cut-off' });
      await settle();
      expect(states()).toEqual(['cut-off']);
      pauses.at(-1)?.end();
      await settle();
    }
    expect(pauses.map(({ ms }) => ms)).toEqual([1000, 2000, 4000]);
    attempts.at(-1)?.watcher.onArrived(500);
    attempts.at(-1)?.end({ kind: 'cut-off' });
    await settle();
    expect(pauses.at(-1)?.ms).toBe(1000);
    pauses.at(-1)?.end();
    await settle();
    attempts.at(-1)?.watcher.onChecking();
    expect(states()).toEqual(['checking']);
    attempts.at(-1)?.end({ kind: 'stored', file: stored('id-1') });
    await settle();
    expect(states()).toEqual(['stored']);
    // The same id throughout: nothing that arrived is sent under another name.
    expect(new Set(attempts.map(({ chosen }) => chosen.id))).toEqual(new Set(['id-1']));
  });

  test('files waiting for the connection can be retried at once, in a single attempt', async () => {
    const { uploads, attempts, states } = house();
    uploads.add([photo('1')], null);
    attempts[0]?.end({ kind: 'cut-off' });
    await settle();
    uploads.tryAgain('id-1');
    expect(states()).toEqual(['sending']);
    await settle();
    expect(states()).toEqual(['sending']);
    expect(attempts).toHaveLength(2);
    attempts[1]?.end({ kind: 'stored', file: stored('id-1') });
    await settle();
    expect(states()).toEqual(['stored']);
  });

  test('a cancelled upload stops here and on the server, and the next one starts', async () => {
    const { uploads, attempts, takenBack } = house();
    uploads.add([photo('1'), photo('2'), photo('3')], null);
    uploads.remove('id-1');
    await settle();
    expect(attempts[0]?.watcher.signal.aborted).toBe(true);
    expect(takenBack).toEqual(['id-1']);
    expect(uploads.list().map(({ id, state }) => [id, state])).toEqual([
      ['id-2', 'sending'],
      ['id-3', 'sending'],
    ]);
  });

  test('removing a file is retried until the server confirms it', async () => {
    let calls = 0;
    const { uploads, pauses } = house({
      takeBack: async () => {
        calls += 1;
        if (calls < 3) throw new Error('nobody');
        return 'gone';
      },
    });
    uploads.hear([stored('a')], null);
    uploads.remove('a');
    await settle();
    expect(calls).toBe(1);
    pauses.at(-1)?.end();
    await settle();
    pauses.at(-1)?.end();
    await settle();
    expect(calls).toBe(3);
    expect(pauses.map(({ ms }) => ms)).toEqual([1000, 2000]);
  });

  test('refused files show the reason, are not retried and do not count', async () => {
    const { uploads, attempts, states, takenBack } = house();
    uploads.add([photo('1')], null);
    attempts[0]?.end({ kind: 'refused', message: 'No.' });
    await settle();
    expect(uploads.list()).toMatchObject([{ state: 'refused', message: 'No.' }]);
    expect(uploads.isInProgress()).toBe(false);
    uploads.remove('id-1');
    expect(states()).toEqual([]);
    expect(takenBack).toEqual([]);
  });
});

describe('a heavy photo', () => {
  test('a heavy photo is made lighter once, however often the connection is lost', async () => {
    const made: string[] = [];
    const lighter = new Blob([new Uint8Array(700)]);
    const { uploads, attempts, pauses, states } = house({
      lighten: async (file) => {
        made.push((file as File).name);
        return lighter;
      },
    });
    uploads.add([heavy('1')], null);
    expect(states()).toEqual(['waiting']);
    await settle();
    expect(uploads.list()).toMatchObject([{ state: 'sending', sizeBytes: 700 }]);
    attempts[0]?.end({ kind: 'cut-off' });
    await settle();
    pauses[0]?.end();
    await settle();
    uploads.tryAgain('id-1');
    await settle();
    expect(attempts.map(({ chosen }) => chosen.file)).toEqual([lighter, lighter, lighter]);
    expect(made).toEqual(['1']);
  });

  test('a heavy photo that cannot be made light enough shows an error', async () => {
    const { uploads, attempts } = house({ lighten: async (file) => file });
    uploads.add([heavy('1')], null);
    await settle();
    expect(uploads.list()).toMatchObject([{ state: 'refused', message: fileErrors.FileTooLarge.message }]);
    expect(attempts).toEqual([]);
  });

  test('a photo removed while it is made lighter is never sent', async () => {
    const { uploads, attempts } = house({ lighten: async (file) => file });
    uploads.add([heavy('1')], null);
    uploads.remove('id-1');
    await settle();
    expect(attempts).toEqual([]);
    expect(uploads.list()).toEqual([]);
  });
});

describe('choosing a photo', () => {
  const unfinished = (id: string, known: Partial<SentFile> = {}): SentFile => ({
    ...stored(id, 'IMG_1.jpg'),
    state: 'arriving',
    arrivedBytes: 300,
    ...known,
  });

  test.each<[string, SentFile, string | null]>([
    ['had arrived whole', stored('a', 'IMG_1.jpg'), null],
    ['had arrived whole, and was lighter', { ...stored('a', 'IMG_1.jpg'), sizeBytes: 700 }, null],
    ['is another photo', unfinished('a', { name: 'IMG_2.jpg' }), null],
    ['is another photo, and lighter', unfinished('a', { name: 'IMG_2.jpg', sizeBytes: 700 }), null],
    ['is larger', unfinished('a', { sizeBytes: 1001 }), null],
    ['was chosen for another document, and lighter', unfinished('a', { sizeBytes: 700 }), 'paper'],
  ])('a chosen photo appears beside one that %s', (_what, before, paperId) => {
    const { uploads, takenBack } = house();
    uploads.hear([before], paperId);
    uploads.add([photo('IMG_1.jpg')], null);
    expect(uploads.list().map(({ id }) => id)).toEqual(['a', 'id-1']);
    expect(takenBack).toEqual([]);
  });
});

describe('choosing files', () => {
  test('files may be as large as the limit, counted per document and without refused ones', () => {
    const { uploads, attempts, states } = house();
    uploads.add([photo('1', 8 * 1024 * 1024)], null);
    expect(states()).toEqual(['sending']);
    uploads.hear(
      Array.from({ length: 9 }, (_, place) => stored(`${place}`)),
      'paper',
    );
    uploads.add([photo('vuoto', 0), photo('2'), photo('3')], 'paper');
    expect(states().slice(-3)).toEqual(['refused', 'sending', 'refused']);
    uploads.tryAgain('id-2');
    uploads.tryAgain('id-4');
    expect(attempts.map(({ chosen }) => chosen.id)).toEqual(['id-1', 'id-3']);
  });

  test('files are checked against the limits before any is sent', () => {
    const { uploads, attempts } = house();
    uploads.add([photo('vuoto', 0), photo('grande', 8 * 1024 * 1024 + 1)], null);
    expect(uploads.list().map(({ message }) => message)).toEqual([
      fileErrors.FileEmpty.message,
      fileErrors.FileTooLarge.message,
    ]);
    uploads.add(
      Array.from({ length: 11 }, (_, place) => photo(String(place))),
      null,
    );
    expect(uploads.list().at(-1)?.message).toBe(fileErrors.TooManyFiles.message);
    expect(attempts).toHaveLength(2);
  });

  test('an upload of an earlier visit resumes if it is the same file', async () => {
    const { uploads, attempts, states } = house();
    uploads.hear([{ ...stored('a', 'IMG_1.jpg'), state: 'arriving', arrivedBytes: 300 }], null);
    expect(states()).toEqual(['unfinished']);
    uploads.add([photo('IMG_1.jpg')], null);
    expect(uploads.list()).toMatchObject([{ id: 'a', state: 'sending', arrivedBytes: 300 }]);
    expect(attempts[0]?.chosen.id).toBe('a');
  });
});

test('files on the server are shown once, and disappear when the server no longer has them', () => {
  const { uploads } = house();
  uploads.hear([stored('a'), stored('b')], null);
  uploads.hear([stored('b')], null);
  uploads.hear([stored('c')], 'paper');
  expect(uploads.list().map(({ id, paperId }) => [id, paperId])).toEqual([
    ['b', null],
    ['c', 'paper'],
  ]);
});
