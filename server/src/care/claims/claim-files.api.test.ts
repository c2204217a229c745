import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import {
  claimCall,
  givePaperCall,
  removeClaimFileCall,
  submitClaimCall,
} from '@riparo/domain/care/claims/claim-calls.ts';
import { announceClaimFileCall } from '@riparo/domain/care/claims/claim-file-calls.ts';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { deskClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { fileIdSchema } from '@riparo/domain/care/files/stored-file.ts';
import { requestedDocumentIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cookiesOf, password, signedInHolder } from '../../../test/account-holder.ts';
import {
  beginClaim,
  coveredDeal,
  dogAnswers,
  newKey,
  reportedClaim,
  saveAnswers,
} from '../../../test/claims.ts';
import { runJobs } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { paper as pdf } from '../../../test/files/pdfs.ts';
import { heavyPhoto, photo } from '../../../test/files/pictures.ts';
import { putPieces } from '../../../test/files/sent-files.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { filesOf } from '../files/stored-files.ts';
import { storedFilePieces, storedFiles } from '../files/tables.ts';
import { deleteOldData } from '../../people/retention/retention-job.ts';
import { caseHistory } from '../casework/tables.ts';
import { claimPapers, claims } from './tables.ts';

const claimFiles = filePathsOf('claims');

const now = new Date('2026-11-16T10:00:00Z');

const linesOf = (server: TestServer) =>
  server.db.select().from(caseHistory).where(eq(caseHistory.kind, 'claim')).orderBy(asc(caseHistory.number));

/** Like the browser: announces the file, sends it in pieces and polls until it has been processed. */
async function upload(server: TestServer, token: string, bytes: Buffer, paperId?: string) {
  const { fileId, announce } = await sendBytes(server, token, bytes, paperId);
  let answer = await announce();
  while (answer.status === 200 && answer.answer.data.state === 'arriving') answer = await announce();
  return { fileId, ...answer };
}

/** The same up to the last byte, then the page is closed. */
async function sendBytes(
  server: TestServer,
  token: string,
  bytes: Buffer,
  paperId?: string,
  fileId = fileIdSchema.parse(crypto.randomUUID()),
) {
  const body = { name: 'IMG_1.jpg', sizeBytes: bytes.length, ...(paperId && { paperId }) };
  const announce = () => server.call(announceClaimFileCall, { params: { token, fileId }, body });
  const { answer } = await announce();
  const arrivedBytes = answer?.data?.arrivedBytes ?? bytes.length;
  await putPieces(server, (from) => claimFiles.piece(token, fileId, from), bytes, arrivedBytes);
  return { fileId, announce };
}

async function insertRequestedDocument(server: TestServer, claimId: typeof claims.$inferSelect.id) {
  const id = requestedDocumentIdSchema.parse(crypto.randomUUID());
  const paper = { id, claimId, kind: 'file', title: 'La fattura', state: 'asked', askedAt: now } as const;
  await server.db.insert(claimPapers).values(paper);
  return id;
}

describe('a page closed right after the last byte', () => {
  test('a file whose page was closed is still processed and listed on the claim', async () => {
    await using server = await testServer({ now });
    const { token, id } = await reportedClaim(server);
    server.setNow(new Date(now.getTime() + 60_000));
    await sendBytes(server, token, await photo('jpeg'));
    await runJobs(server);
    expect(await filesOf(server.db, [id])).toMatchObject([{ kind: 'jpeg' }]);
    const lines = await linesOf(server);
    expect(lines.filter(({ action }) => action === 'file')).toHaveLength(1);
  });

  test('a file that is not a photo is refused and its bytes are deleted', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    await sendBytes(server, token, Buffer.from('<svg onload="alert(1)"/>'));
    await runJobs(server);
    expect(await server.db.select().from(storedFiles)).toMatchObject([
      { state: 'refused', refusal: 'FileNotAccepted' },
    ]);
    expect(await server.db.$count(storedFilePieces)).toBe(0);
  });
});

