import { handOverZipPath } from '@riparo/domain/care/claims/hand-over-paths.ts';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { announceClaimFileCall } from '@riparo/domain/care/claims/claim-file-calls.ts';
import { announceComplaintFileCall } from '@riparo/domain/care/complaints/complaint-file-calls.ts';
import { deskClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { deskLog } from '../src/desk/log/tables.ts';
import type { FileChecker } from '../src/platform/providers/file-checker/file-checker.ts';
import { settleFile } from '../src/care/files/settle-file.ts';
import { storedFilePieces, storedFiles } from '../src/care/files/tables.ts';
import { takeFile } from '../src/care/files/take-file.ts';
import { takePiece } from '../src/care/files/take-piece.ts';
import { countArriving } from '../src/care/files/upload-budget.ts';
import { uuidInToken } from '../src/platform/settings/secrets/link-token.ts';
import { fairWork } from '../src/platform/jobs/work/fair-work.ts';
import { cookiesOf } from '../test/account-holder.ts';
import type { Browser } from '../test/browser.ts';
import { beginClaim, coveredDeal, reportedClaim } from '../test/claims.ts';
import { complains } from '../test/complaints.ts';
import { atDesk } from '../test/desk.ts';
import { activeNames, activePdfs, slowPdf, structureOf } from '../test/files/hostile-pdfs.ts';
import { photo } from '../test/files/pictures.ts';
import { newFileId, putPieces } from '../test/files/sent-files.ts';
import { testServer, type TestServer } from '../test/test-server.ts';

const claimFiles = filePathsOf('claims');
const complaintFiles = filePathsOf('complaints');

const now = new Date('2026-11-18T10:00:00Z');
const [stranger, customer] = ['198.51.100.7', '203.0.113.9'];

/** Sends it with a complaint, and waits until it is opened. */
async function addToComplaint(server: TestServer, token: string, bytes: Buffer): Promise<string> {
  const fileId = newFileId();
  const announce = () =>
    server.call(announceComplaintFileCall, {
      params: { token, fileId },
      body: { name: 'fattura.pdf', sizeBytes: bytes.length },
    });
  await announce();
  await putPieces(server, (from) => complaintFiles.piece(token, fileId, from), bytes);
  while ((await announce()).answer.data.state === 'arriving');
  return fileId;
}

/** Over HTTP, as a browser at this address does. */
function uploader(server: TestServer, token: string, remoteAddress: string) {
  const { origin } = server.parts.config.publicUrl;
  const announce = (fileId: string, sizeBytes: number) =>
    server.request({
      method: 'PUT',
      url: announceClaimFileCall.path.replace(':token', token).replace(':fileId', fileId),
      headers: { origin },
      payload: { name: 'fattura.pdf', sizeBytes },
      remoteAddress,
    });
  const putPiece = (fileId: string, from: number, payload: Buffer) =>
    server.request({
      method: 'PUT',
      url: claimFiles.piece(token, fileId, from),
      headers: { origin, 'content-type': 'application/octet-stream' },
      payload,
      remoteAddress,
    });
  async function send(bytes: Buffer): Promise<string> {
    const fileId = newFileId();
    await announce(fileId, bytes.length);
    for (let from = 0; from < bytes.length; from += PIECE_BYTES)
      await putPiece(fileId, from, bytes.subarray(from, from + PIECE_BYTES));
    return fileId;
  }
  async function upload(bytes: Buffer) {
    const fileId = await send(bytes);
    for (;;) {
      const answer = await announce(fileId, bytes.length);
      if (answer.statusCode !== 200)
        return { fileId, status: answer.statusCode, problem: answer.json<{ code: string }>() };
      const { data } = answer.json<{ data: SentFile }>();
      if (data.state === 'stored') return { fileId, status: 200, data };
    }
  }
  return { announce, putPiece, send, upload };
}

const newClaim = async (server: TestServer) => beginClaim(server, await coveredDeal(server));

const get = (server: TestServer, browser: Browser, url: string) =>
  server.request({ url, headers: { cookie: cookiesOf({ browser }) } });

describe('a stranger who sends hostile PDFs', () => {
  test('twenty hostile PDFs do not delay the photo of another customer', async () => {
    await using server = await testServer({ now });
    const hostile = slowPdf();
    const claims = [await newClaim(server), await newClaim(server)];
    const polls = claims.flatMap((token) => {
      const { send, announce } = uploader(server, token, stranger);
      return Array.from({ length: 10 }, async () => announce(await send(hostile), hostile.length));
    });
    await Promise.race(polls);
    const { upload } = uploader(server, await newClaim(server), customer);
    const began = performance.now();
    expect(await upload(await photo('jpeg'))).toMatchObject({ status: 200 });
    // Two seconds on an idle machine; 149 s before.
    expect(performance.now() - began).toBeLessThan(30_000);
    await Promise.all(polls);
  });

  test('a stranger whose files a slow checker opens one at a time, over many claims, does not delay others', async () => {
    const opened: string[] = [];
    const begun = Promise.withResolvers<void>();
    const running = new Map<string, () => void>();
    const inTurn = fairWork({ atOnce: 2, longAtOnce: 1, waiting: 200, waitingPerSender: 40 });
    const fileChecker: FileChecker = {
      check: ({ senders, sizeBytes: size }) =>
        inTurn({ senders, size, isLong: false }, async () => {
          const { promise, resolve } = Promise.withResolvers<void>();
          const name = size === 3 ? 'hostile' : 'photo';
          opened.push(name);
          begun.resolve();
          if (name === 'hostile') {
            running.set(String(opened.length), resolve);
            await promise;
          }
          return { refusal: 'FileTooDetailed' };
        }),
      close: async () => undefined,
    };
    await using server = await testServer({ now });
    const parts = { ...server.parts, fileChecker };
    const sent = async (address: string, bytes: string) => {
      const id = crypto.randomUUID();
      const owner = { kind: 'claim' as const, id, subjectId: id, address };
      const file = { id: newFileId(), name: 'a.pdf', sizeBytes: bytes.length };
      await takeFile(parts, owner, file);
      await takePiece(parts, id, { id: file.id, from: 0, content: Buffer.from(bytes) });
      return settleFile(parts, { ownerId: id, fileId: file.id });
    };
    const hostile = Array.from({ length: 10 }, () => sent(stranger, 'abc'));
    await begun.promise;
    expect(await sent(customer, 'abcd')).toMatchObject({ state: 'refused' });
    expect(opened).toEqual(['hostile', 'photo']);
    const release = setInterval(() => running.forEach((end) => end()));
    await Promise.all(hostile);
    clearInterval(release);
  });

  test('a hostile PDF reaches staff and the insurer only as pictures of its pages, whatever it would do when opened', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    for (const [what, hostile] of Object.entries(activePdfs)) {
      const claim = await reportedClaim(server);
      const { fileId, status } = await uploader(server, claim.token, stranger).upload(hostile());
      expect(status, `${what}`).toBe(200);
      const opened = (await get(server, browser, claimFiles.desk.file(claim.id, fileId))).rawPayload;
      expect(opened.toString('latin1', 0, 5)).toBe('%PDF-');
      expect(structureOf(opened)).not.toMatch(activeNames);
      const zip = unzipSync(
        new Uint8Array((await get(server, browser, handOverZipPath(claim.id))).rawPayload),
      );
      expect(Buffer.from(zip['allegati/01-fattura.pdf'] ?? []).equals(opened)).toBe(true);
      const own = await server.request(claimFiles.file(claim.token, fileId));
      expect(own.rawPayload.equals(opened)).toBe(true);
    }
  });
});

