import { createHash } from 'node:crypto';
import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { answerPreviewPath, complaintAnswerPath } from '@riparo/domain/care/complaints/paths.ts';
import { complaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import {
  announceComplaintFileCall,
  removeComplaintFileCall,
} from '@riparo/domain/care/complaints/complaint-file-calls.ts';
import {
  classifyComplaintCall,
  closeComplaintCall,
  deskComplaintCall,
  mailComplainantAgainCall,
  saveAnswerCall,
  sendAnswerCall,
  takeComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo, newEmail, password, signedInHolder } from '../../../test/account-holder.ts';
import type { Browser } from '../../../test/browser.ts';
import { coveredDeal, reportedClaim } from '../../../test/claims.ts';
import { complains, complaint, newKey } from '../../../test/complaints.ts';
import { atDesk } from '../../../test/desk.ts';
import { paper } from '../../../test/files/pdfs.ts';
import { heavyPhoto, photo } from '../../../test/files/pictures.ts';
import { putPieces } from '../../../test/files/sent-files.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { storedFilePieces, storedFiles } from '../files/tables.ts';
import { sandboxAttachments } from '../../platform/providers/mail/tables.ts';
import { deleteOldData } from '../../people/retention/retention-job.ts';
import { removeOldComplaints } from './forget-complaints.ts';
import { complaintDocuments, complaints } from './tables.ts';

const complaintFiles = filePathsOf('complaints');

const now = new Date('2026-11-17T10:00:00Z');
const start = () => testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });
const rita = async (server: TestServer) => (await atDesk(server, 'responsabile', 'Rita Blu')).browser;

async function opened(server: TestServer, given: Parameters<typeof complaint>[0] = {}) {
  const made = await complains(server, given);
  const [row] = await server.db.select().from(complaints).where(eq(complaints.number, made.number));
  if (!row) throw new Error('no complaint');
  return { ...made, id: row.id };
}

/** Like the browser, up to the last byte. */
async function sendBytes(server: TestServer, token: string, bytes: Buffer) {
  const fileId = crypto.randomUUID();
  const announce = () =>
    server.call(announceComplaintFileCall, {
      params: { token, fileId },
      body: { name: 'lettera.jpg', sizeBytes: bytes.length },
    });
  const announced = await announce();
  if (announced.status !== 200) return { fileId, announce, announced };
  await putPieces(server, (from) => complaintFiles.piece(token, fileId, from), bytes);
  return { fileId, announce, announced };
}

async function upload(server: TestServer, token: string, bytes: Buffer) {
  const { fileId, announce } = await sendBytes(server, token, bytes);
  let answer = await announce();
  while (answer.status === 200 && answer.answer.data.state === 'arriving') answer = await announce();
  return { fileId, ...answer };
}

const print = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const cookieOf = (browser: Browser) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function answers(browser: Browser, id: typeof complaints.$inferSelect.id) {
  await browser.call(takeComplaintCall, undefined, { id });
  await browser.call(saveAnswerCall, { version: 0, text: 'Ecco la risposta.', outcome: 'accepted' }, { id });
  return browser.call(sendAnswerCall, { version: 1 }, { id });
}

