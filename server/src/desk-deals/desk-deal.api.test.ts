import { randomUUID } from 'node:crypto';
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
} from '@riparo/domain/contract/desk-deal-calls.ts';
import { dealByUuidCall } from '@riparo/domain/contract/deal-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/contract/liability-calls.ts';
import {
  changeColleagueCall,
  colleaguesCall,
  dealPeopleCall,
  staffSessionCall,
} from '@riparo/domain/contract/staff-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/purchase/liability.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { submissionKeySchema } from '@riparo/domain/values/ids.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cookiesOf, mailsTo } from '../../test/account-holder.ts';
import { mailedToken, paidDeal, payFor, signatureOf, signFor } from '../../test/after-purchase.ts';
import type { Browser } from '../../test/browser.ts';
import { buyLiability, buySkiSeason, openDealOf } from '../../test/contracts.ts';
import { askToPay, booksOf, dealToPay, payWith, runJobs } from '../../test/deals.ts';
import { atDesk, entersAgain } from '../../test/desk.ts';
import { ada } from '../../test/purchases.ts';
import { testServer, type TestServer } from '../../test/test-server.ts';
import { dealHistory, deals } from '../deals/tables.ts';
import { deskLog } from '../desk-log/tables.ts';
import { mailMessages } from '../mail/tables.ts';
import { refunds } from '../payments/refund-tables.ts';
import { dealActs, dealNoteVersions } from './tables.ts';

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
      .where(eq(deskLog.subject, `deal ${uuid}`))
      .orderBy(asc(deskLog.number))
  ).map(({ action }) => action);
const templatesAbout = async (server: TestServer, uuid: DealUuid) =>
  (
    await server.db
      .select({ template: mailMessages.template })
      .from(mailMessages)
      .where(eq(mailMessages.dealUuid, uuid))
      .orderBy(asc(mailMessages.createdAt))
  ).map(({ template }) => template);

describe('the page of a deal', () => {
  test('has people, price, consents with their texts, documents, payments, mails and one timeline', async () => {
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
    const told = page.timeline.map(({ actor, text }) => `${actor} ${text}`);
    for (const line of [
      'Cliente ha aperto la pratica',
      'Riparo ha confermato il pagamento',
      'Cliente ha firmato i documenti',
      'Riparo ha sigillato la copia firmata',
      'Riparo ha mandato «Il codice per firmare»',
    ])
      expect(told).toContain(line);
    const moments = page.timeline.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(JSON.stringify(page)).not.toContain(deal.profile.taxCode);
  });

  test('tells what was given back, and what is to be done, from the first to the last', async () => {
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
    const page = await read(bianca, deal.uuid);
    expect(page.payments[0]?.refunds.map(({ amountCents }) => amountCents)).toEqual([1_00, 2_00, 3_00]);
    expect(page.tasks.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  });

  test('of ski and of what is signed first says the same of them', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const ski = await buySkiSeason(server, 'neve@example.it');
    const family = await read(bianca, ski.uuid);
    expect(family.insured.length).toBeGreaterThan(1);
    expect(family.price.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Scelta', 'Prezzo senza sconto', 'Prezzo', 'Tariffa']),
    );
    expect(family.consents.lines.every(({ text }) => text.includes(' '))).toBe(true);
    expect(family.documents.map(({ title }) => title).join()).toContain('Certificato di');
    for (const { path } of family.documents)
      expect((await fileAt(server, bianca, path)).statusCode).toBe(200);
    const liability = await buyLiability(server, 'terzi@example.it');
    const page = await read(bianca, liability.uuid);
    expect(page).toMatchObject({ order: 'sign-first', stage: 'paid' });
    expect(page.timeline.map(({ text }) => text)).toContain('ha mandato il link per pagare');
  });

  test('of somebody who was forgotten is there for whoever answers to the law alone', async () => {
    await using server = await openDesk();
    const deal = await paidDeal(server);
    await server.db.update(deals).set({ erasureAskedAt: now }).where(eq(deals.uuid, deal.uuid));
    const status = async (role: 'consulente' | 'responsabile' | 'revisore') =>
      (await (await atDesk(server, role)).browser.call(deskDealCall, undefined, { uuid: deal.uuid })).status;
    expect([await status('consulente'), await status('responsabile'), await status('revisore')]).toEqual([
      404, 200, 200,
    ]);
  });

  test('shows what is hidden, papers and mails to whoever asks, and the log says who', async () => {
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
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
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
    // A mail of another deal is not read through this one.
    const other = await paidDeal(server);
    const [theirs] = (await read(bianca, other.uuid)).mails;
    const wrong = await bianca.call(dealMailCall, undefined, { ...params, mailId: theirs?.id ?? '' });
    expect(wrong.status).toBe(404);
  });
});