describe('a PDF as it was sent', () => {
  const hostile = activePdfs['opens a web page at once']?.() ?? Buffer.alloc(0);

  test('an original PDF is downloaded only by a responsabile, as bytes that no browser opens, and it is logged', async () => {
    await using server = await testServer({ now });
    const claim = await reportedClaim(server);
    const { fileId } = await uploader(server, claim.token, stranger).upload(hostile);
    const made = await complains(server);
    const complaint = { id: complaintIdSchema.parse(uuidInToken(made.token)) };
    const added = await addToComplaint(server, made.token, hostile);
    const paths = [
      claimFiles.desk.original(claim.id, fileId),
      complaintFiles.desk.original(complaint.id, added),
    ];
    for (const path of paths) expect((await server.request(path)).statusCode).toBe(401);
    for (const role of ['consulente', 'revisore'] as const) {
      const { browser } = await atDesk(server, role);
      for (const path of paths) expect((await get(server, browser, path)).statusCode).toBe(403);
      const page = await browser.call(deskClaimCall, undefined, { id: claim.id });
      expect(page.answer.data.files).toMatchObject([{ id: fileId, originalPath: null }]);
    }
    const { browser } = await atDesk(server, 'responsabile');
    for (const path of paths) {
      const { rawPayload, headers } = await get(server, browser, path);
      expect(rawPayload.equals(hostile)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment; filename="originale-/) as string,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
    const log = await server.db.select({ action: deskLog.action }).from(deskLog);
    const actions = log.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['claim.original-read', 'complaint.original-read']));
    expect(actions.filter((action) => action.endsWith('.original-read'))).toHaveLength(2);
    const page = await browser.call(deskClaimCall, undefined, { id: claim.id });
    expect(page.answer.data.files).toMatchObject([{ originalPath: paths[0] }]);
    expect((await get(server, browser, claimFiles.desk.original(claim.id, newFileId()))).statusCode).toBe(
      404,
    );
  });

  test('an original PDF is sealed in the database, and deleted with its file', async () => {
    await using server = await testServer({ now });
    const claim = await newClaim(server);
    await uploader(server, claim, stranger).upload(hostile);
    const pieces = await server.db.select().from(storedFilePieces);
    expect(pieces.map(({ part }) => part).toSorted()).toEqual(['content', 'original', 'preview']);
    for (const { content } of pieces) expect(content.includes('esempio.test')).toBe(false);
    await server.db.delete(storedFiles);
    expect(await server.db.$count(storedFilePieces)).toBe(0);
  });

  test('an original photo is not stored: its place and device are in no table', async () => {
    await using server = await testServer({ now });
    await uploader(server, await newClaim(server), customer).upload(await photo('jpeg'));
    const pieces = await server.db.select({ part: storedFilePieces.part }).from(storedFilePieces);
    expect(pieces.map(({ part }) => part).toSorted()).toEqual(['content', 'preview']);
  });
});