describe('files of a complaint', () => {
  test('files are added with the complaint’s link, seen by the complainant and the desk, and served as downloads only', async () => {
    await using server = await start();
    const { token, id } = await opened(server);
    const bytes = await heavyPhoto(1600, 1200);
    expect(bytes.length, 'in more than one piece').toBeGreaterThan(PIECE_BYTES);
    const { fileId, answer } = await upload(server, token, bytes);
    expect(answer.data).toMatchObject({ state: 'stored', name: 'lettera.jpg' });
    const page = await server.call(complaintCall, { params: { token } });
    expect(page.answer.data.files).toMatchObject([{ id: fileId, state: 'stored' }]);
    const closed = {
      'content-disposition': expect.stringMatching(/^attachment; filename="lettera.jpg"/) as string,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'x-content-type-options': 'nosniff',
    };
    expect((await server.request(complaintFiles.file(token, fileId))).headers).toMatchObject(closed);
    expect((await server.request(answer.data.previewPath ?? '')).headers['content-type']).toBe('image/jpeg');

    const browser = await rita(server);
    const seen = await browser.call(deskComplaintCall, undefined, { id });
    expect(seen.answer.data.files).toMatchObject([{ id: fileId, name: 'lettera.jpg' }]);
    expect(seen.answer.data.history.map(({ action }) => action)).toEqual(['receive', 'file']);
    const headers = { cookie: cookieOf(browser) };
    const url = complaintFiles.desk.file(id, fileId);
    expect((await server.request({ method: 'GET', url, headers })).headers).toMatchObject(closed);
    const preview = { url: complaintFiles.desk.preview(id, fileId), headers };
    expect((await server.request(preview)).headers['content-type']).toBe('image/jpeg');
    const log = await server.db.select().from(deskLog);
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['complaint.read', 'complaint.file-read', 'complaint.preview-seen']),
    );
    expect((await server.request(url)).statusCode).toBe(401);
  });

  test('PDFs are shown to the desk page by page, and each view is logged', async () => {
    await using server = await start();
    const { token, id } = await opened(server);
    const { fileId } = await upload(server, token, await paper());
    const browser = await rita(server);
    const seen = await browser.call(deskComplaintCall, undefined, { id });
    const [path = ''] = seen.answer.data.files[0]?.pagePaths ?? [];
    expect(path).toBe(complaintFiles.desk.page(id, fileId, 1));
    const get = (url: string) => server.request({ url, headers: { cookie: cookieOf(browser) } });
    expect((await get(path)).headers['content-type']).toBe('image/jpeg');
    expect((await get(complaintFiles.desk.page(id, fileId, 2))).statusCode).toBe(404);
    const log = await server.db.select().from(deskLog);
    const line = log.find(({ action }) => action === 'complaint.file-read');
    expect(line?.details).toContain('"page":1');
  });

  test('files are out of reach of other complaints, and can be removed only until a colleague takes the complaint on', async () => {
    await using server = await start();
    const { token, id } = await opened(server);
    const stranger = await opened(server, { email: newEmail() });
    const { fileId } = await upload(server, token, await photo('jpeg'));
    expect((await server.request(complaintFiles.file(stranger.token, fileId))).statusCode).toBe(404);
    await server.call(removeComplaintFileCall, { params: { token: stranger.token, fileId } });
    const second = await upload(server, token, await photo('jpeg'));
    const params = { token, fileId: second.fileId };
    const removed = await server.call(removeComplaintFileCall, { params });
    expect(removed.answer.data.files).toMatchObject([{ id: fileId }]);

    const browser = await rita(server);
    await browser.call(takeComplaintCall, undefined, { id });
    const refused = await server.call(removeComplaintFileCall, { params: { token, fileId } });
    expect(refused.problem.code).toBe('ComplaintFileKept');
  });

  test('files cannot be added to a complaint that is over, and unfinished uploads are then deleted', async () => {
    await using server = await start();
    const { token, id } = await opened(server);
    await upload(server, token, await photo('jpeg'));
    const unfinished = { token, fileId: crypto.randomUUID() };
    const body = { name: 'a.jpg', sizeBytes: 9 };
    await server.call(announceComplaintFileCall, { params: unfinished, body });
    const browser = await rita(server);
    await browser.call(takeComplaintCall, undefined, { id });
    // An upload that has begun continues while a colleague works on the complaint.
    expect(await server.db.$count(storedFiles)).toBe(2);
    await browser.call(closeComplaintCall, { reason: 'duplicate', words: 'C’è già.' }, { id });
    expect(await server.db.select().from(storedFiles)).toMatchObject([{ state: 'stored' }]);
    const { announced } = await sendBytes(server, token, await photo('jpeg'));
    expect(announced.problem.code).toBe('ComplaintEnded');
  });

  test('files are in the complainant’s export, stay in the register after erasure, and are deleted with it', async () => {
    await using server = await start();
    const { browser, email } = await signedInHolder(server);
    const { token, id } = await opened(server, { email });
    const { fileId } = await upload(server, token, await photo('jpeg'));
    const data = await browser.call(personalDataCall);
    expect(JSON.stringify(data.answer)).toContain('lettera.jpg');
    await browser.call(deleteAccountCall, { password });
    expect((await server.request(complaintFiles.file(token, fileId))).statusCode).toBe(404);
    await deleteOldData(server.parts);
    expect(await server.db.$count(storedFiles)).toBe(1);
    await server.db.update(complaints).set({ state: 'closed', endedAt: new Date('2010-01-01T00:00:00Z') });
    await removeOldComplaints(server.db, now);
    expect(await server.db.$count(complaints, eq(complaints.id, id))).toBe(0);
    expect(await server.db.$count(storedFilePieces)).toBe(0);
  });
});

