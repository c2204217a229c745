import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  actOnDealCall,
  addDealTaskCall,
  correctDealAtDeskCall,
  dealAnswersCall,
  dealMailCall,
  deskDealCall,
  editDealNoteCall,
  finishDealTaskCall,
  noteOnDealCall,
  ownTasksCall,
  showDealDataCall,
} from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { DeskEvent } from '@riparo/domain/desk/live/live-calls.ts';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import {
  changeColleagueCall,
  colleaguesCall,
  dealPeopleCall,
  staffSessionCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { deskCertificatePath, deskDocumentPath } from '@riparo/domain/care/deals/file-path.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { NoteId, DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cookiesOf, mailsTo } from '../../../test/account-holder.ts';
import { isNotPageView } from '../../../test/desk-log.ts';
import { mailedToken, paidDeal, payFor, signatureOf, signFor } from '../../../test/after-purchase.ts';
import type { Browser } from '../../../test/browser.ts';
import { buyLiability, buySkiSeason, openDealOf } from '../../../test/contracts.ts';
import { askToPay, booksOf, dealToPay, payWith, runJobs, mailedAddressOf } from '../../../test/deals.ts';
import { atDesk, signInAgainAtDesk } from '../../../test/desk.ts';
import { ada, fido } from '../../../test/purchases.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { dealHistory, deals } from '../../buy/deals/tables.ts';
import { dealDocuments } from '../../buy/documents/tables.ts';
import { openDeskNotices, notifyDesks } from '../../desk/live/notices.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { refunds } from '../../buy/payments/refund-tables.ts';
import { people } from '../../platform/customers/people-tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { dealSignatures } from '../../buy/signature/tables.ts';
import { skiPolicies } from '../../buy/ski/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { caseHistory, caseNotes } from '../casework/tables.ts';
import { dealTasks } from './tables.ts';
import { deskWorkOn, forgetDeskNotes } from './work-of-deals.ts';

const now = new Date('2026-11-16T14:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const openDesk = () => testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });
const consultant = async (server: TestServer, name = 'Bianca Neri') =>
  (await atDesk(server, 'consulente', name)).browser;

const fileAt = (server: TestServer, browser: Browser, url: string) =>
  server.request({ url, headers: { cookie: cookiesOf({ browser }) } });

const newKey = () => submissionKeySchema.parse(randomUUID());
const read = async (browser: Browser, uuid: DealUuid) =>
  (await browser.call(deskDealCall, undefined, { uuid })).answer.data;
type Simple = 'send-payment-link' | 'new-link' | 'send-documents' | 'withdraw';
const act = (
  browser: Browser,
  uuid: DealUuid,
  action: Simple,
  given: { key?: string; lastAct?: number } = {},
) => browser.call(actOnDealCall, { action, key: newKey(), lastAct: 0, ...given } as never, { uuid });
const logOf = async (server: TestServer, uuid: DealUuid) =>
  (
    await server.db
      .select({ action: deskLog.action })
      .from(deskLog)
      .where(and(eq(deskLog.subject, `deal ${uuid}`), isNotPageView))
      .orderBy(asc(deskLog.number))
  ).map(({ action }) => action);
const byCreation = (one: { createdAt: Date }, other: { createdAt: Date }) =>
  one.createdAt.getTime() - other.createdAt.getTime();
const templatesAbout = async (server: TestServer, uuid: DealUuid) =>
  (
    await server.db
      .select({ template: mailMessages.template })
      .from(mailMessages)
      .where(eq(mailMessages.dealUuid, uuid))
      .orderBy(asc(mailMessages.createdAt))
  ).map(({ template }) => template);

describe('the page of a deal', () => {
  test('the page of a deal has people, price, consents with their texts, documents, payments, mails and one timeline', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await openDealOf(server, 'pet', 'firma@example.it');
    await payFor(server, deal);
    await signFor(server, deal);
    await runJobs(server);
    const page = await read(bianca, deal.uuid);
    expect(page.buyer).toMatchObject({ firstName: deal.firstName, email: deal.email });
    expect(page.buyer.taxCode).toMatch(/^[A-Z]{6}•+$/);
    expect(page.price[0]).toEqual({ label: 'Prezzo', value: expect.stringContaining('all’anno') });
    expect(page.consents.lines.map(({ text }) => text).join()).toContain('Ho letto l’informativa privacy');
    expect(page.documents.map(({ title }) => title).join()).toContain('con la firma');
    expect(page.payments).toMatchObject([{ state: 'received', amountCents: deal.priceCents }]);
    expect(page.mails.map(({ subject }) => subject)).toContain('Il codice per firmare');
    const timelineTexts = page.timeline.map(({ actor, text }) => `${actor} ${text}`);
    for (const line of [
      'Cliente ha aperto la pratica',
      'Riparo ha confermato il pagamento',
      'Cliente ha firmato i documenti',
      'Riparo ha sigillato la copia firmata',
      'Riparo ha mandato «Il codice per firmare»',
    ])
      expect(timelineTexts).toContain(line);
    const moments = page.timeline.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(JSON.stringify(page)).not.toContain(deal.profile.taxCode);
  });

  test('the page of a deal lists refunds, and tasks from the first to the last', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await paidDeal(server);
    const [payment] = (await booksOf(server, deal)).payments;
    if (!payment) throw new Error('nothing was paid');
    const given = {
      paymentId: payment.id,
      dealUuid: deal.uuid,
      reason: 'mistake',
      leavesCover: true,
    } as const;
    for (const [amount, days] of [
      [1_00, 1],
      [3_00, 3],
      [2_00, 2],
    ] as const)
      await server.db
        .insert(refunds)
        .values({ ...given, amountCents: cents(amount), state: 'done', askedAt: daysLater(days) });
    const assigneeId = (await bianca.call(staffSessionCall)).answer.id;
    for (const day of ['2026-11-18', '2026-11-20', '2026-11-19'])
      await bianca.call(
        addDealTaskCall,
        { key: newKey(), text: 'Richiamare', day, assigneeId },
        { uuid: deal.uuid },
      );
    await bianca.call(noteOnDealCall, { key: newKey(), text: 'Prima' }, { uuid: deal.uuid });
    server.setNow(new Date(now.getTime() + 1000));
    await bianca.call(noteOnDealCall, { key: newKey(), text: 'Seconda' }, { uuid: deal.uuid });
    const task = { key: newKey(), text: 'Ancora', day: '2026-11-18', assigneeId };
    await bianca.call(addDealTaskCall, task, { uuid: deal.uuid });
    await act(bianca, deal.uuid, 'send-documents');
    await bianca.call(showDealDataCall, { field: 'phone' }, { uuid: deal.uuid });
    const page = await read(bianca, deal.uuid);
    expect(page.payments[0]?.refunds.map(({ amountCents }) => amountCents)).toEqual([1_00, 2_00, 3_00]);
    expect(page.tasks.map(({ day, text }) => `${day} ${text}`)).toEqual([
      '2026-11-18 Richiamare',
      '2026-11-18 Ancora',
      '2026-11-19 Richiamare',
      '2026-11-20 Richiamare',
    ]);
    expect(page.notes.map(({ text }) => text)).toEqual(['Prima', 'Seconda']);
    // Another deal shows nothing of all this.
    const other = await read(bianca, (await dealToPay(server)).uuid);
    expect({
      payments: other.payments,
      mails: other.mails,
      notes: other.notes,
      tasks: other.tasks,
      documents: other.documents,
      lastAct: other.lastAct,
    }).toEqual({ payments: [], mails: [], notes: [], tasks: [], documents: [], lastAct: 0 });
    expect(other.timeline.map(({ text }) => text)).toEqual(['ha aperto la pratica']);
  });

  test("the page of a deal names other deals of the same mailbox, the latest first, and the person's page", async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    const same = { email: deal.email, emailKey: deal.emailKey };
    const [older, newer] = [
      await dealToPay(server, { ...same, createdAt: daysLater(-3) }),
      await dealToPay(server, { ...same, createdAt: daysLater(-1), productKey: 'covid-19' }),
    ];
    await dealToPay(server, { ...same, erasureAskedAt: now });
    await dealToPay(server);
    const names = { firstName: deal.firstName, lastName: deal.lastName };
    const request = { ...names, kind: 'quote-request', state: 'new', deadline: now } as const;
    const requestOf = async (createdAt: Date, email = deal.email.toUpperCase()) => {
      const sourceId = randomUUID();
      await server.db.insert(deskRequests).values({ ...request, sourceId, email, createdAt });
      return sourceId;
    };
    const [first, second] = [await requestOf(daysLater(-2)), await requestOf(daysLater(-1))];
    await requestOf(now, 'altra@example.it');
    const known = { ...names, words: [], traces: [], dealCount: 1, hasAccount: false, lastSeenAt: now };
    for (const email of ['altra@example.it', deal.email])
      await server.db
        .insert(people)
        .values({ ...known, email, emailKey: emailKey(email) })
        .onConflictDoNothing();
    const [person] = await server.db.select().from(people).where(eq(people.emailKey, deal.emailKey));
    const page = await read(bianca, deal.uuid);
    expect(page.others.deals).toEqual([
      {
        uuid: newer.uuid,
        title: 'Sussidio Covid-19',
        stage: newer.stage,
        createdAt: daysLater(-1).toISOString(),
      },
      { uuid: older.uuid, title: 'Sussidio Pet', stage: older.stage, createdAt: daysLater(-3).toISOString() },
    ]);
    expect(page.others.requests.map(({ sourceId }) => sourceId)).toEqual([second, first]);
    expect(page.personId).toBe(person?.id);
  });

  test('the pages of ski deals and of deals signed first show the same facts', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const ski = await buySkiSeason(server, 'neve@example.it');
    const family = await read(bianca, ski.uuid);
    expect(family.insured.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Assicurato 1: Ada D’Angelo, 1990',
      'Assicurato 2: Ugo Rossi, 1988',
      'Assicurato 3: Mia Rossi, 2015',
      'Assicurato 4: Leo Rossi, 2018',
    ]);
    expect(family.price.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Scelta', 'Prezzo senza sconto', 'Prezzo', 'Tariffa']),
    );
    expect(family.consents.lines.every(({ text }) => text.includes(' '))).toBe(true);
    expect(family.documents.map(({ title }) => title).join()).toContain('Certificato di');
    for (const { path } of family.documents)
      expect((await fileAt(server, bianca, path)).statusCode).toBe(200);
    const certificate = (place: number, uuid = ski.uuid) =>
      fileAt(server, bianca, deskCertificatePath(uuid, place)).then(({ statusCode }) => statusCode);
    expect(await certificate(4)).toBe(200);
    expect(await certificate(5)).toBe(404);
    expect(await certificate(0)).toBe(404);
    expect((await act(bianca, ski.uuid, 'send-documents')).status).toBe(200);
    expect(
      (await templatesAbout(server, ski.uuid)).filter((name) => name === 'ski-policy-issued'),
    ).toHaveLength(2);
    const liability = await buyLiability(server, 'terzi@example.it');
    const page = await read(bianca, liability.uuid);
    expect(page).toMatchObject({ order: 'sign-first', stage: 'paid' });
    expect(page.number).not.toContain('SCI');
    const receipt = deskDocumentPath(liability.uuid, 'ricevuta-sci');
    expect((await fileAt(server, bianca, receipt)).statusCode).toBe(404);
    expect(await certificate(1, liability.uuid)).toBe(404);
    await server.db.update(deals).set({ stage: 'closed_lost' }).where(eq(deals.uuid, ski.uuid));
    expect(await certificate(1)).toBe(404);
    await server.db.update(deals).set({ stage: 'closed_won' }).where(eq(deals.uuid, ski.uuid));
    await server.db.update(skiPolicies).set({ issuedAt: null });
    expect(await certificate(1)).toBe(404);
    const unissued = deskDocumentPath(ski.uuid, 'ricevuta-sci');
    expect((await fileAt(server, bianca, unissued)).statusCode).toBe(404);
    expect(page.timeline.map(({ text }) => text)).toContain('ha mandato il link per pagare');
  });

  test('only staff who answer to the law see the page of a deal of a forgotten person', async () => {
    await using server = await openDesk();
    const deal = await paidDeal(server);
    await server.db.update(deals).set({ erasureAskedAt: now }).where(eq(deals.uuid, deal.uuid));
    const status = async (role: 'consulente' | 'responsabile' | 'revisore') =>
      (await (await atDesk(server, role)).browser.call(deskDealCall, undefined, { uuid: deal.uuid })).status;
    expect(await status('consulente')).toBe(404);
    expect(await status('responsabile')).toBe(200);
    expect(await status('revisore')).toBe(200);
    const { browser: rita } = await atDesk(server, 'responsabile', 'Rita Bruni');
    expect((await act(rita, deal.uuid, 'withdraw')).problem?.code).toBe('DealMovedOn');
  });

  test('the page of a deal of a forgotten person is neither read nor changed in any other way', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await paidDeal(server);
    const params = { uuid: deal.uuid };
    const assigneeId = (await bianca.call(staffSessionCall)).answer.id;
    const note = { key: newKey(), text: 'Nota' };
    const task = { key: newKey(), text: 'Richiamare', day: '2026-11-18', assigneeId };
    await bianca.call(noteOnDealCall, note, params);
    const page = (await bianca.call(addDealTaskCall, task, params)).answer.data;
    const mailId = page.mails.find(({ isReadable }) => isReadable)?.id ?? '';
    const noteId = page.notes[0]?.id ?? '';
    const taskId = page.tasks[0]?.id ?? '';
    const key = newKey();
    const tries = () =>
      Promise.all([
        bianca.call(showDealDataCall, { field: 'taxCode' }, params),
        bianca.call(dealMailCall, undefined, { ...params, mailId }),
        act(bianca, deal.uuid, 'send-documents'),
        act(bianca, deal.uuid, 'withdraw'),
        bianca.call(actOnDealCall, { action: 'close-lost', key, lastAct: 0, reason: 'changed-mind' }, params),
        bianca.call(dealAnswersCall, undefined, params),
        change(bianca, deal.uuid, { street: { from: 'Via Roma', to: 'Via Garibaldi' } }),
        bianca.call(noteOnDealCall, { ...note, key: newKey() }, params),
        bianca.call(editDealNoteCall, { version: 1, text: 'Altra' }, { ...params, noteId }),
        bianca.call(addDealTaskCall, { ...task, key: newKey() }, params),
        bianca.call(finishDealTaskCall, { isDone: true }, { ...params, taskId }),
        fileAt(server, bianca, page.documents[0]?.path ?? '').then(({ statusCode: status }) => ({ status })),
      ]);
    await server.db.update(deals).set({ erasureAskedAt: now }).where(eq(deals.uuid, deal.uuid));
    expect(new Set((await tries()).map(({ status }) => status))).toEqual(new Set([404]));
    server.setNow(daysLater(3));
    expect(await due(await consultant(server))).toBe(0);
  });

  test('masked data, documents and mails are shown on request, and the log says to whom', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await paidDeal(server);
    const params = { uuid: deal.uuid };
    const shown = await bianca.call(showDealDataCall, { field: 'taxCode' }, params);
    expect(shown.answer.value).toBe(deal.profile.taxCode);
    const phone = await bianca.call(showDealDataCall, { field: 'phone' }, params);
    expect(phone.answer.value).toBe('+39\u00a0333-1234567');
    const page = await read(bianca, deal.uuid);
    const mail = page.mails.find(({ isReadable }) => isReadable);
    const token = await mailedToken(server, deal.email, 'firma');
    const opened = await bianca.call(dealMailCall, undefined, { ...params, mailId: mail?.id ?? '' });
    expect(opened.answer.text).toContain('/firma/~');
    expect(opened.answer.text).not.toContain(token);
    const [document] = page.documents;
    const file = await fileAt(server, bianca, document?.path ?? '');
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(await logOf(server, deal.uuid)).toEqual([
      'personal-data.shown',
      'personal-data.shown',
      'deal.mail-read',
      'deal.document-read',
    ]);
    expect((await read(bianca, deal.uuid)).timeline[0]).toMatchObject({
      kind: 'read',
      actor: 'Bianca Neri',
      text: 'ha letto un documento di una pratica',
    });
    // A mail of another deal is not readable through this one.
    const other = await paidDeal(server);
    const [theirs] = (await read(bianca, other.uuid)).mails;
    const wrong = await bianca.call(dealMailCall, undefined, { ...params, mailId: theirs?.id ?? '' });
    expect(wrong.status).toBe(404);
    // A mail with a code is never readable, and a customer who left no phone has none to show.
    await signFor(server, deal);
    const code = (await read(bianca, deal.uuid)).mails.find(
      ({ subject }) => subject === 'Il codice per firmare',
    );
    const hidden = await bianca.call(dealMailCall, undefined, { ...params, mailId: code?.id ?? '' });
    expect(hidden.status).toBe(404);
    const profile = { ...deal.profile, phoneNumber: null };
    await server.db.update(deals).set({ profile }).where(eq(deals.uuid, deal.uuid));
    expect((await bianca.call(showDealDataCall, { field: 'phone' }, params)).status).toBe(404);
  });
});