describe('what is done with a deal', () => {
  test('is done once for a key, and not again unseen; the mail leaves, the log says it', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    const key = newKey();
    const twice = await Promise.all([
      act(bianca, deal.uuid, 'send-payment-link', { key }),
      act(bianca, deal.uuid, 'send-payment-link', { key }),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    // Another tab, which has not seen it.
    const unseen = await act(bianca, deal.uuid, 'send-payment-link');
    expect([unseen.status, unseen.problem?.code]).toEqual([409, 'DealActDone']);
    const { lastAct } = await read(bianca, deal.uuid);
    expect((await act(bianca, deal.uuid, 'send-payment-link', { lastAct })).status).toBe(200);
    expect(await server.db.$count(dealActs)).toBe(2);
    expect(await templatesAbout(server, deal.uuid)).toEqual(['payment-link', 'payment-link']);
    expect(await logOf(server, deal.uuid)).toEqual(['deal.payment-link-sent', 'deal.payment-link-sent']);
    await runJobs(server);
    const [mail] = await mailsTo(server, deal.email);
    expect(mail?.text).toContain(deal.uuid);
  });

  test('is what the table says, whoever asks for more', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    const refused = await act(bianca, deal.uuid, 'withdraw');
    expect([refused.status, refused.problem?.code]).toEqual([409, 'DealMovedOn']);
    const { browser: rina } = await atDesk(server, 'revisore', 'Rina Viola');
    expect((await act(rina, deal.uuid, 'send-payment-link')).status).toBe(403);
    expect((await read(rina, deal.uuid)).actions).toEqual([]);
    expect(await server.db.$count(dealActs)).toBe(0);
  });

  test('a new link works for thirty days from now, before paying and before signing', async () => {
    await using server = await openDesk();
    const deal = await dealToPay(server);
    const unsigned = await paidDeal(server);
    server.setNow(daysLater(20));
    const bianca = await consultant(server);
    await act(bianca, deal.uuid, 'new-link');
    expect((await read(bianca, deal.uuid)).expiresAt).toBe(daysLater(50).toISOString());
    expect((await act(bianca, unsigned.uuid, 'new-link')).status).toBe(200);
    await runJobs(server);
    expect(await templatesAbout(server, unsigned.uuid)).toEqual(['documents-to-sign', 'documents-to-sign']);
    // The first one would have ended on the thirtieth.
    const token = await mailedToken(server, unsigned.email, 'firma');
    const stateOn = async (day: number) => {
      server.setNow(daysLater(day));
      return (await signatureOf(server, token)).state;
    };
    expect([await stateOn(49), await stateOn(51)]).toEqual(['to-sign', 'expired']);
  });

  test('a new link to sign what is paid later also gives the time to pay', async () => {
    await using server = await openDesk();
    const deal = await openDealOf(server, 'rc-terzi-10', 'terzi@example.it');
    const body = liabilityPurchaseOf('rc-terzi-10', { ...ada, email: deal.email });
    await server.call(purchaseLiabilityCall, { body, params: { uuid: deal.uuid } });
    await runJobs(server);
    server.setNow(daysLater(20));
    const bianca = await consultant(server);
    expect((await act(bianca, deal.uuid, 'new-link')).status).toBe(200);
    expect(await read(bianca, deal.uuid)).toMatchObject({
      stage: 'documentation_send',
      expiresAt: daysLater(50).toISOString(),
    });
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
    await runJobs(server);
    const copies = (await mailsTo(server, deal.email)).filter(({ subject }) =>
      subject.startsWith('Hai firmato'),
    );
    expect(copies).toHaveLength(3);
    const links = copies.map(({ text }) => /\/recesso\/\S+/.exec(text)?.[0]);
    expect(new Set(links).size).toBe(1);
    // A code is never sent again, nor a link to sign what is signed.
    for (const stale of page.mails.filter(({ isSendableAgain }) => !isSendableAgain))
      expect((await send(stale.id)).status).toBe(409);
    expect(page.mails.filter(({ isSendableAgain }) => !isSendableAgain).length).toBeGreaterThan(1);
  });

  test('withdrawing for a customer is their withdrawal: receipt, refund, once', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await paidDeal(server);
    const key = newKey();
    const done = await Promise.all([1, 2, 3].map(() => act(bianca, deal.uuid, 'withdraw', { key })));
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    await runJobs(server);
    const { deal: closed, payments } = await booksOf(server, deal);
    expect([closed.stage, payments.map(({ state }) => state)]).toEqual(['closed_lost', ['refunded']]);
    expect((await logOf(server, deal.uuid)).filter((action) => action === 'deal.withdrawn')).toHaveLength(1);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Ricevuta di recesso'))).toHaveLength(1);
    const page = await read(bianca, deal.uuid);
    expect(page.timeline.find(({ text }) => text === 'ha esercitato il recesso')?.actor).toBe('Bianca Neri');
  });

  test('closing as lost ends the page to pay on, and tells the customer; nothing can be paid any more', async () => {
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
    expect((await booksOf(server, deal)).payments).toEqual([]);
    expect((await askToPay(server, deal)).status).toBe(404);
    const subjects = (await mailsTo(server, deal.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('Abbiamo chiuso l’acquisto')]);
    const [line] = await server.db
      .select()
      .from(dealHistory)
      .where(and(eq(dealHistory.dealUuid, deal.uuid), eq(dealHistory.event, 'closed-by-desk')));
    expect(line?.cause).toBe(`desk ${body.key}`);
    const told = closed.answer.data.timeline.find(({ kind }) => kind === 'desk');
    expect(told).toMatchObject({ actor: 'Bianca Neri', detail: 'Ha cambiato idea' });
  });

  test('who paid a moment before keeps what they bought', async () => {
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
  test('changes a street with the rules of the site; the customer sees it and is told', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await openDealOf(server, 'pet', 'ada@example.it');
    const { answers } = (await bianca.call(dealAnswersCall, undefined, { uuid: deal.uuid })).answer;
    expect(answers['taxCode']).toBe(deal.profile.taxCode);
    const street = { from: String(answers['street']), to: 'Via Garibaldi' };
    const key = newKey();
    expect((await change(bianca, deal.uuid, { street }, key)).status).toBe(200);
    expect((await change(bianca, deal.uuid, { street }, key)).status).toBe(200);
    const seen = await server.call(dealByUuidCall, { params: { uuid: deal.uuid } });
    expect(seen.answer.data.buyer?.profile.address).toContain('Via Garibaldi');
    await runJobs(server);
    const mails = await mailsTo(server, deal.email);
    expect(mails.map(({ text }) => text).join()).toContain('Via o piazza');
    expect(mails.filter(({ subject }) => subject.includes('corretto'))).toHaveLength(1);
    expect(await logOf(server, deal.uuid)).toEqual(['personal-data.shown', 'deal.corrected']);
    const wrong = await change(bianca, deal.uuid, {
      postalCode: { from: String(answers['postalCode']), to: '1' },
    });
    expect([wrong.status, Object.keys(wrong.problem?.fields ?? {})]).toEqual([422, ['postalCode']]);
  });

  test('merges what does not collide, and names what does', async () => {
    await using server = await openDesk();
    const [bianca, carlo] = [await consultant(server), await consultant(server, 'Carlo Verdi')];
    const deal = await openDealOf(server, 'pet', 'ada@example.it');
    const { answers } = (await bianca.call(dealAnswersCall, undefined, { uuid: deal.uuid })).answer;
    const street = String(answers['street']);
    await change(bianca, deal.uuid, { street: { from: street, to: 'Via Garibaldi' } });
    const number = { from: String(answers['streetNumber']), to: '99' };
    expect((await change(carlo, deal.uuid, { streetNumber: number })).status).toBe(200);
    const collides = await change(carlo, deal.uuid, { street: { from: street, to: 'Via Mazzini' } });
    expect([collides.problem?.code, Object.keys(collides.problem?.fields ?? {})]).toEqual([
      'DealDataChanged',
      ['street'],
    ]);
    const page = await read(bianca, deal.uuid);
    expect(page.buyer.facts.find(({ label }) => label === 'Indirizzo')?.value).toBe('Via Garibaldi, 99');
  });

  test('gives no consent, decides nothing, and ends with the payment', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const deal = await dealToPay(server);
    const consent = await bianca.call(
      correctDealAtDeskCall,
      { key: newKey(), changes: { marketing: { from: null, to: true } } },
      { uuid: deal.uuid },
    );
    expect(consent.status).toBe(422);
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
  test('two who edit the same note: the second sees both versions, and nothing is lost', async () => {
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
    expect([second.status, second.problem?.code]).toEqual([409, 'NoteChanged']);
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
    expect(await server.db.$count(dealNoteVersions)).toBe(3);
  });

  test('fifty edits of the same version at once: one is written, the others see it', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const { uuid } = await dealToPay(server);
    const { notes } = (await bianca.call(noteOnDealCall, { key: newKey(), text: 'Prima' }, { uuid })).answer
      .data;
    const params = { uuid, noteId: notes[0]?.id ?? '' };
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        bianca.call(editDealNoteCall, { version: 1, text: `Testo ${place}` }, params),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  test('whoever follows deals knows to whom they may give something to do', async () => {
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

  test('a task is shown to whoever has to do it from its day on, and is done', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const verdi = await atDesk(server, 'consulente', 'Carlo Verdi');
    const { uuid } = await dealToPay(server);
    const assigneeId = (await verdi.browser.call(staffSessionCall)).answer.id;
    const task = { key: newKey(), text: 'Richiamare per la targa', day: '2026-11-18', assigneeId };
    const add = (given: object = {}) => bianca.call(addDealTaskCall, { ...task, ...given }, { uuid });
    await add();
    const { tasks } = (await add()).answer.data;
    expect(tasks).toMatchObject([{ text: task.text, assignee: { name: 'Carlo Verdi' }, doneAt: null }]);
    expect((await add({ key: newKey(), day: '2026-11-15' })).problem?.fields).toHaveProperty('day');
    const { browser: rina } = await atDesk(server, 'revisore', 'Rina Viola');
    const reader = (await rina.call(staffSessionCall)).answer.id;
    expect((await add({ key: newKey(), assigneeId: reader })).problem?.fields).toHaveProperty('assigneeId');
    expect([await due(verdi.browser), await due(bianca)]).toEqual([0, 0]);
    server.setNow(daysLater(1.9));
    const carlo = await entersAgain(server, verdi);
    expect([await due(carlo), await due(await consultant(server))]).toEqual([1, 0]);
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
    expect(await logOf(server, uuid)).toEqual(['deal.task', 'deal.task-done', 'deal.task-reopened']);
  });
});