describe('the claim that a complaint is about', () => {
  test('the claim of a complaint is found by its number, with its deal, among those of the same mailbox alone', async () => {
    await using server = await start();
    const email = newEmail();
    const claim = await reportedClaim(server, { email });
    await coveredDeal(server, { email });
    const others = await reportedClaim(server);
    const browser = await rita(server);
    const about = async (reference: string | null, area = 'other') => {
      const { id } = await opened(server, { email, reference, area });
      const { claim: found, deal } = (await browser.call(deskComplaintCall, undefined, { id })).answer.data;
      return { id, claim: found?.number ?? null, deal: deal?.uuid ?? null };
    };
    const named = { claim: claim.number, deal: claim.deal.uuid };
    expect(await about(`sinistro ${claim.number.toLowerCase()}`)).toMatchObject(named);
    expect(await about(null, 'claim')).toMatchObject(named);
    expect(await about(others.number)).toMatchObject({ claim: null, deal: null });

    const { id } = await about(null);
    const choose = (to: typeof claim.id) =>
      browser.call(classifyComplaintCall, { claimId: { from: null, to } }, { id });
    const wrong = await choose(others.id);
    expect(wrong.problem.fields).toEqual({ claimId: 'Scegli un sinistro della stessa persona.' });
    const chosen = await choose(claim.id);
    expect(chosen.answer.data).toMatchObject({
      claim: { number: claim.number },
      deal: { uuid: claim.deal.uuid },
    });
  });
});

describe('documents of a complaint that were sent', () => {
  test('a sent document is stored byte by byte: the mail, the page and the desk serve the same file', async () => {
    await using server = await start();
    const browser = await rita(server);
    const { id, token } = await opened(server);
    await answers(browser, id);
    await mailsTo(server, 'ada@example.it');
    // Later changes of the complaint or the program leave the sent document as it was.
    await server.db.update(complaints).set({ firstName: 'Altra', answerText: 'Altro' });
    const attached = await server.db.select().from(sandboxAttachments);
    const stored = await server.db.select().from(complaintDocuments);
    const printOf = (kind: string) => stored.find((each) => each.kind === kind)?.sha256;
    expect(stored.map(({ content, sha256 }) => print(content) === sha256)).toEqual([true, true]);
    expect(attached.map(({ content }) => print(content)).toSorted()).toEqual(
      [printOf('receipt'), printOf('answer')].toSorted(),
    );
    const page = await server.request(complaintAnswerPath(token));
    const headers = { cookie: cookieOf(browser) };
    const deskResponse = await server.request({ method: 'GET', url: answerPreviewPath(id), headers });
    for (const { rawPayload } of [page, deskResponse]) expect(print(rawPayload)).toBe(printOf('answer'));
  });

  test('the current document is sent again once per key, and never to an erased complainant', async () => {
    await using server = await start();
    const browser = await rita(server);
    const { id, token } = await opened(server);
    const again = (key = newKey()) => browser.call(mailComplainantAgainCall, { key }, { id });
    const subjects = async () =>
      (await mailsTo(server, 'ada@example.it')).map(({ subject }) => subject.split(':')[0]);
    const [receipt] = await subjects();
    const key = newKey();
    await again(key);
    expect((await again(key)).status).toBe(200);
    expect(await subjects()).toEqual([receipt, receipt]);
    await answers(browser, id);
    server.setNow(new Date(now.getTime() + 60_000));
    await again();
    // The complaint ended when it was answered.
    expect(await server.db.select().from(complaints)).toMatchObject([{ endedAt: now, endedBy: 'Rita Blu' }]);
    const [last, before] = await mailsTo(server, 'ada@example.it');
    expect(last?.subject).toBe(before?.subject);
    expect(last?.text).toContain(token);
    await server.db.update(complaints).set({ erasureAskedAt: now });
    expect((await again()).problem.code).toBe('ComplaintMovedOn');
  });
});