describe('acts on a deal', () => {
  test('an act is done once for a key, and not again unseen; the mail leaves, the log has it', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    const key = newKey();
    const twice = await Promise.all([
      act(bianca, deal.uuid, 'send-payment-link', { key }),
      act(bianca, deal.uuid, 'send-payment-link', { key }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    // Another tab, which has not seen the act.
    const unseen = await act(bianca, deal.uuid, 'send-payment-link');
    expect({ status: unseen.status, code: unseen.problem?.code }).toEqual({
      status: 409,
      code: 'DealActDone',
    });
    const { lastAct } = await read(bianca, deal.uuid);
    expect((await act(bianca, deal.uuid, 'send-payment-link', { lastAct })).status).toBe(200);
    expect((await read(bianca, deal.uuid)).lastAct).toBeGreaterThan(lastAct);
    expect(await server.db.$count(caseHistory, eq(caseHistory.kind, 'deal'))).toBe(2);
    expect(await templatesAbout(server, deal.uuid)).toEqual(['payment-link', 'payment-link']);
    expect(await logOf(server, deal.uuid)).toEqual(['deal.payment-link-sent', 'deal.payment-link-sent']);
    await runJobs(server);
    const [mail] = await mailsTo(server, deal.email);
    expect(mail?.text).toContain(await mailedAddressOf(server, deal));
  });

  test('a new link works for thirty days from now, before paying and before signing', async () => {
    await using server = await openDesk();
    const deal = await dealToPay(server);
    const unsigned = await paidDeal(server);
    server.setNow(daysLater(20));
    const bianca = await consultant(server);
    const other = await dealToPay(server, { expiresAt: daysLater(30) });
    const waiting = { sentAt: now, expiresAt: daysLater(30) };
    await server.db.insert(dealSignatures).values({ dealUuid: other.uuid, ...waiting });
    await act(bianca, deal.uuid, 'new-link');
    expect((await read(bianca, deal.uuid)).expiresAt).toBe(daysLater(50).toISOString());
    expect(await templatesAbout(server, deal.uuid)).toEqual(['purchase-saved']);
    // A different act, which no colleague has done unseen.
    expect((await act(bianca, deal.uuid, 'send-payment-link')).status).toBe(200);
    expect((await act(bianca, unsigned.uuid, 'new-link')).status).toBe(200);
    expect((await act(bianca, unsigned.uuid, 'send-documents')).status).toBe(200);
    await runJobs(server);
    expect(await templatesAbout(server, unsigned.uuid)).toEqual(
      Array.from({ length: 3 }, () => 'documents-to-sign'),
    );
    const sent = await server.db.select().from(mailMessages).where(eq(mailMessages.dealUuid, unsigned.uuid));
    const until = daysLater(50).toISOString();
    for (const { data } of sent.toSorted(byCreation).slice(1))
      expect(data).toMatchObject({ isReminder: true, expiresAt: until });
    expect((await read(bianca, unsigned.uuid)).expiresAt).toBeNull();
    // Other deals do not change.
    const [theirs] = await server.db
      .select()
      .from(dealSignatures)
      .where(eq(dealSignatures.dealUuid, other.uuid));
    expect(theirs?.expiresAt).toEqual(daysLater(30));
    expect((await booksOf(server, other)).deal.expiresAt).toEqual(daysLater(30));
    // The first link would have ended on the thirtieth.
    const token = await mailedToken(server, unsigned.email, 'firma');
    const stateOn = async (day: number) => {
      server.setNow(daysLater(day));
      return (await signatureOf(server, token)).state;
    };
    expect(await stateOn(49)).toBe('to-sign');
    expect(await stateOn(51)).toBe('expired');
  });

  test('a new link for a deal signed before it is paid also extends the time to pay', async () => {
    await using server = await openDesk();
    const deal = await openDealOf(server, 'rc-terzi-10', 'terzi@example.it');
    const body = liabilityPurchaseOf('rc-terzi-10', { ...ada, email: deal.email });
    await server.call(purchaseLiabilityCall, { body, params: { uuid: deal.address } });
    await runJobs(server);
    server.setNow(daysLater(20));
    const bianca = await consultant(server);
    const other = await dealToPay(server, { expiresAt: daysLater(30) });
    expect((await act(bianca, deal.uuid, 'new-link')).status).toBe(200);
    expect(await read(bianca, deal.uuid)).toMatchObject({
      stage: 'documentation_send',
      expiresAt: daysLater(50).toISOString(),
    });
    expect((await booksOf(server, other)).deal.expiresAt).toEqual(daysLater(30));
    await signFor(server, deal);
    expect((await act(bianca, deal.uuid, 'send-documents')).status).toBe(200);
    const sent = await server.db
      .select({ data: mailMessages.data })
      .from(mailMessages)
      .where(and(eq(mailMessages.dealUuid, deal.uuid), eq(mailMessages.template, 'documents-signed')));
    expect(sent).toHaveLength(2);
    for (const { data } of sent)
      expect(data).toMatchObject({ payment: { expiresAt: daysLater(50).toISOString() } });
  });

  test('documents that are not made yet are not sent; those of a renewal are, once made', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const won = {
      stage: 'closed_won',
      startsOn: isoDate('2026-11-17'),
      endsOn: isoDate('2027-11-16'),
    } as const;
    const first = await dealToPay(server, won);
    const second = await dealToPay(server, { ...won, order: 'pay-only', renewalOf: first.uuid });
    const refused = await act(bianca, second.uuid, 'send-documents');
    expect({ status: refused.status, code: refused.problem?.code }).toEqual({
      status: 409,
      code: 'DocumentsNotReady',
    });
    const storedDocument = { title: 'Carta', sha256: '', sizeBytes: 1, madeAt: now };
    await server.db
      .insert(dealDocuments)
      .values({ dealUuid: second.uuid, kind: 'benvenuto', ...storedDocument });
    expect((await act(bianca, second.uuid, 'send-documents')).status).toBe(200);
    expect(await templatesAbout(server, second.uuid)).toEqual(['policy-active']);
    // The documents of the purchase exist from its beginning, so they alone are not enough.
    await server.db
      .insert(dealDocuments)
      .values({ dealUuid: first.uuid, kind: 'polizza', ...storedDocument });
    expect((await act(bianca, first.uuid, 'send-documents')).problem?.code).toBe('DocumentsNotReady');
  });

  test('documents, and any mail that is still true, are sent once more with links that work', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await paidDeal(server);
    await signFor(server, deal);
    await runJobs(server);
    expect((await act(bianca, deal.uuid, 'send-documents')).status).toBe(200);
    await runJobs(server);
    const page = await read(bianca, deal.uuid);
    const signed = page.mails.find(({ subject }) => subject?.startsWith('Hai firmato'));
    const send = (mailId: string) =>
      bianca.call(
        actOnDealCall,
        { action: 'send-mail', key: newKey(), lastAct: 1000, mailId },
        { uuid: deal.uuid },
      );
    expect((await send(signed?.id ?? '')).status).toBe(200);
    const leaving = (await read(bianca, deal.uuid)).mails.find(({ sentAt }) => sentAt === null);
    expect((await send(leaving?.id ?? '')).problem?.code).toBe('DealMovedOn');
    const other = await dealToPay(server);
    await act(bianca, other.uuid, 'send-payment-link');
    const [theirs] = (await read(bianca, other.uuid)).mails;
    expect((await send(theirs?.id ?? '')).status).toBe(404);
    await runJobs(server);
    const copies = (await mailsTo(server, deal.email)).filter(({ subject }) =>
      subject.startsWith('Hai firmato'),
    );
    expect(copies).toHaveLength(3);
    const links = copies.map(({ text }) => /\/recesso\/\S+/.exec(text)?.[0]);
    expect(new Set(links).size).toBe(1);
    // A code is never sent again, nor a link to sign a signed deal.
    for (const stale of page.mails.filter(({ isSendableAgain }) => !isSendableAgain))
      expect((await send(stale.id)).status).toBe(409);
    expect(page.mails.filter(({ isSendableAgain }) => !isSendableAgain).length).toBeGreaterThan(1);
  });

  test("withdrawing for a customer is the customer's withdrawal: receipt and refund, once", async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await paidDeal(server);
    const key = newKey();
    const done = await Promise.all([1, 2, 3].map(() => act(bianca, deal.uuid, 'withdraw', { key })));
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await act(bianca, deal.uuid, 'withdraw', { key })).status).toBe(200);
    await runJobs(server);
    const { deal: closed, payments } = await booksOf(server, deal);
    expect(closed.stage).toBe('closed_lost');
    expect(payments.map(({ state }) => state)).toEqual(['refunded']);
    expect((await logOf(server, deal.uuid)).filter((action) => action === 'deal.withdrawn')).toHaveLength(1);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Ricevuta di recesso'))).toHaveLength(1);
    const page = await read(bianca, deal.uuid);
    expect(page.timeline.find(({ text }) => text === 'ha esercitato il recesso')?.actor).toBe('Bianca Neri');
  });

  test('closing as lost ends the payment page and notifies the customer; the deal can no longer be paid', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    const checkout = answer.url.split('/').at(-1) ?? '';
    const body = { action: 'close-lost', key: newKey(), lastAct: 0, reason: 'changed-mind' } as const;
    const closed = await bianca.call(actOnDealCall, body, { uuid: deal.uuid });
    expect(closed.answer.data).toMatchObject({ stage: 'closed_lost' });
    expect((await bianca.call(actOnDealCall, body, { uuid: deal.uuid })).status).toBe(200);
    await payWith(server, checkout);
    await runJobs(server);
    const books = await booksOf(server, deal);
    expect(books.payments).toEqual([]);
    expect(books.sessions.map(({ state }) => state)).toEqual(['expired']);
    expect((await askToPay(server, deal)).status).toBe(404);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('Abbiamo chiuso l’acquisto')]);
    const [line] = await server.db
      .select()
      .from(dealHistory)
      .where(and(eq(dealHistory.dealUuid, deal.uuid), eq(dealHistory.event, 'closed-by-desk')));
    const [stored] = await server.db.select().from(caseHistory).where(eq(caseHistory.caseId, deal.uuid));
    expect(line?.cause).toBe(`desk ${stored?.key}`);
    const closingLine = closed.answer.data.timeline.find(({ kind }) => kind === 'desk');
    expect(closingLine).toMatchObject({ actor: 'Bianca Neri', detail: 'Ha cambiato idea' });
  });

  test('a deal is not closed while its payment page cannot be ended', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    await askToPay(server, deal);
    await server.parts.cardSandbox?.close();
    const body = { action: 'close-lost', key: newKey(), lastAct: 0, reason: 'changed-mind' } as const;
    const refused = await bianca.call(actOnDealCall, body, { uuid: deal.uuid });
    expect(refused.problem).toMatchObject({ status: 502, code: 'card-provider-unavailable' });
    expect((await booksOf(server, deal)).deal.stage).toBe('pay_intent');
  });

  test('a customer who paid a moment before keeps the purchase', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    const { answer } = await askToPay(server, deal);
    await payWith(server, answer.url.split('/').at(-1) ?? '');
    const body = { action: 'close-lost', key: newKey(), lastAct: 0, reason: 'changed-mind' } as const;
    const closed = await bianca.call(actOnDealCall, body, { uuid: deal.uuid });
    expect(closed.problem?.code).toBe('DealMovedOn');
    expect((await booksOf(server, deal)).payments.map(({ state }) => state)).toEqual(['received']);
  });
});