describe('photos of a claim', () => {
  test('photos of a draft are stored one by one, visible with its link, and sent with the claim', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    const { fileId, answer } = await upload(server, token, await heavyPhoto(1600, 1200));
    expect(answer.data).toMatchObject({ id: fileId, state: 'stored', name: 'IMG_1.jpg' });

    const draft = await server.call(claimCall, { params: { token } });
    expect(draft.answer.data.files).toMatchObject([{ id: fileId, state: 'stored' }]);
    const file = await server.request(claimFiles.file(token, fileId));
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="IMG_1.jpg"/) as string,
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    expect((await sharp(file.rawPayload).metadata()).width).toBe(1600);
    const preview = await server.request(answer.data.previewPath ?? '');
    expect(preview.headers['content-type']).toBe('image/jpeg');

    await saveAnswers(server, token, dogAnswers);
    const sent = await server.call(submitClaimCall, { params: { token }, body: { submissionKey: newKey() } });
    expect(sent.answer.data.files).toMatchObject([{ id: fileId }]);
    // A photo added before the claim was sent is not news, however late the browser polls.
    server.setNow(new Date(now.getTime() + 60_000));
    await server.db.update(claims).set({ sentAt: new Date(now.getTime() + 30_000) });
    const sizeBytes = answer.data.sizeBytes;
    const announced = await server.call(announceClaimFileCall, {
      params: { token, fileId },
      body: { name: 'IMG_1.jpg', sizeBytes },
    });
    expect(announced.status).toBe(200);
    const lines = await linesOf(server);
    expect(lines.map(({ action }) => action)).toEqual(['submit']);
  });

  test('a photo can be removed from a draft, even twice, but not after the claim was sent', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    const draft = await upload(server, token, await photo('jpeg'));
    for (const _ of ['once', 'again']) {
      const { status, answer } = await server.call(removeClaimFileCall, {
        params: { token, fileId: draft.fileId },
      });
      expect({ status, files: answer.data.files }).toEqual({ status: 200, files: [] });
    }
    expect(await server.db.$count(storedFilePieces)).toBe(0);

    const reported = await reportedClaim(server);
    const added = await upload(server, reported.token, await photo('jpeg'));
    const refused = await server.call(removeClaimFileCall, {
      params: { token: reported.token, fileId: added.fileId },
    });
    expect(refused.problem).toMatchObject({ code: 'ClaimSent' });
    // An unfinished upload can still be cancelled.
    const fileId = fileIdSchema.parse(crypto.randomUUID());
    const params = { token: reported.token, fileId };
    await server.call(announceClaimFileCall, { params, body: { name: 'IMG_2.jpg', sizeBytes: 9 } });
    const { answer } = await server.call(removeClaimFileCall, { params });
    expect(answer.data).toMatchObject({ stage: 'sent', files: [{ id: added.fileId }] });
    expect(answer.data.files).toHaveLength(1);
    expect((await server.call(removeClaimFileCall, { params: { ...params, token: 'nobody' } })).status).toBe(
      404,
    );
  });

  test('a photo added after the claim was sent adds one line to its history, and none is taken once the claim has ended', async () => {
    await using server = await testServer({ now });
    const { token, id } = await reportedClaim(server);
    server.setNow(new Date(now.getTime() + 60_000));
    const { fileId } = await upload(server, token, await photo('jpeg'));
    await server.call(announceClaimFileCall, {
      params: { token, fileId },
      body: { name: 'IMG_1.jpg', sizeBytes: (await photo('jpeg')).length },
    });
    // A file id is valid only together with its claim.
    const other = await reportedClaim(server);
    await sendBytes(server, other.token, await photo('jpeg'), undefined, fileId);
    await runJobs(server);
    const lines = await linesOf(server);
    const noted = lines.filter(({ action }) => action === 'file').map(({ caseId }) => caseId);
    expect(noted.toSorted()).toEqual([id, other.id].toSorted());

    await server.db.update(claims).set({ state: 'closed', endedAt: now });
    const late = await upload(server, token, await photo('png'));
    expect(late.problem).toMatchObject({ code: 'ClaimEnded' });
  });

  test('files that are not photos are refused with a sentence that says so', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    const { status, problem } = await upload(server, token, Buffer.from('<svg onload="alert(1)"/>'));
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'FileNotAccepted' });
    expect(problem.message).toContain('Aggiungi una foto');
  });

  test('photos of a claim can be neither seen, nor added, nor removed with the link of another claim', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    const stranger = await beginClaim(server, await coveredDeal(server));
    const { fileId } = await upload(server, token, await photo('jpeg'));
    expect((await server.request(claimFiles.file(stranger, fileId))).statusCode).toBe(404);
    expect((await server.request(claimFiles.file('nobody', fileId))).statusCode).toBe(404);
    const withUnknownToken = await server.call(announceClaimFileCall, {
      params: { token: 'nobody', fileId: crypto.randomUUID() },
      body: { name: 'IMG_1.jpg', sizeBytes: 9 },
    });
    expect(withUnknownToken.status).toBe(404);
    await server.call(removeClaimFileCall, { params: { token: stranger, fileId } });
    const sent = await server.request({
      method: 'PUT',
      url: claimFiles.piece(stranger, fileId, 0),
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('x'),
    });
    expect(sent.statusCode).toBe(404);
    expect((await server.request(claimFiles.file(token, fileId))).statusCode).toBe(200);
  });
});

