import { randomBytes } from 'node:crypto';
import { everybody } from '@riparo/domain/call/access.ts';
import { fileErrors } from '@riparo/domain/files/errors.ts';
import { MOST_FILES, PIECE_BYTES } from '@riparo/domain/files/limits.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { heicWithPlace } from '../../test/files/iphone-picture.ts';
import { paper } from '../../test/files/papers.ts';
import { heavyPhoto, photo } from '../../test/files/pictures.ts';
import { askUntilOpened, newFileId, sendPieces, whole } from '../../test/files/sent-files.ts';
import { testServer, type TestServer } from '../../test/test-server.ts';
import { serveUpload } from '../http/serve-upload.ts';
import { type FileScanner, ScannerAway } from '../providers/scanner/file-scanner.ts';
import { serveFile } from '../http/serve-file.ts';
import { sendPreview, sendStoredFile } from './send-file.ts';
import { filesOf, findFile, readStoredFile } from './stored-files.ts';
import { storedFilePieces, storedFiles } from './tables.ts';
import { forgetFiles, forgetUnfinished, ownFilesOf, takeBackFile, takeFile } from './take-file.ts';
import { takePiece } from './take-piece.ts';

const newOwner = () => ({ kind: 'claim' as const, id: crypto.randomUUID() });

async function sent(server: TestServer, bytes: Buffer, owner = newOwner(), scanner?: FileScanner) {
  const parts = { ...server.parts, ...(scanner && { fileScanner: scanner }) };
  const file = { id: newFileId(), name: 'IMG_0042.HEIC', sizeBytes: bytes.length };
  await takeFile(parts, owner, file);
  await sendPieces(server.parts, owner.id, file.id, bytes);
  const ask = () => askUntilOpened(parts, owner, file);
  return { owner, file, ask };
}

const filesNow = async (server: TestServer, ownerId: string) =>
  (await ownFilesOf(server.db, [ownerId])).get(ownerId) ?? [];

describe('a file that somebody sends', () => {
  test('arrives in pieces, is opened, and only what was made of it stays', async () => {
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
  });

  test('goes on where it was cut off: what came already changes nothing, and nothing is skipped', async () => {
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
    // Cut off: the answer never came, so it asks, and two tabs go on at once.
    expect(await takeFile(server.parts, owner, file)).toMatchObject({
      state: 'arriving',
      arrivedBytes: PIECE_BYTES,
    });
    await Promise.all([take(PIECE_BYTES), take(PIECE_BYTES)]);
    expect(await take(2 * PIECE_BYTES)).toEqual({ arrivedBytes: bytes.length });

    const rows = await server.db.select().from(storedFilePieces).orderBy(storedFilePieces.number);
    expect(Buffer.concat(rows.map(({ content }) => content)).equals(bytes)).toBe(true);
  });

  test('is another one under the id of somebody else, and can not be sent to by them', async () => {
    await using server = await testServer();
    const { owner, file, ask } = await sent(server, await photo('jpeg'));
    await ask();
    const stranger = newOwner();
    expect(
      await takePiece(server.parts, stranger.id, { id: file.id, from: 0, content: Buffer.from('x') }),
    ).toBeNull();
    await takeFile(server.parts, stranger, file);
    await takeBackFile(server.db, stranger.id, file.id);
    expect(await findFile(server.db, stranger.id, file.id)).toBeNull();
    expect(await findFile(server.db, owner.id, file.id)).toMatchObject({ kind: 'jpeg' });
  });

  test('is opened once, however many ask, and after the process that took it has gone', async () => {
    await using server = await testServer();
    const { owner, ask, file } = await sent(server, heicWithPlace);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const first = await sent(server, await photo('png'));
    await using other = await testServer({ databaseUrl: server.databaseUrl });
    expect(await askUntilOpened(other.parts, first.owner, first.file)).toMatchObject({
      state: 'stored',
      kind: 'png',
    });
    expect(await first.ask()).toMatchObject({ state: 'stored' });
    expect(await filesNow(server, owner.id)).toMatchObject([{ id: file.id, kind: 'heic' }]);
  });

  test('may be ten, also when they come all at once; one that was taken back or refused makes room', async () => {
    await using server = await testServer();
    const owner = newOwner();
    const announced = Array.from({ length: 2 * MOST_FILES }, () => ({
      id: newFileId(),
      name: 'f',
      sizeBytes: 3,
    }));
    const answers = await Promise.all(announced.map((file) => takeFile(server.parts, owner, file)));
    const refused = answers.filter((answer) => 'error' in answer);
    expect(refused).toEqual(Array.from({ length: MOST_FILES }, () => ({ error: fileErrors.TooManyFiles })));

    const [first, second] = await filesNow(server, owner.id);
    if (!first || !second) throw new Error('none is there');
    await takeBackFile(server.db, owner.id, first.id);
    await takePiece(server.parts, owner.id, { id: second.id, from: 0, content: Buffer.from('abc') });
    expect(await askUntilOpened(server.parts, owner, second)).toEqual({ error: fileErrors.FileNotAccepted });
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
  });

  test('is not another one than it was', async () => {
    await using server = await testServer();
    const { owner, file } = await sent(server, await photo('jpeg'));
    const answer = await takeFile(server.parts, owner, { ...file, sizeBytes: 5 });
    expect(answer).toEqual({ error: fileErrors.FileDiffers });
  });

  test('is told again why it was refused, and nothing of it stays', async () => {
    await using server = await testServer();
    const { owner, ask } = await sent(server, Buffer.from('<svg onload="alert(1)"/>'));
    for (const _ of ['once', 'again']) expect(await ask()).toEqual({ error: fileErrors.FileNotAccepted });
    expect(await server.db.$count(storedFilePieces)).toBe(0);
    expect(await filesNow(server, owner.id)).toEqual([]);
  });
});

