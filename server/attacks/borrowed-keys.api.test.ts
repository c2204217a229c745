import { randomUUID } from 'node:crypto';
import type { Call } from '@riparo/domain/platform/call/call.ts';
import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { submitCheckupCall, submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { beginLinkedClaimCall, writeToDeskCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { complaintCall, makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { answerClaimantCall, noteOnClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import {
  deskComplaintCall,
  mailComplainantAgainCall,
  noteOnComplaintCall,
  registerComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import {
  actOnDealCall,
  addDealTaskCall,
  deskDealCall,
  noteOnDealCall,
} from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { quoteByPhoneCall } from '@riparo/domain/care/phone-sale/phone-sale-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { noteOnRequestCall, takeNextRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { colleaguesCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { type ComplaintId, type RequestId, submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimMessages } from '../src/care/claims/tables.ts';
import { complaints } from '../src/care/complaints/tables.ts';
import { dealTasks } from '../src/care/deals/tables.ts';
import { formSubmissions } from '../src/platform/providers/forms/tables.ts';
import { caseHistory, caseNotes } from '../src/care/casework/tables.ts';
import { deskRequests } from '../src/care/requests/tables.ts';
import { mailsTo, newEmail } from '../test/account-holder.ts';
import type { Browser } from '../test/browser.ts';
import { checkupRequest, quizRequest } from '../test/checkup-answers.ts';
import { coveredDeal, dogAnswers, policyToken, reportedClaim, saveAnswers, submit } from '../test/claims.ts';
import { complains, complaint, sendComplaint } from '../test/complaints.ts';
import { dealToPay } from '../test/deals.ts';
import { atDesk } from '../test/desk.ts';
import { askForLifeQuote, contact, lifeAnswers } from '../test/life-quote.ts';
import { purchaseOf } from '../test/purchases.ts';
import { skiRequest } from '../test/ski.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// A submission key is made by a browser and sent with the form: it is logged, copied and replayed. Sent by
// another person, or with other content, it must neither reveal the first submission nor swallow the second.

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: attackDay, environment: { WRITES_PER_MINUTE: '1000000' } });
});
afterAll(() => server[Symbol.asyncDispose]());

const newKey = () => submissionKeySchema.parse(randomUUID());
const person = { firstname: examplePerson.firstName, lastname: examplePerson.lastName };
const send = (call: Call, submissionKey: string, body: object, params: Record<string, string> = {}) =>
  server.request({
    method: 'POST',
    url: call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    payload: { ...body, submissionKey },
    remoteAddress: `198.51.100.${Math.floor(Math.random() * 250)}`,
  });

const idIn = (answer: Record<string, never>) =>
  (answer['data']?.['token'] ?? answer['data']?.['uuid'] ?? answer['policy']?.['id'] ?? answer['id']) as
    | string
    | undefined;

describe('a submission key reused by another person', () => {
  const calls: readonly [Call, (email: string) => object][] = [
    [makeComplaintCall, (email) => complaint({ email })],
    [submitCheckupCall, (email) => checkupRequest({ email })],
    [submitQuizCall, (email) => quizRequest({ email })],
    [requestQuoteCall, (email) => ({ ...contact, ...person, email, product: 'casa' })],
    [createLifeQuoteCall, (email) => ({ ...lifeAnswers, lastname: email.slice(4, 10).replace(/\d/g, 'x') })],
    [
      createSkiPolicyCall,
      (email) => skiRequest({ contractor: { ...skiRequest().contractor, email }, promo_code: null }),
    ],
  ];

  test.each(calls.map(([call, body]) => [call.id, call, body] as const))(
    'a reused key with %s never returns what the first person sent',
    async (_, call, bodyOf) => {
      const key = newKey();
      const hers = bodyOf(newEmail());
      const first = await send(call, key, hers);
      const second = await send(call, key, bodyOf(newEmail()));
      expect({ first: first.statusCode, second: second.statusCode }).toEqual({
        first: call.answer.status,
        second: call.answer.status,
      });
      expect(idIn(second.json())).not.toBe(idIn(first.json()));
      const again = await send(call, key, hers);
      expect(idIn(again.json())).toBe(idIn(first.json()));
    },
  );

  test('a reused key with a call-back about the same quote makes its own call-back', async () => {
    const uuid = await askForLifeQuote(server);
    const key = newKey();
    const first = await send(requestCallBackCall, key, { ...contact, email: newEmail() }, { uuid });
    const second = await send(requestCallBackCall, key, { ...contact, email: newEmail() }, { uuid });
    expect(second.statusCode).toBe(201);
    expect(second.json().data.token).not.toBe(first.json().data.token);
  });

  test('a reused key with a booked call books another call, or reports that the time is taken', async () => {
    const key = newKey();
    const book = (callAt: string) =>
      send(bookCallCall, key, { ...contact, ...person, email: newEmail(), about: 'casa', callAt });
    const first = await book('2026-12-09T11:30:00Z');
    const taken = await book('2026-12-09T11:30:00Z');
    const second = await book('2026-12-09T11:45:00Z');
    expect(taken.statusCode).toBe(409);
    expect(taken.json().code).toBe('CallTimeTaken');
    expect(second.statusCode).toBe(201);
    expect(second.json().data.token).not.toBe(first.json().data.token);
  });

  test("a reused key does not swallow another person's form to the forms provider", async () => {
    const { portalId, quoteFormId } = server.parts.config.forms;
    const before = await server.db.$count(formSubmissions);
    const forms = ['ada', 'bea', 'ada'].map((name) => ({ fields: [{ name: 'firstname', value: name }] }));
    for (const form of forms) {
      const consent = { consentToProcess: true, text: 'Acconsento', communications: [] };
      await server.request({
        method: 'POST',
        url: `/submissions/v3/integration/submit/${portalId}/${quoteFormId}`,
        payload: { ...form, context: {}, legalConsentOptions: { consent } },
        headers: { 'idempotency-key': 'one key' },
      });
    }
    expect((await server.db.$count(formSubmissions)) - before).toBe(2);
    const stored = await server.db.select().from(formSubmissions);
    expect(JSON.stringify(stored.map(({ submission }) => submission))).not.toContain('submissionKey');
  });

  test("a reused key does not show the first person's complaint", async () => {
    const key = newKey();
    await sendComplaint(server, { submissionKey: key, story: 'Il mio segreto.', email: newEmail() });
    const thief = await sendComplaint(server, { submissionKey: key, story: 'Dimmi.', email: newEmail() });
    const { answer } = await server.call(complaintCall, { params: { token: thief.token } });
    expect(answer.data.story).toBe('Dimmi.');
  });

  test('a reused key of a pet deal buys a separate ski policy', async () => {
    const key = newKey();
    const body = { ...purchaseOf('pet'), submissionKey: key };
    const deal = await server.call(openDealCall, { params: { productKey: 'pet' }, body });
    expect(deal.status).toBe(200);
    expect((await send(createSkiPolicyCall, key, skiRequest())).statusCode).toBe(201);
  });

  test('a reused key begins, sends and continues a separate claim', async () => {
    const key = randomUUID();
    const messages = newKey();
    const tokens: string[] = [];
    for (const deal of [await coveredDeal(server), await coveredDeal(server)]) {
      const begun = await server.call(beginLinkedClaimCall, {
        params: { token: policyToken(server, deal) },
        body: { submissionKey: key },
      });
      expect(begun.status).toBe(201);
      const { token } = begun.answer.data;
      await saveAnswers(server, token, dogAnswers);
      expect((await submit(server, token, key)).status).toBe(200);
      const written = { params: { token }, body: { submissionKey: messages, text: 'Come va?' } };
      expect((await server.call(writeToDeskCall, written)).status).toBe(200);
      tokens.push(token);
    }
    expect(new Set(tokens).size).toBe(2);
    expect(await server.db.$count(claimMessages, eq(claimMessages.text, 'Come va?'))).toBe(2);
  });
});

describe('a submission key at the desk', () => {
  let bianca: Browser;
  let carlo: Browser;
  let chief: Browser;
  beforeAll(async () => {
    bianca = (await atDesk(server, 'consulente', 'Bianca Neri')).browser;
    carlo = (await atDesk(server, 'consulente', 'Carlo Verdi')).browser;
    chief = (await atDesk(server, 'responsabile', 'Dora Blu')).browser;
  });

  test('a desk key used for a note on one deal does not swallow a note on another, nor a colleague’s', async () => {
    const key = newKey();
    const [one, other] = [await dealToPay(server), await dealToPay(server)];
    const text = 'Richiamare domani';
    for (const [browser, { uuid }] of [
      [bianca, one],
      [bianca, other],
      [carlo, one],
      [bianca, one],
    ] as const)
      expect((await browser.call(noteOnDealCall, { key, text }, { uuid })).status).toBe(200);
    const notesOf = async ({ uuid }: typeof one) =>
      (await bianca.call(deskDealCall, undefined, { uuid })).answer.data.notes.length;
    expect(await notesOf(one)).toBe(2);
    expect(await notesOf(other)).toBe(1);
  });

  test('a desk key used for an action on one deal does not report another action as done', async () => {
    const key = newKey();
    const [one, other] = [await dealToPay(server), await dealToPay(server)];
    const act = (uuid: string, action: string) =>
      bianca.call(actOnDealCall, { key, action, lastAct: 0 } as never, { uuid });
    for (const [{ uuid }, action] of [
      [one, 'send-payment-link'],
      [other, 'send-payment-link'],
      [one, 'new-link'],
      [one, 'send-payment-link'],
    ] as const)
      expect((await act(uuid, action)).status).toBe(200);
    expect(await server.db.$count(caseHistory, eq(caseHistory.caseId, one.uuid))).toBe(2);
    expect(await server.db.$count(caseHistory, eq(caseHistory.caseId, other.uuid))).toBe(1);
  });

  test('a desk key used for a task does not swallow another task', async () => {
    const key = newKey();
    const { uuid } = await dealToPay(server);
    const colleagues = (await chief.call(colleaguesCall)).answer.data;
    const assigneeId = colleagues.find(({ firstName }) => firstName === 'Carlo')?.id;
    for (const text of ['Chiamare', 'Scrivere', 'Chiamare'])
      await bianca.call(addDealTaskCall, { key, text, day: '2026-12-09', assigneeId } as never, { uuid });
    expect(await server.db.$count(dealTasks, eq(dealTasks.dealUuid, uuid))).toBe(2);
  });

  test('a desk key used on one claim neither swallows nor reports as done what is written on another', async () => {
    const key = newKey();
    const [one, other] = [await reportedClaim(server), await reportedClaim(server)];
    for (const call of [noteOnClaimCall, answerClaimantCall])
      for (const { id } of [one, other, one])
        expect((await bianca.call(call, { key, text: 'Visto' }, { id })).status).toBe(200);
    for (const { id } of [one, other]) {
      const lines = await server.db.select().from(caseHistory).where(eq(caseHistory.caseId, id));
      expect(lines.map(({ action }) => action)).toEqual(['submit', 'note', 'answer']);
    }
  });

  test('a desk key used on one complaint neither swallows nor reports as done what is done with another', async () => {
    const key = newKey();
    const ids: ComplaintId[] = [];
    for (const email of [newEmail(), newEmail()]) {
      const { number } = await complains(server, { email });
      const [row] = await server.db.select().from(complaints).where(eq(complaints.number, number));
      if (row) ids.push(row.id);
    }
    for (const id of ids) {
      await chief.call(noteOnComplaintCall, { key, text: 'Sentito' }, { id });
      await chief.call(mailComplainantAgainCall, { key }, { id });
      const { notes } = (await chief.call(deskComplaintCall, undefined, { id })).answer.data;
      expect(notes).toHaveLength(1);
      const lines = await server.db.select().from(caseHistory).where(eq(caseHistory.caseId, id));
      expect(lines.map(({ action }) => action)).toContain('mail-again');
    }
    const letter = { channel: 'post', receivedOn: '2026-12-01' } as const;
    const { submissionKey: _key, ...content } = complaint({ email: newEmail() });
    const registered = await chief.call(registerComplaintCall, {
      ...content,
      ...letter,
      submissionKey: key,
    } as never);
    const second = await chief.call(registerComplaintCall, {
      ...content,
      ...letter,
      story: 'Un altro',
      submissionKey: key,
    } as never);
    expect({ registered: registered.status, second: second.status }).toEqual({
      registered: 201,
      second: 201,
    });
    expect(second.answer.data.number).not.toBe(registered.answer.data.number);
  });

  test('a desk key used on one request does not swallow a note on another, and takes no colleague’s next call', async () => {
    const key = newKey();
    for (const email of [newEmail(), newEmail()])
      await send(requestQuoteCall, newKey(), { ...contact, ...person, email, product: 'casa' });
    const open = await server.db
      .select({ id: deskRequests.id })
      .from(deskRequests)
      .where(eq(deskRequests.kind, 'quote-request'));
    const ids = open.slice(0, 2).map(({ id }) => id as RequestId);
    for (const id of ids) await bianca.call(noteOnRequestCall, { key, text: 'Non ora' }, { id });
    for (const id of ids) {
      const lines = await server.db
        .select({ note: caseNotes.text })
        .from(caseNotes)
        .innerJoin(caseHistory, eq(caseHistory.number, caseNotes.line))
        .where(eq(caseHistory.caseId, id));
      expect(lines).toEqual([{ note: 'Non ora' }]);
    }
    const taken = newKey();
    const hers = (await bianca.call(takeNextRequestCall, { key: taken })).answer.data;
    const his = (await carlo.call(takeNextRequestCall, { key: taken })).answer.data;
    const again = (await bianca.call(takeNextRequestCall, { key: taken })).answer.data;
    expect(his?.id).not.toBe(hers?.id);
    expect(again?.id).toBe(hers?.id);
  });

  test('a desk key of a quote made on the phone makes a separate one for another caller', async () => {
    const submissionKey = newKey();
    const quote = (firstname: string, email: string) =>
      bianca.call(quoteByPhoneCall, {
        submissionKey,
        answers: {
          firstname,
          lastname: 'Rossi',
          birthDate: '1990-03-27',
          smoker: false,
          sum_assured: 100_000,
          duration: 20,
          email,
        },
      });
    const [ada, bea] = [newEmail(), newEmail()];
    expect((await quote('Ada', ada)).status).toBe(200);
    expect((await quote('Bea', bea)).status).toBe(200);
    expect(await mailsTo(server, ada)).toHaveLength(1);
    expect(await mailsTo(server, bea)).toHaveLength(1);
  });
});