const change = (
  browser: Browser,
  uuid: DealUuid,
  changes: Record<string, { from: string; to: string }>,
  key = newKey(),
) => browser.call(correctDealAtDeskCall, { key, changes }, { uuid });

describe('a correction at the desk', () => {
  test('a correction changes a street with the rules of the site; the customer sees it and gets a mail', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await openDealOf(server, 'pet', 'ada@example.it');
    const { answers } = (await bianca.call(dealAnswersCall, undefined, { uuid: deal.uuid })).answer;
    expect(answers).toEqual({
      ...fido,
      firstname: 'Ada',
      lastname: 'D’Angelo',
      email: 'ada@example.it',
      phone: '+393331234567',
      date_of_birth: '1990-03-27',
      placeOfBirth: 'Roma',
      districtOfBirth: 'RM',
      street: 'Via Roma',
      streetNumber: '12A',
      city: 'Milano',
      postalCode: '20121',
      district: 'MI',
      gender: 'F',
      taxCode: deal.profile.taxCode,
    });
    const street = { from: String(answers['street']), to: 'Via Garibaldi' };
    const key = newKey();
    expect((await change(bianca, deal.uuid, { street }, key)).status).toBe(200);
    expect((await change(bianca, deal.uuid, { street }, key)).status).toBe(200);
    const seen = await server.call(dealByUuidCall, { params: { uuid: deal.address } });
    expect(seen.answer.data.buyer?.profile.address).toContain('Via Garibaldi');
    await runJobs(server);
    const mails = await mailsTo(server, deal.email);
    expect(mails.map(({ text }) => text).join()).toContain('Via o piazza');
    expect(mails.filter(({ subject }) => subject.includes('corretto'))).toHaveLength(1);
    const [done] = await server.db.select({ details: caseHistory.details }).from(caseHistory);
    expect(done?.details).toEqual({ fields: ['street'], labels: ['Via o piazza'] });
    // Correcting a value to itself sends no mail.
    expect(
      (await change(bianca, deal.uuid, { street: { from: 'Via Garibaldi', to: 'Via Garibaldi' } })).status,
    ).toBe(200);
    await runJobs(server);
    expect(await mailsTo(server, deal.email)).toHaveLength(mails.length);
    expect(await logOf(server, deal.uuid)).toEqual([
      'personal-data.shown',
      'deal.corrected',
      'deal.corrected',
    ]);
    const wrong = await change(bianca, deal.uuid, {
      postalCode: { from: String(answers['postalCode']), to: '1' },
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.problem?.fields ?? {})).toEqual(['postalCode']);
  });

  test('a correction merges changes of other fields, and names conflicting ones', async () => {
    await using server = await openDesk();
    const [bianca, carlo] = [await consultant(server), await consultant(server, 'Carlo Verdi')];
    const deal = await openDealOf(server, 'pet', 'ada@example.it');
    const { answers } = (await bianca.call(dealAnswersCall, undefined, { uuid: deal.uuid })).answer;
    const street = String(answers['street']);
    await change(bianca, deal.uuid, { street: { from: street, to: 'Via Garibaldi' } });
    const number = { from: String(answers['streetNumber']), to: '99' };
    expect((await change(carlo, deal.uuid, { streetNumber: number })).status).toBe(200);
    const collides = await change(carlo, deal.uuid, { street: { from: street, to: 'Via Mazzini' } });
    expect(collides.problem?.code).toBe('DealDataChanged');
    expect(Object.keys(collides.problem?.fields ?? {})).toEqual(['street']);
    const page = await read(bianca, deal.uuid);
    expect(page.buyer.facts.find(({ label }) => label === 'Indirizzo')?.value).toBe('Via Garibaldi, 99');
  });

  test('a correction gives no consent, decides nothing, and is impossible after the payment', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    const consent = await bianca.call(
      correctDealAtDeskCall,
      { key: newKey(), changes: { marketing: { from: null, to: true } } },
      { uuid: deal.uuid },
    );
    expect(consent.status).toBe(422);
    const begun = await bianca.call(dealAnswersCall, undefined, { uuid: deal.uuid });
    expect(begun.answer.answers).toMatchObject({ petName: null, firstname: deal.firstName });
    // The questions of a product no longer sold are unknown.
    const old = await dealToPay(server);
    await server.db.update(deals).set({ productKey: 'parapendio' }).where(eq(deals.uuid, old.uuid));
    const none = await bianca.call(dealAnswersCall, undefined, { uuid: old.uuid });
    expect(none.answer.answers).toEqual({});
    const paid = await paidDeal(server);
    expect((await bianca.call(dealAnswersCall, undefined, { uuid: paid.uuid })).problem?.code).toBe(
      'DealMovedOn',
    );
    const late = await change(bianca, paid.uuid, { street: { from: 'Via Roma', to: 'Via Garibaldi' } });
    expect(late.problem?.code).toBe('DealMovedOn');
  });
});

