import { createHash, randomBytes } from 'node:crypto';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import { MAX_FILES, PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import type { FileId } from '@riparo/domain/care/files/stored-file.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { heicWithPlace } from '../../../test/files/iphone-picture.ts';
import { paper } from '../../../test/files/pdfs.ts';
import { heavyPhoto, photo } from '../../../test/files/pictures.ts';
import { pollUntilOpened, newFileId, sendPieces, whole } from '../../../test/files/sent-files.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { serveUpload } from '../../platform/http/serve-upload.ts';
import { type FileScanner, ScannerAway } from '../../platform/providers/scanner/file-scanner.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { countJobs } from '../../platform/jobs/job-counts.ts';
import { QueueFullError } from '../../platform/jobs/work/bounded-work.ts';
import type { FileChecker } from '../../platform/providers/file-checker/file-checker.ts';
import { sendPreview, sendStoredFile } from './send-file.ts';
import type { SettlingParts } from './settle-file.ts';
import { filesOf, findFile, findOwnerOf, readStoredFile } from './stored-files.ts';
import { storedFilePieces, storedFiles } from './tables.ts';
import { forgetFiles, forgetUnfinished, ownFilesOf, discardFile, takeFile } from './take-file.ts';
import { takePiece } from './take-piece.ts';

const newOwner = () => {
  const id = crypto.randomUUID();
  return { kind: 'claim' as const, id, subjectId: id, address: '203.0.113.9' };
};

async function sent(
  server: TestServer,
  bytes: Buffer,
  owner = newOwner(),
  {
    id = newFileId(),
    ...others
  }: { id?: FileId } & Partial<Pick<SettlingParts, 'fileScanner' | 'fileChecker'>> = {},
) {
  const parts = { ...server.parts, ...others };
  const file = { id, name: 'IMG_0042.HEIC', sizeBytes: bytes.length };
  await takeFile(parts, owner, file);
  await sendPieces(server.parts, owner.id, file.id, bytes);
  const ask = () => pollUntilOpened(parts, owner, file);
  return { owner, file, ask };
}

const filesNow = async (server: TestServer, ownerId: string) =>
  (await ownFilesOf(server.db, [ownerId])).get(ownerId) ?? [];

describe('an uploaded file', () => {
  test('an uploaded file arrives in pieces, is opened, and only our own version of it stays', async () => {
    await using server = await testServer();
    const bytes = await heavyPhoto(1600, 1200);
    expect(bytes.length).toBeGreaterThan(PIECE_BYTES);
    const { owner, file, ask } = await sent(server, bytes);

    expect(await ask()).toMatchObject({
      id: file.id,
      state: 'stored',
      kind: 'jpeg',
      arrivedBytes: bytes.length,
    });

    const [stored] = await filesOf(server.db, [owner.id]);
    expect(stored).toMatchObject({
      name: 'IMG_0042.HEIC',
      contentType: 'image/jpeg',
      width: 1600,
      height: 1200,
    });
    if (!stored) throw new Error('it is not there');
    const content = await whole(readStoredFile(server.db, stored, 'content'));
    expect(content.length).toBe(stored.sizeBytes);
    expect((await sharp(content).metadata()).width).toBe(1600);
    const parts = await server.db.selectDistinct({ part: storedFilePieces.part }).from(storedFilePieces);
    expect(parts.map(({ part }) => part).toSorted()).toEqual(['content', 'preview']);

    // The job queued with its last byte finds it opened.
    expect(await countJobs(server.db)).toEqual([{ job: 'check-file', state: 'waiting', count: 1 }]);
    await server.queue.runWaiting();
    expect(await countJobs(server.db)).toEqual([]);
    expect(await findFile(server.db, owner.id, file.id)).toEqual(stored);
  });

  test('an interrupted upload resumes: pieces that already came change nothing, and none is skipped', async () => {
    await using server = await testServer();
    const owner = newOwner();
    const bytes = randomBytes(2 * PIECE_BYTES + 10);
    const file = { id: newFileId(), name: 'foto.jpg', sizeBytes: bytes.length };
    await takeFile(server.parts, owner, file);
    const take = (from: number, to = from + PIECE_BYTES) =>
      takePiece(server.parts, owner.id, { id: file.id, from, content: bytes.subarray(from, to) });

    expect(await take(PIECE_BYTES)).toEqual({ arrivedBytes: 0 });
    expect(await take(0, 100)).toEqual({ arrivedBytes: 0 });
    expect(await take(0)).toEqual({ arrivedBytes: PIECE_BYTES });
    expect(await take(0)).toEqual({ arrivedBytes: PIECE_BYTES });
    // The answer was lost: the sender asks for the position, and two tabs resume at once.
    expect(await takeFile(server.parts, owner, file)).toMatchObject({
      state: 'arriving',
      arrivedBytes: PIECE_BYTES,
    });
    await Promise.all([take(PIECE_BYTES), take(PIECE_BYTES)]);
    expect(await countJobs(server.db)).toEqual([]);
    expect(await take(2 * PIECE_BYTES)).toEqual({ arrivedBytes: bytes.length });
    expect(await take(bytes.length)).toEqual({ arrivedBytes: bytes.length });

    const rows = await server.db.select().from(storedFilePieces).orderBy(storedFilePieces.number);
    expect(rows.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(Buffer.concat(rows.map(({ content }) => content)).equals(bytes)).toBe(true);
  });

  test('an uploaded file is separate from files that others send under the same id at the same time', async () => {
    await using server = await testServer();
    const [one, other] = [newOwner(), newOwner()];
    const [photoBytes, paperBytes] = [await photo('jpeg'), await paper()];
    const first = await sent(server, photoBytes, one);
    const { id } = first.file;
    const theirs = await sent(server, paperBytes, other, { id });
    const second = await sent(server, paperBytes, one);
    const unfinished = { id: newFileId(), name: 'f', sizeBytes: 3 };
    for (const owner of [one, other]) await takeFile(server.parts, owner, unfinished);

    expect(await first.ask()).toMatchObject({ state: 'stored', kind: 'jpeg' });
    expect(await filesNow(server, other.id)).toMatchObject([
      { id, state: 'arriving', arrivedBytes: paperBytes.length },
      { id: unfinished.id },
    ]);
    expect(await theirs.ask()).toMatchObject({ state: 'stored', kind: 'pdf' });
    expect(await second.ask()).toMatchObject({ state: 'stored', kind: 'pdf' });

    const kindsOf = async (...owners: string[]) => (await filesOf(server.db, owners)).map(({ kind }) => kind);
    expect(await kindsOf(one.id)).toHaveLength(2);
    expect(await kindsOf(other.id)).toEqual(['pdf']);
    expect(await kindsOf()).toEqual([]);
    for (const { owner, kind } of [
      { owner: one, kind: 'jpeg' },
      { owner: other, kind: 'pdf' },
    ]) {
      const file = await findFile(server.db, owner.id, id);
      if (!file) throw new Error('it is not there');
      expect(file.kind).toBe(kind);
      const content = await whole(readStoredFile(server.db, file, 'content'));
      expect(createHash('sha256').update(content).digest('hex')).toBe(file.sha256);
    }
    expect(await findOwnerOf(server.db, [one.id, other.id], second.file.id)).toBe(one.id);
    expect(await findOwnerOf(server.db, [other.id], second.file.id)).toBeNull();
    expect(await findOwnerOf(server.db, [], second.file.id)).toBeNull();
    expect([...(await ownFilesOf(server.db, [one.id])).keys()]).toEqual([one.id]);

    await server.db.transaction((tx) => forgetUnfinished(tx, [one.id]));
    await server.db.transaction((tx) => forgetUnfinished(tx, []));
    expect(await filesNow(server, one.id)).toHaveLength(2);
    expect(await filesNow(server, other.id)).toHaveLength(2);
    await server.db.transaction((tx) => forgetFiles(tx, []));
    await discardFile(server.db, one.id, id);
    expect(await kindsOf(one.id, other.id)).toEqual(['pdf', 'pdf']);
  });

  test('uploaded files are listed in the order in which they were chosen', async () => {
    await using server = await testServer({ now: new Date('2026-11-16T10:00:00Z') });
    const owner = newOwner();
    const bytes = await photo('png');
    const ids: FileId[] = [];
    for (const minute of ['02', '01', '03']) {
      server.setNow(new Date(`2026-11-16T10:${minute}:00Z`));
      const { file, ask } = await sent(server, bytes, owner);
      await ask();
      ids.push(file.id);
    }
    const [second, first, third] = ids;
    expect((await filesNow(server, owner.id)).map(({ id }) => id)).toEqual([first, second, third]);
    expect((await filesOf(server.db, [owner.id])).map(({ id }) => id)).toEqual([first, second, third]);
  });

  test("an id of another sender's file means a new file, and gives no access to theirs", async () => {
    await using server = await testServer();
    const { owner, file, ask } = await sent(server, await photo('jpeg'));
    await ask();
    const stranger = newOwner();
    expect(
      await takePiece(server.parts, stranger.id, { id: file.id, from: 0, content: Buffer.from('x') }),
    ).toBeNull();
    await takeFile(server.parts, stranger, file);
    await discardFile(server.db, stranger.id, file.id);
    expect(await findFile(server.db, stranger.id, file.id)).toBeNull();
    expect(await findFile(server.db, owner.id, file.id)).toMatchObject({ kind: 'jpeg' });
  });

  test('an uploaded file is opened once, however often it is requested, and after its process has ended', async () => {
    await using server = await testServer();
    const scan = vi.fn<FileScanner['scan']>().mockResolvedValue('clean');
    const { owner, ask, file } = await sent(server, heicWithPlace, newOwner(), { fileScanner: { scan } });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(scan).toHaveBeenCalledTimes(1);
    const first = await sent(server, await photo('png'));
    await using other = await testServer({ databaseUrl: server.databaseUrl });
    expect(await pollUntilOpened(other.parts, first.owner, first.file)).toMatchObject({
      state: 'stored',
      kind: 'png',
    });
    expect(await first.ask()).toMatchObject({ state: 'stored' });
    expect(await filesNow(server, owner.id)).toMatchObject([{ id: file.id, kind: 'heic' }]);
  });

  test('ten files are accepted, also all at once; a removed or refused one makes room', async () => {
    await using server = await testServer();
    const owner = newOwner();
    const announced = Array.from({ length: 2 * MAX_FILES }, () => ({
      id: newFileId(),
      name: 'f',
      sizeBytes: 3,
    }));
    const answers = await Promise.all(announced.map((file) => takeFile(server.parts, owner, file)));
    const refused = answers.filter((answer) => 'error' in answer);
    expect(refused).toEqual(Array.from({ length: MAX_FILES }, () => ({ error: fileErrors.TooManyFiles })));

    const another = await takeFile(server.parts, newOwner(), { id: newFileId(), name: 'f', sizeBytes: 1 });
    expect(another).toMatchObject({ state: 'arriving' });

    const [first, second] = await filesNow(server, owner.id);
    if (!first || !second) throw new Error('none is there');
    await discardFile(server.db, owner.id, first.id);
    await takePiece(server.parts, owner.id, { id: second.id, from: 0, content: Buffer.from('abc') });
    expect(await pollUntilOpened(server.parts, owner, second)).toEqual({ error: fileErrors.FileNotAccepted });
    for (const room of [newFileId(), newFileId()])
      expect(await takeFile(server.parts, owner, { id: room, name: 'f', sizeBytes: 3 })).toMatchObject({
        state: 'arriving',
      });
  });

  test.each([
    ['nothing', 0, 'FileEmpty'],
    ['more than eight megabytes', 8 * 1024 * 1024 + 1, 'FileTooLarge'],
  ] as const)('is refused before it comes if it is %s', async (_, sizeBytes, code) => {
    await using server = await testServer();
    const answer = await takeFile(server.parts, newOwner(), { id: newFileId(), name: 'f', sizeBytes });
    expect(answer).toEqual({ error: fileErrors[code] });
    expect(await server.db.$count(storedFiles)).toBe(0);
    const fits = { id: newFileId(), name: 'f', sizeBytes: 8 * 1024 * 1024 };
    expect(await takeFile(server.parts, newOwner(), fits)).toEqual({
      ...fits,
      arrivedBytes: 0,
      state: 'arriving',
      kind: null,
    });
  });

  test('a refused file repeats its reason, and nothing of it stays', async () => {
    await using server = await testServer();
    const { owner, ask } = await sent(server, Buffer.from('<svg onload="alert(1)"/>'));
    for (const _ of ['once', 'again']) expect(await ask()).toEqual({ error: fileErrors.FileNotAccepted });
    expect(await server.db.$count(storedFilePieces)).toBe(0);
    expect(await filesNow(server, owner.id)).toEqual([]);
  });
});

describe('a scanner', () => {
  test('a file that the scanner recognises is refused before it is opened', async () => {
    await using server = await testServer();
    const { ask } = await sent(server, await paper(), newOwner(), {
      fileScanner: { scan: async () => 'infected' },
    });
    expect(await ask()).toEqual({ error: fileErrors.FileInfected });
    expect(await server.db.$count(storedFilePieces)).toBe(0);
  });

  test('while the scanner is away files wait in storage, and are opened when it is back', async () => {
    await using server = await testServer();
    let isAway = true;
    const fileScanner: FileScanner = {
      async scan() {
        if (isAway) throw new ScannerAway('away');
        return 'clean';
      },
    };
    const { ask, owner } = await sent(server, await paper(), newOwner(), { fileScanner });
    expect(await ask()).toEqual({ error: fileErrors.FileNotChecked });
    expect(await filesOf(server.db, [owner.id])).toEqual([]);
    isAway = false;
    expect(await ask()).toMatchObject({ state: 'stored', kind: 'pdf' });
  });
});

test('a file waits while the checker is busy; a checker failure is reported', async () => {
  await using server = await testServer();
  const check = vi.fn<FileChecker['check']>();
  const fileChecker: FileChecker = { check, close: async () => undefined };
  const { ask } = await sent(server, await paper(), newOwner(), { fileChecker });
  check.mockRejectedValueOnce(new QueueFullError('busy'));
  expect(await ask()).toEqual({ error: fileErrors.FileNotChecked });
  check.mockRejectedValueOnce(new Error('no process can be had'));
  await expect(ask()).rejects.toThrow('no process can be had');
});

test('files are forgotten with their owner, and incomplete uploads before that', async () => {
  await using server = await testServer();
  const { owner, ask } = await sent(server, await photo('webp'));
  await ask();
  await takeFile(server.parts, owner, { id: newFileId(), name: 'f', sizeBytes: 3 });
  const other = await sent(server, await photo('jpeg'));
  const waiting = await sent(server, await paper(), owner);
  const refused = await sent(server, Buffer.from('<svg/>'), owner);
  await refused.ask();
  await server.db.transaction((tx) => forgetUnfinished(tx, [owner.id]));
  const left = await server.db.select().from(storedFiles).where(eq(storedFiles.ownerId, owner.id));
  expect(left.map(({ state }) => state).toSorted()).toEqual(['arriving', 'stored']);
  expect(left.map(({ id }) => id)).toContain(waiting.file.id);
  await server.db.transaction((tx) => forgetFiles(tx, [owner.id]));
  const rows = await server.db.select({ ownerId: storedFilePieces.ownerId }).from(storedFilePieces);
  expect(rows).toEqual([{ ownerId: other.owner.id }]);
});

describe('files over the network', () => {
  const owner = newOwner();
  const server = () =>
    testServer({
      routes: (app, parts) => {
        serveFile(app, { path: '/test/file', access: everybody }, async ({ reply }) => {
          const [file] = await filesOf(parts.db, [owner.id]);
          return file && sendStoredFile(reply, parts.db, file);
        });
        serveFile(app, { path: '/test/preview', access: everybody }, async ({ reply }) => {
          const [file] = await filesOf(parts.db, [owner.id]);
          return file && sendPreview(reply, parts.db, file);
        });
        serveUpload(
          app,
          {
            path: '/test/pieces/:from',
            access: everybody,
            params: z.object({ from: z.coerce.number().int() }),
            mostBytes: 1000,
            rateLimit: { max: 3, windowSeconds: 60, perProcess: true },
            allowance: async () => null,
          },
          async ({ params, body }) => ({ from: params.from, bytes: body.length }),
        );
      },
    });

  test('a file is downloaded, not opened: no script, no content sniffing, no cached copy', async () => {
    await using served = await server();
    const { ask } = await sent(served, await photo('jpeg'), owner);
    await ask();
    await served.db.update(storedFiles).set({ name: "Perché l'ho (2)*.HEIC" });
    const named = await served.request('/test/file');
    expect(named.headers['content-disposition']).toBe(
      `attachment; filename="Perche_ l_ho (2)_.jpg"; filename*=UTF-8''Perch%C3%A9%20l%27ho%20%282%29%2A.jpg`,
    );
    await served.db.update(storedFiles).set({ name: 'IMG_0042.HEIC' });
    const file = await served.request('/test/file');
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="IMG_0042.jpg"; filename*=UTF-8''IMG_0042.jpg`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);
    const preview = await served.request('/test/preview');
    expect(preview.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(preview.rawPayload).metadata()).format).toBe('jpeg');
  });

  test('only plain bytes are accepted, up to the size of a piece, and not without limit', async () => {
    await using served = await server();
    const put = (payload: Buffer | string, type = 'application/octet-stream') =>
      served.request({ method: 'PUT', url: '/test/pieces/0', payload, headers: { 'content-type': type } });
    const taken = await put(randomBytes(1000));
    expect(taken.json()).toEqual({ from: 0, bytes: 1000 });
    expect(taken.headers['cache-control']).toBe('no-store');
    expect((await put(randomBytes(1001))).statusCode).toBe(413);
    expect((await put('{}', 'application/json')).statusCode).toBe(415);
    expect((await put(randomBytes(10))).statusCode).toBe(429);
  });
});