test('a requested document is ticked off with its own file, and not without one', async () => {
  await using server = await testServer({ now });
  const { token, id } = await reportedClaim(server);
  const paperId = await insertRequestedDocument(server, id);
  const give = () => server.call(givePaperCall, { params: { token, paperId }, body: {} });
  expect((await give()).status).toBe(422);
  const wrong = await upload(server, token, await photo('jpeg'), paperId);
  const remove = (fileId: string) => server.call(removeClaimFileCall, { params: { token, fileId } });
  expect((await remove(wrong.fileId)).answer.data).toMatchObject({ papers: [{ files: [] }] });
  expect((await give()).status).toBe(422);
  const { fileId } = await sendBytes(server, token, await photo('jpeg'), paperId);
  await runJobs(server);
  const { answer } = await give();
  expect(answer.data.papers).toMatchObject([{ state: 'given', files: [{ id: fileId }] }]);
  expect((await remove(fileId)).problem.code).toBe('ClaimSent');
  // The history gets its line when the document is ticked off, not before.
  const lines = await linesOf(server);
  expect(lines.map(({ action, details }) => [action, details])).toEqual([
    ['submit', {}],
    ['file', {}],
  ]);
  const announce = (owner: string, params = { token, fileId: crypto.randomUUID() as string }) =>
    server.call(announceClaimFileCall, { params, body: { name: 'a.jpg', sizeBytes: 9, paperId: owner } });
  expect((await announce(paperId)).status).toBe(404);
  const stranger = await reportedClaim(server);
  const theirs = await insertRequestedDocument(server, stranger.id);
  expect((await announce(theirs)).status).toBe(404);
});