const due = async (browser: Browser) => (await browser.call(ownTasksCall)).answer.data.length;

describe('notes and tasks', () => {
  test('the second editor of the same note sees both versions, and nothing is lost', async () => {
    await using server = await openDesk();
    const [bianca, carlo] = [await consultant(server), await consultant(server, 'Carlo Verdi')];
    const { uuid } = await dealToPay(server);
    const key = newKey();
    const write = () => bianca.call(noteOnDealCall, { key, text: 'Vuole pagare a rate' }, { uuid });
    await write();
    const { notes } = (await write()).answer.data;
    expect(notes).toHaveLength(1);
    const noteId = notes[0]?.id ?? '';
    const edit = (browser: Browser, version: number, text: string) =>
      browser.call(editDealNoteCall, { version, text }, { uuid, noteId });
    expect((await edit(bianca, 1, 'Vuole pagare a rate: spiegato che non si può')).status).toBe(200);
    const second = await edit(carlo, 1, 'Vuole pagare con la carta della moglie');
    expect({ status: second.status, code: second.problem?.code }).toEqual({
      status: 409,
      code: 'NoteChanged',
    });
    const merged = await edit(carlo, 2, 'Tutte e due');
    expect(merged.answer.data.notes[0]).toMatchObject({
      version: 3,
      text: 'Tutte e due',
      author: 'Carlo Verdi',
      earlier: [
        { version: 2, text: 'Vuole pagare a rate: spiegato che non si può', author: 'Bianca Neri' },
        { version: 1, text: 'Vuole pagare a rate' },
      ],
    });
    expect(await server.db.$count(caseNotes)).toBe(3);
    // Pressed twice, with the version read before.
    expect((await edit(carlo, 2, 'Tutte e due')).status).toBe(200);
    const details = await server.db
      .select({ action: deskLog.action, details: deskLog.details })
      .from(deskLog)
      .where(and(eq(deskLog.subject, `deal ${uuid}`), isNotPageView))
      .orderBy(asc(deskLog.number));
    expect(details).toEqual([
      { action: 'deal.note', details: JSON.stringify({ note: noteId }) },
      { action: 'deal.note-edited', details: JSON.stringify({ note: noteId, version: 2 }) },
      { action: 'deal.note-edited', details: JSON.stringify({ note: noteId, version: 3 }) },
    ]);
  });

  test('editing a note changes only that note, and only through its own deal', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const { uuid } = await dealToPay(server);
    const other = await dealToPay(server);
    const write = async (text: string) =>
      (await bianca.call(noteOnDealCall, { key: newKey(), text }, { uuid })).answer.data.notes;
    await write('Prima');
    server.setNow(new Date(now.getTime() + 1000));
    const [first, second] = await write('Seconda');
    const edit = (noteId: string, text: string, of = uuid) =>
      bianca.call(editDealNoteCall, { version: 1, text }, { uuid: of, noteId: noteId as NoteId });
    expect((await edit(second?.id ?? '', 'Altra', other.uuid)).status).toBe(404);
    expect((await edit(randomUUID(), 'Altra')).status).toBe(404);
    const edited = await edit(second?.id ?? '', 'Altra');
    expect(edited.answer.data.notes.map(({ id, version, text }) => [id, version, text])).toEqual([
      [first?.id, 1, 'Prima'],
      [second?.id, 2, 'Altra'],
    ]);
    // The text of the other note does not count: this is a change of the first.
    expect((await edit(first?.id ?? '', 'Altra')).answer.data.notes[0]).toMatchObject({ version: 2 });
  });

  test('open desks hear of every change', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const { uuid } = await dealToPay(server);
    const assigneeId = (await bianca.call(staffSessionCall)).answer.id;
    const events: DeskEvent[] = [];
    const notices = openDeskNotices(server.databaseUrl, server.parts.log);
    onTestFinished(() => notices.close());
    const hears = (kind: DeskEvent['kind']) =>
      new Promise<void>((resolve) => {
        notices.hear((event) => {
          if (event.kind === kind) resolve();
        });
      });
    notices.hear((event) => events.push(event));
    await hears('catch-up');
    const { notes } = (await bianca.call(noteOnDealCall, { key: newKey(), text: 'Prima' }, { uuid })).answer
      .data;
    await bianca.call(
      editDealNoteCall,
      { version: 1, text: 'Seconda' },
      { uuid, noteId: notes[0]?.id ?? '' },
    );
    const task = { key: newKey(), text: 'Richiamare', day: '2026-11-16', assigneeId };
    const { tasks } = (await bianca.call(addDealTaskCall, task, { uuid })).answer.data;
    await bianca.call(finishDealTaskCall, { isDone: true }, { uuid, taskId: tasks[0]?.id ?? '' });
    await act(bianca, uuid, 'send-payment-link');
    const isOver = hears('payment');
    await notifyDesks(server.db, { kind: 'payment' });
    await isOver;
    expect(events.filter(({ kind }) => kind === 'deal')).toEqual(
      Array.from({ length: 5 }, () => ({ kind: 'deal', uuid, version: 1 })),
    );
  });

  test("the desk's acts and notes are exported to the person they are about, and their words are deleted with the person", async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const [mine, same, other] = [await dealToPay(server), await dealToPay(server), await dealToPay(server)];
    const assigneeId = (await bianca.call(staffSessionCall)).answer.id;
    const leave = async ({ uuid }: { uuid: DealUuid }, text: string) => {
      await bianca.call(noteOnDealCall, { key: newKey(), text }, { uuid });
      await bianca.call(addDealTaskCall, { key: newKey(), text, day: '2026-11-20', assigneeId }, { uuid });
      await act(bianca, uuid, text === 'uno' ? 'send-payment-link' : 'new-link');
    };
    await leave(mine, 'uno');
    server.setNow(new Date(now.getTime() + 1000));
    await leave(mine, 'due');
    await leave(same, 'tre');
    await leave(other, 'quattro');
    const at = now;
    const later = new Date(now.getTime() + 1000);
    const of = await deskWorkOn(server.db, [mine.uuid, same.uuid]);
    expect(of(mine.uuid)).toEqual({
      deskActs: [
        { action: 'send-payment-link', at },
        { action: 'new-link', at: later },
      ],
      deskNotes: [
        { text: 'uno', at },
        { text: 'due', at: later },
      ],
      deskTasks: [
        { text: 'uno', day: '2026-11-20', doneAt: null },
        { text: 'due', day: '2026-11-20', doneAt: null },
      ],
    });
    expect(of(same.uuid).deskNotes).toEqual([{ text: 'tre', at: later }]);
    expect(of(other.uuid)).toEqual({ deskActs: [], deskNotes: [], deskTasks: [] });
    await server.db.transaction((tx) => forgetDeskNotes(tx, [mine.uuid, same.uuid]));
    const page = await read(bianca, mine.uuid);
    expect({ notes: page.notes, tasks: page.tasks }).toEqual({ notes: [], tasks: [] });
    const left = await read(bianca, other.uuid);
    expect(left.notes).toHaveLength(1);
    expect(left.tasks).toHaveLength(1);
  });

  test('staff who work on deals get the colleagues to whom they can assign tasks', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    await atDesk(server, 'consulente', 'Carlo Verdi');
    await atDesk(server, 'revisore', 'Rina Viola');
    const { browser: rita } = await atDesk(server, 'responsabile', 'Rita Bruni');
    const namesFor = async () =>
      (await bianca.call(dealPeopleCall)).answer.data.map(({ lastName }) => lastName).toSorted();
    expect(await namesFor()).toEqual(['Bruni', 'Neri', 'Verdi']);
    const { data } = (await rita.call(colleaguesCall)).answer;
    const id = data.find(({ lastName }) => lastName === 'Verdi')?.id ?? '';
    await rita.call(changeColleagueCall, { isDisabled: true }, { id });
    expect(await namesFor()).toEqual(['Bruni', 'Neri']);
  });

  test('a task is shown to its assignee from its day on, and can be done', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const verdi = await atDesk(server, 'consulente', 'Carlo Verdi');
    const { uuid } = await dealToPay(server);
    const assigneeId = (await verdi.browser.call(staffSessionCall)).answer.id;
    const own = (await bianca.call(staffSessionCall)).answer.id;
    const task = { key: newKey(), text: 'Richiamare per la targa', day: '2026-11-18', assigneeId };
    const add = (given: object = {}) => bianca.call(addDealTaskCall, { ...task, ...given }, { uuid });
    await add();
    const { tasks } = (await add()).answer.data;
    expect(tasks).toMatchObject([{ text: task.text, assignee: { name: 'Carlo Verdi' }, doneAt: null }]);
    const faultOf = async (day: string) => (await add({ key: newKey(), day })).problem?.fields;
    expect(await faultOf('2026-11-15')).toEqual({ day: 'Scegli oggi o un giorno futuro.' });
    expect(await faultOf('2028-11-16')).toEqual({ day: 'Scegli un giorno nei prossimi due anni.' });
    const [yearsAhead, today] = [
      { key: newKey(), day: '2028-11-15' },
      { key: newKey(), day: '2026-11-16' },
    ];
    expect((await add(yearsAhead)).status).toBe(200);
    expect((await add({ ...today, assigneeId: own })).status).toBe(200);
    expect(await due(bianca)).toBe(1);
    await server.db.delete(dealTasks).where(ne(dealTasks.day, isoDate(task.day)));
    const { browser: rina } = await atDesk(server, 'revisore', 'Rina Viola');
    const reader = (await rina.call(staffSessionCall)).answer.id;
    const refused = { assigneeId: 'Scegli chi può seguire le pratiche.' };
    const faultTo = async (to: string) => (await add({ key: newKey(), assigneeId: to })).problem?.fields;
    expect(await faultTo(reader)).toEqual(refused);
    expect(await faultTo(randomUUID())).toEqual(refused);
    const left = (await (await consultant(server, 'Lea Blu')).call(staffSessionCall)).answer.id;
    await server.db.update(staffMembers).set({ disabledAt: now }).where(eq(staffMembers.id, left));
    expect(await faultTo(left)).toEqual(refused);
    expect(await due(verdi.browser)).toBe(0);
    expect(await due(bianca)).toBe(0);
    server.setNow(daysLater(1.9));
    const carlo = await signInAgainAtDesk(server, verdi);
    expect(await due(carlo)).toBe(1);
    expect(await due(await consultant(server))).toBe(0);
    const taskId = tasks[0]?.id ?? '';
    const finish = (isDone: boolean, of = uuid) =>
      carlo.call(finishDealTaskCall, { isDone }, { uuid: of, taskId });
    expect((await finish(true, (await dealToPay(server)).uuid)).status).toBe(404);
    expect(await due(carlo)).toBe(1);
    await finish(true);
    const done = await finish(true);
    expect(done.answer.data.tasks[0]).toMatchObject({ doneBy: 'Carlo Verdi' });
    expect(await due(carlo)).toBe(0);
    const reopened = await finish(false);
    expect(reopened.answer.data.tasks[0]).toMatchObject({ doneAt: null, doneBy: null });
    expect(await due(carlo)).toBe(1);
    expect((await logOf(server, uuid)).slice(-3)).toEqual([
      'deal.task',
      'deal.task-done',
      'deal.task-reopened',
    ]);
  });
});