async function statuses(count: number, announce: (place: number) => Promise<{ statusCode: number }>) {
  const codes: number[] = [];
  for (let place = 0; place < count; place += 1) codes.push((await announce(place)).statusCode);
  return codes;
}

describe('upload limits', () => {
  const large = 8 * 1024 * 1024;

  test('uploads are limited by address: 200 MB in an hour, over several processes and claims', async () => {
    await using server = await testServer({ now });
    await using other = await testServer({ now, databaseUrl: server.databaseUrl });
    const tokens = [await newClaim(server), await newClaim(server), await newClaim(server)];
    const at = (place: number, address: string) =>
      uploader(place % 2 ? server : other, tokens[Math.floor(place / 9)] ?? '', address);
    const codes = await statuses(26, (place) => at(place, stranger).announce(newFileId(), large));
    expect(codes).toEqual([...Array<number>(25).fill(200), 429]);
    const refused = await at(0, stranger).announce(newFileId(), large);
    expect(refused.json()).toMatchObject({
      code: 'TooMuchUploaded',
      message: fileErrors.TooMuchUploaded.message,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await at(26, customer).announce(newFileId(), 1000)).statusCode).toBe(200);
  });

  test('uploads are limited by claim: 100 MB in a day from any address, including removed files', async () => {
    await using server = await testServer({ now });
    const token = await newClaim(server);
    const codes = await statuses(13, async (place) => {
      const id = newFileId();
      const answer = await uploader(server, token, `192.0.2.${place}`).announce(id, large);
      await server.db.delete(storedFiles);
      return answer;
    });
    expect(codes).toEqual([...Array<number>(12).fill(200), 429]);
  });

  test('each upload counts as a megabyte at least, and refused ones count like all others', async () => {
    await using server = await testServer({ now });
    const token = await newClaim(server);
    const { upload, announce } = uploader(server, token, stranger);
    expect(await upload(Buffer.from('<svg/>'))).toMatchObject({ status: 422 });
    const codes = await statuses(100, async () => {
      const answer = await announce(newFileId(), 10);
      await server.db.delete(storedFiles);
      return answer;
    });
    expect(codes).toEqual([...Array<number>(99).fill(200), 429]);
  });

  test('uploads are limited as they arrive: 250 MB in an hour, repetitions of the same piece included', async () => {
    await using server = await testServer({ now });
    const { putPiece } = uploader(server, 'none', stranger);
    expect((await putPiece(newFileId(), 0, Buffer.alloc(PIECE_BYTES))).statusCode).toBe(404);
    const left = 249 * 1024 * 1024 + PIECE_BYTES;
    const sent = { address: stranger, bytes: left };
    expect(await countArriving(server.parts.limiter, sent)).toBeNull();
    const piece = await putPiece(newFileId(), 0, Buffer.alloc(10));
    expect(piece.statusCode).toBe(429);
    expect(piece.json<{ code: string }>().code).toBe('TooMuchUploaded');
  });
});