test('at the desk only staff with permission open the whole file, and the log records it', async () => {
  await using server = await testServer({ now });
  const { token, id } = await reportedClaim(server);
  const { fileId } = await upload(server, token, await photo('jpeg'));
  const path = claimFiles.desk.file(id, fileId);
  expect((await server.request(path)).statusCode).toBe(401);
  const { browser } = await atDesk(server, 'revisore');
  const file = await server.request({ url: path, headers: { cookie: cookiesOf({ browser }) } });
  expect(file.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  const readings = async () =>
    (
      await server.db.execute(
        `select action, details from desk_log where subject = 'claim ${id}' and action in ('claim.file-read', 'claim.preview-seen') order by number`,
      )
    ).rows;
  const details = JSON.stringify({ file: fileId });
  expect(await readings()).toEqual([{ action: 'claim.file-read', details }]);
  const get = (url: string) => server.request({ url, headers: { cookie: cookiesOf({ browser }) } });
  // A preview counts as reading too, once while its page is valid; files sent for a requested document open
  // in the same way.
  for (const _ of [1, 2])
    expect((await get(claimFiles.desk.preview(id, fileId))).headers['content-type']).toBe('image/jpeg');
  expect(await readings()).toEqual([
    { action: 'claim.file-read', details },
    { action: 'claim.preview-seen', details },
  ]);
  const other = await reportedClaim(server);
  for (const owner of [other.id, crypto.randomUUID()])
    expect((await get(claimFiles.desk.file(owner, fileId))).statusCode).toBe(404);
  const paperId = await insertRequestedDocument(server, id);
  const paper = await upload(server, token, await photo('jpeg'), paperId);
  expect((await get(claimFiles.desk.file(id, paper.fileId))).statusCode).toBe(200);
  const page = await browser.call(deskClaimCall, undefined, { id });
  const documentByFile = page.answer.data.files.map((each) => [each.id, each.paperId]);
  expect(Object.fromEntries(documentByFile)).toEqual({ [fileId]: null, [paper.fileId]: paperId });
});

test('at the desk the pages of a PDF are shown as pictures, and each view is logged', async () => {
  await using server = await testServer({ now });
  const { token, id } = await reportedClaim(server);
  const { fileId, answer } = await upload(server, token, await pdf());
  expect((await server.request(answer.data.previewPath ?? '')).headers['content-type']).toBe('image/jpeg');
  const { browser } = await atDesk(server, 'consulente');
  const get = (url: string) => server.request({ url, headers: { cookie: cookiesOf({ browser }) } });
  const page = await browser.call(deskClaimCall, undefined, { id });
  const pagePath = claimFiles.desk.page(id, fileId, 1);
  expect(page.answer.data.files).toMatchObject([
    { id: fileId, type: 'application/pdf', pagePaths: [pagePath] },
  ]);
  const picture = await get(pagePath);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'cache-control': 'no-store',
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 417, height: 208 });
  const { rows } = await server.db.execute(`select details from desk_log where action = 'claim.file-read'`);
  expect(rows).toEqual([{ details: JSON.stringify({ file: fileId, page: 1 }) }]);
  const other = await reportedClaim(server);
  for (const path of [claimFiles.desk.page(id, fileId, 2), claimFiles.desk.page(other.id, fileId, 1)])
    expect((await get(path)).statusCode).toBe(404);
  expect((await server.request(pagePath)).statusCode).toBe(401);
});

describe('deleting the files of a claim', () => {
  test('the files of an abandoned draft are deleted with it', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    await upload(server, token, await photo('jpeg'));
    await server.db.delete(claims);
    await deleteOldData(server.parts);
    expect(await server.db.$count(storedFiles)).toBe(0);
    expect(await server.db.$count(storedFilePieces)).toBe(0);
  });

  test('files are never deleted while their claim exists, nor are those of requested documents', async () => {
    await using server = await testServer({ now });
    const { token, id } = await reportedClaim(server);
    const paperId = await insertRequestedDocument(server, id);
    await upload(server, token, await photo('jpeg'));
    await upload(server, token, await photo('jpeg'), paperId);
    await deleteOldData(server.parts);
    const remaining = await server.db.select({ ownerId: storedFiles.ownerId }).from(storedFiles);
    expect(remaining.map(({ ownerId }) => ownerId).toSorted()).toEqual([id, paperId].toSorted());
  });

  test('the files of a customer who asks for erasure are in their export first, and are deleted afterwards', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const token = await beginClaim(server, await coveredDeal(server, { email }));
    await upload(server, token, await photo('jpeg'));
    const own = JSON.stringify((await browser.call(personalDataCall)).answer);
    expect(own).toContain('IMG_1.jpg');
    await browser.call(deleteAccountCall, { password });
    expect(await server.db.$count(storedFiles)).toBe(0);
  });
});
