import {
  answerPreviewPath,
  complaintAnswerPath,
  complaintFiguresCsvPath,
} from '@riparo/domain/care/complaints/paths.ts';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { deleteAccountCall } from '@riparo/domain/people/account/account-calls.ts';
import { complaintCall, makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import {
  classifyComplaintCall,
  complaintFiguresCall,
  deskComplaintCall,
  deskComplaintsCall,
  saveAnswerCall,
  sendAnswerCall,
  takeComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { customerCall, findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { deskDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import {
  assignRequestCall,
  deskRequestCall,
  deskRequestsCall,
  deskTodayCall,
  noteOnRequestCall,
  requestChangesCall,
  showPhoneCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { colleaguesCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { type ComplaintId, type RequestId, submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complaints } from '../src/care/complaints/tables.ts';
import { reindexPeople } from '../src/people/search/people-index.ts';
import { deskRequests } from '../src/care/requests/tables.ts';
import { cookiesOf, mailsTo, newEmail, password, signedInHolder } from '../test/account-holder.ts';
import type { Browser } from '../test/browser.ts';
import { coveredDeal } from '../test/claims.ts';
import { complaint, sendComplaint } from '../test/complaints.ts';
import { atDesk } from '../test/desk.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

const complaintFiles = filePathsOf('complaints');

// A complaint names people, purchases and mistakes. Writing one in another person's e-mail must reveal
// nothing of hers; at the desk only those responsible for the register and the assigned colleague read it.

let server: TestServer;
let bianca: Browser;
let chief: Browser;
let auditor: Browser;
beforeAll(async () => {
  server = await testServer({ now: attackDay, environment: { WRITES_PER_MINUTE: '1000000' } });
  bianca = (await atDesk(server, 'consulente', 'Bianca Neri')).browser;
  chief = (await atDesk(server, 'responsabile', 'Dora Blu')).browser;
  auditor = (await atDesk(server, 'revisore', 'Rita Verdi')).browser;
});
afterAll(() => server[Symbol.asyncDispose]());

const newKey = () => submissionKeySchema.parse(crypto.randomUUID());

type Known = { id: ComplaintId; requestId: RequestId; token: string; number: string; email: string };

async function complaintOf(email = newEmail(), firstname = 'Ada'): Promise<Known> {
  const { token, number } = await sendComplaint(server, { email, firstname, phone: '+393331234567' });
  return { ...(await rowsOf(number)), token, number, email };
}

async function rowsOf(number: string) {
  const [row] = await server.db.select().from(complaints).where(eq(complaints.number, number));
  const [request] = await server.db
    .select()
    .from(deskRequests)
    .where(and(eq(deskRequests.kind, 'complaint'), eq(deskRequests.sourceId, row?.id ?? '')));
  if (!row || !request) throw new Error('no complaint');
  return { id: row.id, requestId: request.id as RequestId };
}

const rowOf = async (id: ComplaintId) =>
  (await server.db.select().from(complaints).where(eq(complaints.id, id)))[0];

async function mailedToken(email: string): Promise<string> {
  const mails = await mailsTo(server, email);
  const token = mails.map(({ text }) => /\/reclami\/seguito\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
  if (!token) throw new Error('no link was mailed');
  return token;
}

const read = async (token: string) => (await server.call(complaintCall, { params: { token } })).answer.data;

async function answer(id: ComplaintId, text: string) {
  await chief.call(takeComplaintCall, undefined, { id });
  await chief.call(saveAnswerCall, { version: 0, text, outcome: 'accepted' }, { id });
  await chief.call(sendAnswerCall, { version: 1 }, { id });
}

const dealOf = async ({ number }: { number: string }) =>
  (await rowOf((await rowsOf(number)).id))?.dealUuid ?? null;

const found = async (browser: Browser, query: Record<string, string>) =>
  (await browser.call(deskComplaintsCall, undefined, undefined, query)).answer;

const groupsOf = async (browser: Browser) =>
  Object.values((await browser.call(deskTodayCall)).answer.groups).reduce((sum, each) => sum + each, 0);

describe('a complaint written in another person’s e-mail', () => {
  test('a complaint in her e-mail is not linked to her purchase, and the desk sees that the mailbox is not proved', async () => {
    const email = newEmail();
    const deal = await coveredDeal(server, { email });
    const { id } = await complaintOf(email);
    expect(await rowOf(id)).toMatchObject({ dealUuid: null, product: null, claimId: null });
    const { data } = (await chief.call(deskComplaintCall, undefined, { id })).answer;
    expect(data).toMatchObject({ isMailboxProved: false, deal: null, theirDeals: [], theirClaims: [] });
    const tied = await chief.call(
      classifyComplaintCall,
      { dealUuid: { from: null, to: deal.uuid } } as never,
      { id },
    );
    expect({ status: tied.status, code: tied.problem.code }).toEqual({
      status: 409,
      code: 'MailboxNotProved',
    });
  });

  test('a complaint in another person’s e-mail never shows its writer the answer, which goes only to the mailbox', async () => {
    const { id, token, email } = await complaintOf();
    await answer(id, 'La polizza di Ada è stata disdetta il 3 marzo.');
    const seen = await read(token);
    expect(seen).toMatchObject({ state: 'answered', answer: null, outcome: null, isAnswerMailed: true });
    expect((await server.request(complaintAnswerPath(token))).statusCode).toBe(404);
    const mailed = await mailedToken(email);
    expect(await read(mailed)).toMatchObject({ answer: expect.stringContaining('disdetta') });
    expect((await server.request(complaintAnswerPath(mailed))).statusCode).toBe(200);
    expect((await read(token)).answer).toBeNull();
  });

  test('a complaint in her e-mail is linked to her purchase once she opens the link in her mailbox', async () => {
    const email = newEmail();
    const deal = await coveredDeal(server, { email });
    const { id } = await complaintOf(email);
    await read(await mailedToken(email));
    expect(await rowOf(id)).toMatchObject({ dealUuid: deal.uuid, product: 'pet' });
    const { data } = (await chief.call(deskComplaintCall, undefined, { id })).answer;
    expect(data).toMatchObject({ isMailboxProved: true, theirDeals: [{ uuid: deal.uuid }] });
  });

  test('a complaint is linked at once when she writes it signed in; another signed-in person links nothing', async () => {
    const ada = await signedInHolder(server);
    const deal = await coveredDeal(server, { email: ada.email });
    const hers = await ada.browser.call(makeComplaintCall, complaint({ email: ada.email }));
    const thief = await signedInHolder(server);
    const his = await thief.browser.call(makeComplaintCall, complaint({ email: ada.email }));
    expect(await dealOf(hers.answer.data)).toEqual(deal.uuid);
    expect(await dealOf(his.answer.data)).toBeNull();
  });
});

describe('a consulente without an assigned complaint', () => {
  test('an unassigned consulente finds the complaint in no list, page, file, figure or search', async () => {
    const email = newEmail();
    const deal = await coveredDeal(server, { email });
    const { id, requestId, number } = await complaintOf(email, 'Zelinda');
    await read(await mailedToken(email));
    await reindexPeople(server.parts);
    for (const query of [{}, { state: 'all' }, { q: number }, { deal: deal.uuid }]) {
      expect((await found(bianca, query)).data).toEqual([]);
      for (const reader of [chief, auditor]) expect((await found(reader, query)).data).not.toEqual([]);
    }
    expect((await found(bianca, {})).counts).toEqual({ open: 0, warned: 0, late: 0 });
    expect((await bianca.call(deskComplaintCall, undefined, { id })).status).toBe(404);
    const fileId = crypto.randomUUID();
    for (const url of [
      answerPreviewPath(id),
      complaintFiles.desk.file(id, fileId),
      complaintFiles.desk.preview(id, fileId),
    ])
      expect(
        (await server.request({ url, headers: { cookie: cookiesOf({ browser: bianca }) } })).statusCode,
      ).toBe(404);
    const year = { year: '2026' };
    expect((await bianca.call(complaintFiguresCall, undefined, undefined, year)).status).toBe(403);
    const csv = { url: complaintFiguresCsvPath, headers: { cookie: cookiesOf({ browser: bianca }) } };
    expect((await server.request(csv)).statusCode).toBe(403);

    for (const query of [{}, { kind: 'complaint' }, { q: 'Zelinda' }]) {
      const queue = (await bianca.call(deskRequestsCall, undefined, undefined, query)).answer;
      expect(queue.data.filter(({ kind }) => kind === 'complaint')).toEqual([]);
    }
    expect(await groupsOf(bianca)).toBeLessThan(await groupsOf(chief));
    expect((await bianca.call(deskRequestCall, undefined, { id: requestId })).status).toBe(404);
    const changes = await bianca.call(requestChangesCall, undefined, undefined, { since: '0' });
    expect(changes.answer.data.filter(({ kind }) => kind === 'complaint')).toEqual([]);
    const note = { key: newKey(), text: 'Letto' };
    expect((await bianca.call(noteOnRequestCall, note, { id: requestId })).status).toBe(404);
    expect((await bianca.call(showPhoneCall, undefined, { id: requestId })).status).toBe(404);

    const person = (await bianca.call(findPeopleCall, undefined, undefined, { q: email })).answer.data[0];
    const page = await bianca.call(customerCall, undefined, { id: person?.id ?? ('' as never) });
    expect(page.answer.data.requests.filter(({ kind }) => kind === 'complaint')).toEqual([]);
    const dealPage = await bianca.call(deskDealCall, undefined, { uuid: deal.uuid });
    expect(JSON.stringify(dealPage.answer)).not.toContain(requestId);
  });

  test('an assigned consulente reads that complaint, and no other', async () => {
    const { id, requestId } = await complaintOf();
    await complaintOf();
    const colleagues = (await chief.call(colleaguesCall)).answer.data;
    const idOf = (name: string) => colleagues.find(({ firstName }) => firstName === name)?.id as never;
    const toAuditor = await chief.call(assignRequestCall, { staffId: idOf('Rita') }, { id: requestId });
    expect(toAuditor.status).toBe(422);
    const given = await chief.call(assignRequestCall, { staffId: idOf('Bianca') }, { id: requestId });
    expect(given.status).toBe(200);
    expect((await bianca.call(deskComplaintCall, undefined, { id })).status).toBe(200);
    expect((await bianca.call(deskRequestCall, undefined, { id: requestId })).status).toBe(200);
    const { data, counts } = (await bianca.call(deskComplaintsCall)).answer;
    expect(data.map((line) => line.id)).toEqual([id]);
    expect(counts.open).toBe(1);
    const queue = (await bianca.call(deskRequestsCall, undefined, undefined, { kind: 'complaint' })).answer;
    expect(queue.data.map((line) => line.id)).toEqual([requestId]);
  });
});

test('an erased customer with an open complaint is found neither in the queue nor in searches', async () => {
  const ada = await signedInHolder(server);
  const made = await ada.browser.call(
    makeComplaintCall,
    complaint({ email: ada.email, firstname: 'Quintilia' }),
  );
  const { requestId } = await rowsOf(made.answer.data.number);
  await ada.browser.call(deleteAccountCall, { password });
  await reindexPeople(server.parts);
  for (const q of ['Quintilia', ada.email]) {
    for (const reader of [bianca, chief, auditor]) {
      const query = { q };
      expect((await reader.call(deskRequestsCall, undefined, undefined, query)).answer.data).toEqual([]);
      expect((await reader.call(deskComplaintsCall, undefined, undefined, query)).answer.data).toEqual([]);
      const people = (await reader.call(findPeopleCall, undefined, undefined, query)).answer.data;
      expect(people.filter(({ match }) => match !== 'near')).toEqual([]);
    }
  }
  const row = (await chief.call(deskRequestCall, undefined, { id: requestId })).answer;
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`Quintilia|${ada.email}`));
  expect(row.data).toMatchObject({ firstName: 'Persona', lastName: 'cancellata', kind: 'complaint' });
});