describe('a scanner', () => {
  test('that knows a file refuses it before it is opened', async () => {
    await using server = await testServer();
    const { ask } = await sent(server, await paper(), newOwner(), { scan: async () => 'infected' });
    expect(await ask()).toEqual({ error: fileErrors.FileInfected });
    expect(await server.db.$count(storedFilePieces)).toBe(0);
  });

  test('that does not answer lets files wait: they are here, and opened when it is back', async () => {
    await using server = await testServer();
    let isAway = true;
    const scanner: FileScanner = {
      async scan() {
        if (isAway) throw new ScannerAway('away');
        return 'clean';
      },
    };
    const { ask, owner } = await sent(server, await paper(), newOwner(), scanner);
    expect(await ask()).toEqual({ error: fileErrors.FileNotChecked });
    expect(await filesOf(server.db, [owner.id])).toEqual([]);
    isAway = false;
    expect(await ask()).toMatchObject({ state: 'stored', kind: 'pdf' });
  });
});

test('files go with their owner, and what never arrived whole goes before', async () => {
  await using server = await testServer();
  const { owner, ask } = await sent(server, await photo('webp'));
  await ask();
  await takeFile(server.parts, owner, { id: newFileId(), name: 'f', sizeBytes: 3 });
  const other = await sent(server, await photo('jpeg'));
  await server.db.transaction((tx) => forgetUnfinished(tx, [owner.id]));
  expect(await filesNow(server, owner.id)).toMatchObject([{ kind: 'webp' }]);
  await server.db.transaction((tx) => forgetFiles(tx, [owner.id]));
  const rows = await server.db.select({ ownerId: storedFilePieces.ownerId }).from(storedFilePieces);
  expect(rows).toEqual([{ ownerId: other.owner.id }]);
});

describe('over the network', () => {
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
          },
          async ({ params, body }) => ({ from: params.from, bytes: body.length }),
        );
      },
    });

  test('it is saved, not opened: no script, no guess, no copy on the way', async () => {
    await using served = await server();
    const { ask } = await sent(served, await photo('jpeg'), owner);
    await ask();
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

  test('bytes are taken as bytes alone, up to a piece, and not without end', async () => {
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
