import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { deleteAccountCall } from '@riparo/domain/people/account/account-calls.ts';
import { claimCall, givePaperCall, writeToDeskCall } from '@riparo/domain/care/claims/claim-calls.ts';
import {
  actOnClaimCall,
  answerClaimantCall,
  type DeskClaim,
  deskClaimCall,
  deskClaimsCall,
  editClaimNoteCall,
  mailClaimantAgainCall,
  noteOnClaimCall,
  seePaperCall,
  showClaimDataCall,
} from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { takeRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo, password, signedInHolder } from '../../../test/account-holder.ts';
import { isNotPageView } from '../../../test/desk-log.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import type { Browser } from '../../../test/browser.ts';
import {
  beginClaim,
  dogAnswers,
  newKey,
  readClaim,
  type Reported,
  reportedClaim,
  reportedOf,
  saveAnswers,
  submit,
} from '../../../test/claims.ts';
import { runJobs } from '../../../test/deals.ts';
import { atDesk, signInAgainAtDesk } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from '../../buy/deals/tables.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { uuidInToken } from '../../platform/settings/secrets/link-token.ts';
import { remindOfPapers } from './remind-of-papers.ts';
import { caseNotes } from '../casework/tables.ts';
import { claimMessages, claimPromises, claims } from './tables.ts';

// A Tuesday.
const now = new Date('2026-11-17T10:00:00Z');
const at = (moment: string) => new Date(`2026-11-${moment}:00Z`);

type Act = BodyOf<typeof actOnClaimCall>;
type Wanted = Act extends infer Each ? (Each extends Act ? Omit<Each, 'key' | 'version'> : never) : never;

const read = async (browser: Browser, id: string): Promise<DeskClaim> =>
  (await browser.call(deskClaimCall, undefined, { id })).answer.data;

const listed = async (browser: Browser) =>
  (await browser.call(deskClaimsCall)).answer.data.map(({ id }) => id);

/** With the current version, unless another one is given. */
async function act(browser: Browser, id: string, wanted: Wanted, readVersion?: number) {
  const version = readVersion ?? (await read(browser, id)).version;
  return browser.call(actOnClaimCall, { ...wanted, key: newKey(), version } as Act, { id });
}

const invoice = { kind: 'file', title: 'La fattura del veterinario', hint: 'Intera' } as const;
const askInvoice: Wanted = { action: 'ask-papers', papers: [invoice], again: [] };

const give = (server: TestServer, { token }: Reported, paperId: string, body = {}) =>
  server.call(givePaperCall, { params: { token, paperId }, body });

const subjects = async (server: TestServer, email: string) => {
  await runJobs(server);
  return (await mailsTo(server, email)).map(({ subject }) => subject.split(':')[0]).toReversed();
};

const loggedActions = async (server: TestServer, id: string) =>
  (
    await server.db
      .select({ action: deskLog.action })
      .from(deskLog)
      .where(and(eq(deskLog.subject, `claim ${id}`), isNotPageView))
      .orderBy(asc(deskLog.number))
  ).map(({ action }) => action);

test('the desk shows next to an amount what one colleague may pay and what the policy has already paid for the same event', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'consulente');
  const first = await reportedClaim(server);
  expect((await read(browser, first.id)).limits).toEqual({
    onePersonCents: 100_000,
    paidBeforeCents: 0,
    paidBefore: 0,
  });
  await act(browser, first.id, { action: 'hand-over', reference: '' });
  await act(browser, first.id, { action: 'accept', amountCents: 72_000, reason: 'L’80% della fattura.' });
  await act(browser, first.id, { action: 'pay', amountCents: 72_000 });
  const second = await reportedOf(server, first.deal);
  expect((await read(browser, second)).limits).toMatchObject({ paidBeforeCents: 72_000, paidBefore: 1 });
  const other = await reportedOf(server, first.deal, { ...dogAnswers, what: 'vet-visit' });
  expect((await read(browser, other)).limits).toMatchObject({ onePersonCents: 25_000, paidBefore: 0 });
});

test('from the report to the payment, each update is mailed as a link, meets its promise, is logged and moves the queue', async () => {
  await using server = await testServer({ now });
  const bianca = await atDesk(server, 'consulente');
  const { browser } = bianca;
  const claim = await reportedClaim(server);
  const first = await read(browser, claim.id);
  expect(first).toMatchObject({
    number: claim.number,
    state: 'received',
    report: {
      guarantee: 'Interventi chirurgici',
      happenedOn: '2026-11-05',
      iban: 'IT60\u00a0••••\u00a03456',
    },
    actions: ['ask-papers', 'hand-over', 'close'],
    mayWrite: true,
  });
  expect(first.terms?.guarantees.filter(({ isThis }) => isThis)).toMatchObject([
    { name: 'Interventi chirurgici' },
  ]);
  expect(first.templates.map(({ key }) => key).slice(0, 2)).toEqual(['vet-invoice', 'vet-report']);

  server.setNow(at('18T09:00'));
  const handed = await act(await signInAgainAtDesk(server, bianca), claim.id, {
    action: 'hand-over',
    reference: 'C-77/2026',
  });
  expect(handed.answer.data).toMatchObject({
    state: 'with-insurer',
    insurerReference: 'C-77/2026',
    nextWordBy: '2026-11-25T18:00:00.000Z',
    actions: ['ask-papers', 'accept', 'refuse', 'close'],
  });
  server.setNow(at('20T09:00'));
  await act(await signInAgainAtDesk(server, bianca), claim.id, {
    action: 'accept',
    amountCents: 72_000,
    reason: 'L’80% della fattura.',
  });
  expect(await readClaim(server, claim.token)).toMatchObject({
    state: 'accepted',
    accepted: { amountCents: 72_000, reason: 'L’80% della fattura.' },
    end: null,
  });
  server.setNow(at('23T09:00'));
  const paid = await act(await signInAgainAtDesk(server, bianca), claim.id, {
    action: 'pay',
    amountCents: 72_000,
  });
  expect(paid.answer.data).toMatchObject({ state: 'paid', nextWordBy: null, actions: [] });

  const seen = await readClaim(server, claim.token);
  expect(seen).toMatchObject({
    state: 'paid',
    end: { reason: 'L’80% della fattura.', amountCents: 72_000, iban: 'IT60\u00a0••••\u00a03456' },
  });
  expect(await subjects(server, claim.deal.email)).toEqual([
    'Abbiamo ricevuto la tua denuncia',
    'Trasmesso alla compagnia',
    'La compagnia ha risposto',
    'Il pagamento è partito',
  ]);
  for (const { text } of await mailsTo(server, claim.deal.email)) {
    // The claim number may contain any digits.
    const wording = text.replaceAll(/SIN-[\dA-F-]+/g, '');
    expect(wording.replaceAll(claim.token, '')).not.toMatch(/palla|720|80%|fattura/);
    expect(text).toContain(`/sinistri/${claim.token}`);
  }
  const [queued] = await server.db.select().from(deskRequests).where(eq(deskRequests.kind, 'claim'));
  expect(queued).toMatchObject({ state: 'done' });
  const promises = await server.db.select().from(claimPromises).orderBy(asc(claimPromises.number));
  expect(promises.map(({ deadline, keptAt }) => keptAt !== null && keptAt <= deadline)).toEqual([
    true,
    true,
    true,
  ]);
  expect(await loggedActions(server, claim.id)).toEqual([
    'claim.submitted',
    'claim.handed-over',
    'claim.accepted',
    'claim.paid',
  ]);
});

/** The invoice and the account: neither has been given yet. */
async function claimWithRequestedDocuments(server: TestServer) {
  const { browser } = await atDesk(server, 'consulente');
  const claim = await reportedClaim(server, {}, { ...dogAnswers, iban: null });
  const account = { kind: 'iban', title: 'L’IBAN', hint: '' } as const;
  const requested = await act(browser, claim.id, {
    action: 'ask-papers',
    papers: [invoice, account],
    again: [],
  });
  return { browser, claim, requested };
}

describe('requested documents', () => {
  test('documents are ticked off while the insurer has the claim, whose state stays, with a text where there is no file', async () => {
    await using server = await testServer({ now });
    const { browser, claim, requested } = await claimWithRequestedDocuments(server);
    const [bill = '', iban = ''] = requested.answer.data.papers.map(({ id }) => id as string);
    const early = await browser.call(seePaperCall, { isRight: true }, { id: claim.id, paperId: bill });
    expect(early.problem.code).toBe('ClaimMovedOn');
    await act(browser, claim.id, { action: 'hand-over', reference: '' });
    const none = await give(server, claim, bill);
    expect(Object.keys(none.problem.fields ?? {})).toEqual(['files']);
    expect((await give(server, claim, iban, { note: 'Lo mando dopo' })).status).toBe(200);
    const last = await give(server, claim, bill, { note: 'L’ha il veterinario' });
    expect(last.answer.data).toMatchObject({ state: 'with-insurer', iban: null });

    const both = await act(browser, claim.id, {
      action: 'ask-papers',
      papers: [{ kind: 'file', title: 'Il referto', hint: '' }],
      again: [{ paperId: bill as never, why: 'Serve intera.' }],
    });
    expect(both.answer.data.papers.map(({ title, state }) => `${title}: ${state}`).toSorted()).toEqual([
      'Il referto: asked',
      'La fattura del veterinario: asked',
      'L’IBAN: given',
    ]);
    const detail = 'Il referto, La fattura del veterinario';
    expect(both.answer.data.timeline[0]).toMatchObject({ detail });
    await act(browser, claim.id, { action: 'close', why: 'not-needed', reason: 'Ci hai scritto tu.' });
    expect((await give(server, claim, bill, { note: 'x' })).problem.code).toBe('ClaimEnded');
    expect((await readClaim(server, claim.token)).stage).toBe('sent');
    expect((await read(browser, claim.id)).end).toEqual({
      at: now.toISOString(),
      reason: 'Ci hai detto che non serve più. Ci hai scritto tu.',
      amountCents: null,
      iban: null,
    });
  });

  test('documents are requested, ticked off one by one, found wrong and requested again', async () => {
    await using server = await testServer({ now });
    const { browser, claim, requested } = await claimWithRequestedDocuments(server);
    expect(requested.answer.data).toMatchObject({
      state: 'papers-asked',
      nextWordBy: '2026-11-24T18:00:00.000Z',
    });
    const [paper, iban] = requested.answer.data.papers;
    expect(await readClaim(server, claim.token)).toMatchObject({
      papers: [
        { title: 'La fattura del veterinario', hint: 'Intera', state: 'asked' },
        { title: 'L’IBAN', hint: null },
      ],
    });

    const missing = await give(server, claim, iban?.id ?? '', { iban: 'IT00' });
    expect(missing.problem.fields).toHaveProperty('iban');
    const withIban = await give(server, claim, iban?.id ?? '', { iban: 'IT60X0542811101000000123456' });
    expect(withIban.answer.data).toMatchObject({ state: 'papers-asked', iban: 'IT60\u00a0••••\u00a03456' });
    const last = await give(server, claim, paper?.id ?? '', { note: 'L’ha il veterinario' });
    // The last document makes it our turn again.
    expect(last.answer.data).toMatchObject({ state: 'received', nextWordBy: '2026-11-19T18:00:00.000Z' });
    expect((await give(server, claim, paper?.id ?? '', { note: 'Di nuovo' })).status).toBe(200);

    await browser.call(seePaperCall, { isRight: true }, { id: claim.id, paperId: iban?.id ?? '' });
    const again = await act(browser, claim.id, {
      action: 'ask-papers',
      papers: [],
      again: [{ paperId: paper?.id as never, why: 'Serve la fattura: il veterinario la manda per e-mail.' }],
    });
    expect(again.answer.data.papers).toMatchObject([
      { title: invoice.title, state: 'asked', times: 2, note: null },
      { title: 'L’IBAN', state: 'seen' },
    ]);
    expect(await subjects(server, claim.deal.email)).toEqual([
      'Abbiamo ricevuto la tua denuncia',
      'Ci serve ancora qualcosa',
      'Ci serve ancora qualcosa',
    ]);
  });

  test('a request for no documents is refused', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const claim = await reportedClaim(server);
    const { status } = await act(browser, claim.id, { action: 'ask-papers', papers: [], again: [] });
    expect(status).toBe(422);
  });

  test('documents of another claim can be neither ticked off nor viewed', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const [one, other] = [await reportedClaim(server), await reportedClaim(server)];
    const requested = await act(browser, one.id, askInvoice);
    const paperId = requested.answer.data.papers[0]?.id ?? '';
    expect((await give(server, other, paperId, { note: 'x' })).status).toBe(404);
    const again = await act(browser, other.id, {
      action: 'ask-papers',
      papers: [],
      again: [{ paperId: paperId as never, why: 'Non si legge.' }],
    });
    expect(again.problem.fields).toEqual({ papers: 'Scegli almeno un documento da chiedere.' });
    await act(browser, other.id, {
      action: 'ask-papers',
      papers: [invoice],
      again: [{ paperId: paperId as never, why: 'Non si legge.' }],
    });
    expect((await read(browser, one.id)).papers).toEqual(requested.answer.data.papers);
    const seen = await browser.call(seePaperCall, { isRight: true }, { id: other.id, paperId });
    expect(seen.status).toBe(404);
  });

  test('missing documents are requested again on the promised day, twice, and after that staff take over', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente');
    const claim = await reportedClaim(server);
    await act(bianca.browser, claim.id, askInvoice);
    const other = await reportedClaim(server);
    // Nine hours before the promised moment, and not earlier.
    for (const early of ['23T10:00', '24T09:00']) {
      server.setNow(at(early));
      await remindOfPapers(server.parts);
      expect(await subjects(server, claim.deal.email)).toHaveLength(2);
    }
    for (const moment of [at('24T09:00').getTime() + 1, at('24T11:00').getTime()]) {
      server.setNow(new Date(moment));
      await remindOfPapers(server.parts);
    }
    expect((await subjects(server, claim.deal.email)).at(-1)).toBe('Ci manca ancora qualcosa');
    const seen = await read(await signInAgainAtDesk(server, bianca), claim.id);
    expect(seen).toMatchObject({ nextWordBy: '2026-12-01T18:00:00.000Z' });
    expect(seen.timeline[0]).toMatchObject({ actor: 'Riparo', text: 'ha ricordato i documenti che mancano' });
    for (const day of ['2026-12-01T10:00:00Z', '2026-12-09T10:00:00Z', '2026-12-20T10:00:00Z']) {
      server.setNow(new Date(day));
      await remindOfPapers(server.parts);
    }
    const reminders = (await subjects(server, claim.deal.email)).filter((each) =>
      each?.startsWith('Ci manca'),
    );
    expect(reminders).toHaveLength(2);
    expect(await subjects(server, other.deal.email)).toHaveLength(1);
  });
});

describe('actions at the desk', () => {
  test('an action repeated with the same key happens once, and none overwrites a colleague’s change', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const rita = await atDesk(server, 'responsabile', 'Rita Blu');
    const claim = await reportedClaim(server);
    const { version } = await read(browser, claim.id);
    const body = { ...askInvoice, key: newKey(), version } as Act;
    const press = () => browser.call(actOnClaimCall, body, { id: claim.id });
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[1]?.answer.data.papers).toHaveLength(1);
    const late = await act(rita.browser, claim.id, { action: 'hand-over', reference: '' }, version);
    expect(late.problem.code).toBe('ClaimMovedOn');
    expect(await subjects(server, claim.deal.email)).toHaveLength(2);
  });

  test.each<[string, Wanted]>([
    ['accept', { action: 'accept', amountCents: 1, reason: 'x' }],
    ['pay', { action: 'pay', amountCents: 1 }],
    ['refuse', { action: 'refuse', reason: 'x' }],
    ['reopen', { action: 'reopen', reason: 'x' }],
  ])('the action %s is refused before the insurer has the claim', async (_, wanted) => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'responsabile');
    const claim = await reportedClaim(server);
    expect((await act(browser, claim.id, wanted)).problem.code).toBe('ClaimMovedOn');
  });

  test('a payment names no account where none was given', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const claim = await reportedClaim(server, {}, { ...dogAnswers, iban: null });
    await act(browser, claim.id, { action: 'hand-over', reference: '' });
    await act(browser, claim.id, { action: 'accept', amountCents: 100, reason: 'Tutto.' });
    await act(browser, claim.id, { action: 'pay', amountCents: 100 });
    expect(await readClaim(server, claim.token)).toMatchObject({
      iban: null,
      end: { amountCents: 100, iban: null },
    });
    expect((await read(browser, claim.id)).end).toMatchObject({ amountCents: 100, iban: null });
  });

  test('a refusal states its reason and can be reopened', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const claim = await reportedClaim(server);
    await act(browser, claim.id, { action: 'hand-over', reference: '' });
    await act(browser, claim.id, { action: 'refuse', reason: 'La malattia era nota prima dell’acquisto.' });
    expect(await readClaim(server, claim.token)).toMatchObject({
      state: 'refused',
      end: { reason: 'La malattia era nota prima dell’acquisto.', amountCents: null, iban: null },
    });
    const opened = await act(browser, claim.id, { action: 'reopen', reason: 'È arrivato un nuovo referto.' });
    expect(opened.answer.data).toMatchObject({ state: 'received', end: null });
    const [queued] = await server.db.select().from(deskRequests).where(eq(deskRequests.kind, 'claim'));
    expect(queued).toMatchObject({ state: 'new', closedAt: null });
  });

  test('a closed claim states the reason in our words, and a message puts it back into the queue until it is answered', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const claim = await reportedClaim(server);
    await act(browser, claim.id, { action: 'close', why: 'duplicate', reason: '' });
    expect(await readClaim(server, claim.token)).toMatchObject({
      state: 'closed',
      nextWordBy: null,
      end: { reason: 'L’avevi già denunciato: ce ne occupiamo con l’altro numero.' },
    });
    const queue = async () => (await server.db.select().from(deskRequests))[0]?.state;
    expect(await queue()).toBe('done');
    const body = { submissionKey: newKey(), text: 'Ma l’altro era il gatto!' };
    const written = await server.call(writeToDeskCall, { params: { token: claim.token }, body });
    expect(written.answer.data).toMatchObject({ state: 'closed', nextWordBy: '2026-11-19T18:00:00.000Z' });
    expect(await queue()).toBe('new');
    await browser.call(
      answerClaimantCall,
      { key: newKey(), text: 'Hai ragione, lo riapriamo.' },
      { id: claim.id },
    );
    expect(await queue()).toBe('done');
  });

  test('a message is signed with a first name, fulfils the promise and makes a new one', async () => {
    await using server = await testServer({ now });
    const bianca = await atDesk(server, 'consulente', 'Bianca Neri');
    const claim = await reportedClaim(server);
    server.setNow(at('18T10:00'));
    const browser = await signInAgainAtDesk(server, bianca);
    const body = { key: newKey(), text: 'L’abbiamo letto: ci sentiamo domani.' };
    const say = () => browser.call(answerClaimantCall, body, { id: claim.id });
    expect((await say()).status).toBe(200);
    expect((await say()).status).toBe(200);
    expect(await readClaim(server, claim.token)).toMatchObject({
      messages: [{ from: 'Bianca', text: 'L’abbiamo letto: ci sentiamo domani.' }],
      nextWordBy: '2026-11-20T18:00:00.000Z',
    });
    expect(await subjects(server, claim.deal.email)).toEqual([
      'Abbiamo ricevuto la tua denuncia',
      'C’è un messaggio per te',
    ]);
    const { promises } = await read(browser, claim.id);
    expect(promises).toMatchObject([{ keptAt: null }, { keptAt: '2026-11-18T10:00:00.000Z' }]);
    // By a colleague who has left the desk.
    await server.db.update(claimMessages).set({ authorId: staffIdSchema.parse(newKey()) });
    expect(await readClaim(server, claim.token)).toMatchObject({ messages: [{ from: 'Riparo' }] });
  });

  test('a note is visible to staff alone, and sends no mail', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const claim = await reportedClaim(server);
    await browser.call(noteOnClaimCall, { key: newKey(), text: 'Sentire il veterinario' }, { id: claim.id });
    expect((await read(browser, claim.id)).notes).toMatchObject([{ text: 'Sentire il veterinario' }]);
    const seen = JSON.stringify((await server.call(claimCall, { params: { token: claim.token } })).answer);
    expect(seen).not.toContain('Sentire');
    expect(seen).not.toContain('nota');
    expect(await subjects(server, claim.deal.email)).toHaveLength(1);
  });

  test('a note is edited from the version that was read, without overwriting a colleague’s edit, and every text stays', async () => {
    await using server = await testServer({ now });
    const bianca = (await atDesk(server, 'consulente')).browser;
    const carlo = (await atDesk(server, 'consulente', 'Carlo Verdi')).browser;
    const claim = await reportedClaim(server);
    const written = { key: newKey(), text: 'Sentire il veterinario' };
    const { notes } = (await bianca.call(noteOnClaimCall, written, { id: claim.id })).answer.data;
    const noteId = notes[0]?.id ?? '';
    const edit = (browser: Browser, version: number, text: string, id: string = claim.id) =>
      browser.call(editClaimNoteCall, { version, text }, { id, noteId });
    expect((await edit(bianca, 1, 'Sentito: manda la fattura')).status).toBe(200);
    const outdated = await edit(carlo, 1, 'Non risponde');
    expect({ status: outdated.status, code: outdated.problem?.code }).toEqual({
      status: 409,
      code: 'NoteChanged',
    });
    const both = await edit(carlo, 2, 'Tutte e due');
    expect(both.answer.data.notes).toMatchObject([
      {
        id: noteId,
        version: 3,
        text: 'Tutte e due',
        author: 'Carlo Verdi',
        earlier: [{ text: 'Sentito: manda la fattura' }, { text: 'Sentire il veterinario' }],
      },
    ]);
    // A repeated click.
    expect((await edit(carlo, 2, 'Tutte e due')).answer.data.notes).toMatchObject([{ version: 3 }]);
    const other = await reportedClaim(server);
    expect((await edit(bianca, 3, 'Altrove', other.id)).status).toBe(404);
    // A message to the claimant is not a note.
    const messageToClaimant = { key: newKey(), text: 'Grazie' };
    const { messages } = (await bianca.call(answerClaimantCall, messageToClaimant, { id: claim.id })).answer
      .data;
    const message = { id: claim.id, noteId: messages[0]?.id ?? '' };
    const elsewhere = await bianca.call(editClaimNoteCall, { version: 1, text: 'Altro' }, message);
    expect(elsewhere.status).toBe(404);
    const second = { key: newKey(), text: 'Un’altra' };
    await bianca.call(noteOnClaimCall, second, { id: claim.id });
    const { notes: two } = (await edit(bianca, 3, 'Ancora')).answer.data;
    expect(two.map(({ text, version }) => [text, version]).toSorted()).toEqual([
      ['Ancora', 4],
      ['Un’altra', 1],
    ]);
    expect((await edit((await atDesk(server, 'revisore')).browser, 3, 'x')).status).toBe(403);
    expect((await loggedActions(server, claim.id)).slice(1)).toEqual([
      'claim.note',
      'claim.note-edited',
      'claim.note-edited',
      'claim.answered',
      'claim.note',
      'claim.note-edited',
    ]);
    const edited = await server.db
      .select()
      .from(deskLog)
      .where(eq(deskLog.action, 'claim.note-edited'))
      .orderBy(asc(deskLog.number));
    expect(JSON.parse(edited.at(-1)?.details ?? '')).toEqual({ message: noteId, version: 4, to: 'received' });
    const seen = JSON.stringify((await server.call(claimCall, { params: { token: claim.token } })).answer);
    expect(seen).not.toMatch(/Sentit|Tutte e due|nota/);
  });

  test('an account number is shown on request, and the log records it', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'revisore');
    const claim = await reportedClaim(server);
    const { answer } = await browser.call(showClaimDataCall, { field: 'iban' }, { id: claim.id });
    expect(answer.value.replaceAll('\u00a0', ' ')).toBe('IT60 X054 2811 1010 0000 0123 456');
    const [line] = await server.db.select().from(deskLog).orderBy(desc(deskLog.number)).limit(1);
    expect(line).toMatchObject({ action: 'personal-data.shown', details: '{"field":"iban"}' });
    const show = (id: string, field: 'iban' | 'phone') => browser.call(showClaimDataCall, { field }, { id });
    expect((await show(claim.id, 'phone')).answer.value.replaceAll(/\D/g, '')).toContain('3331234567');
    const profile = { ...claim.deal.profile, phoneNumber: null };
    const withoutData = await reportedClaim(server, { profile }, { ...dogAnswers, iban: null });
    expect((await show(withoutData.id, 'iban')).status).toBe(404);
    expect((await show(withoutData.id, 'phone')).status).toBe(404);
    expect((await read(browser, withoutData.id)).person.phone).toBeNull();
  });

  test('staff who may only read are offered no action, and every action is refused', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'revisore');
    const claim = await reportedClaim(server);
    expect(await read(browser, claim.id)).toMatchObject({ actions: [], mayWrite: false });
    expect((await act(browser, claim.id, askInvoice)).status).toBe(403);
    const note = await browser.call(noteOnClaimCall, { key: newKey(), text: 'x' }, { id: claim.id });
    expect(note.status).toBe(403);
    expect(await server.db.$count(caseNotes)).toBe(0);
  });
});

test('a claim of an erased customer exists only for staff who answer to the law', async () => {
  await using server = await testServer({ now });
  const holder = await signedInHolder(server);
  const { browser: bianca } = await atDesk(server, 'consulente');
  const { browser: rita } = await atDesk(server, 'responsabile', 'Rita Blu');
  const deal = await paidDeal(server, { email: holder.email, emailKey: emailKey(holder.email) });
  await server.db
    .update(deals)
    .set({ stage: 'closed_won', startsOn: isoDate('2026-03-10'), endsOn: isoDate('2027-03-09') });
  const token = await beginClaim(server, deal);
  await saveAnswers(server, token, dogAnswers);
  await submit(server, token);
  const [claim] = await server.db.select().from(claims);
  if (!claim) throw new Error('nothing was reported');
  const { id } = claim;
  const requested = await act(bianca, id, askInvoice);
  const paperId = requested.answer.data.papers[0]?.id ?? '';
  await server.call(givePaperCall, { params: { token, paperId }, body: { note: 'Non ce l’ho' } });
  await holder.browser.call(deleteAccountCall, { password });

  await rita.call(noteOnClaimCall, { key: newKey(), text: 'La compagnia ha scritto' }, { id });
  const answered = await rita.call(answerClaimantCall, { key: newKey(), text: 'x' }, { id });
  expect(answered.problem.code).toBe('ClaimMovedOn');
  const mailed = await subjects(server, holder.email);
  expect((await act(rita, id, { action: 'hand-over', reference: '' })).status).toBe(200);
  expect(await subjects(server, holder.email)).toEqual(mailed);
  expect(await listed(rita)).toEqual([id]);
  expect(await listed(bianca)).toEqual([]);
  const afterErasure = await read(rita, id);
  const { version, notes } = afterErasure;
  expect(afterErasure).toMatchObject({ person: { isErased: true }, request: null, mayWrite: false });
  expect(notes.map(({ text }) => text)).toEqual(['La compagnia ha scritto']);
  const tried = [
    await bianca.call(deskClaimCall, undefined, { id }),
    await bianca.call(actOnClaimCall, { ...askInvoice, key: newKey(), version } as Act, { id }),
    await bianca.call(answerClaimantCall, { key: newKey(), text: 'x' }, { id }),
    await bianca.call(noteOnClaimCall, { key: newKey(), text: 'x' }, { id }),
    await bianca.call(editClaimNoteCall, { version: 1, text: 'x' }, { id, noteId: notes[0]?.id ?? '' }),
    await bianca.call(seePaperCall, { isRight: true }, { id, paperId }),
    await bianca.call(mailClaimantAgainCall, { key: newKey() }, { id }),
    await bianca.call(showClaimDataCall, { field: 'iban' }, { id }),
  ];
  expect(tried.map(({ status }) => status)).toEqual(tried.map(() => 404));
  expect(await read(rita, id)).toEqual(afterErasure);
});

describe('the list of claims', () => {
  test('the list has the open claims by when their update is due, and searches by number, name and deal', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    const late = await reportedClaim(server);
    await server.db
      .update(claims)
      .set({ nextWordBy: at('16T18:00') })
      .where(eq(claims.id, late.id));
    const open = await reportedClaim(server, { firstName: 'Zoe', lastName: 'Quarta' });
    const ended = await reportedClaim(server);
    await act(browser, ended.id, { action: 'close', why: 'not-needed', reason: '' });
    const list = async (query: Record<string, string> = {}) =>
      (await browser.call(deskClaimsCall, undefined, undefined, query)).answer.data.map(({ id }) => id);
    expect(await list()).toEqual([late.id, open.id]);
    expect(await list({ state: 'closed' })).toEqual([ended.id]);
    expect(await list({ state: 'received' })).toEqual([late.id, open.id]);
    expect(await list({ state: 'paid' })).toEqual([]);
    expect(await list({ q: '-' })).toEqual([]);
    expect(await list({ q: 'zoe qua' })).toEqual([open.id]);
    expect(await list({ q: late.number.toLowerCase() })).toEqual([late.id]);
    // A search by number also finds a claim that has ended.
    expect(await list({ q: ended.number.replaceAll('-', ' ') })).toEqual([ended.id]);
    expect(await list({ q: ended.number.slice(0, 9) })).toEqual([ended.id]);
    expect(await list({ deal: ended.deal.uuid })).toEqual([ended.id]);
    await browser.call(findPeopleCall);
    const personOf = async (id: string) => (await read(browser, id)).person.id ?? '';
    expect(await list({ person: await personOf(ended.id) })).toEqual([ended.id]);
    expect(await list({ mine: 'true' })).toEqual([]);
    const { request } = await read(browser, open.id);
    await browser.call(takeRequestCall, undefined, { id: request?.id ?? '' });
    expect(await list({ mine: 'true' })).toEqual([open.id]);
    const assignee = { id: expect.any(String) as string, name: 'Bianca Neri' };
    expect((await read(browser, open.id)).request).toMatchObject({ assignee });
    // A draft is visible to its claimant alone.
    const draft = uuidInToken(await beginClaim(server, open.deal)) ?? '';
    expect((await browser.call(deskClaimCall, undefined, { id: draft })).status).toBe(404);
    expect((await browser.call(deskClaimsCall)).answer).toEqual({
      data: [
        expect.objectContaining({ id: late.id, assignee: null }) as object,
        {
          id: open.id,
          number: open.number,
          state: 'received',
          name: 'Zoe Quarta',
          product: { key: 'pet', title: 'Sussidio Pet' },
          what: 'Il mio animale è stato operato',
          happenedOn: '2026-11-05',
          coverWarning: null,
          sentAt: now.toISOString(),
          nextWordBy: '2026-11-19T18:00:00.000Z',
          handOverBy: '2026-11-18T18:00:00.000Z',
          assignee,
        },
      ],
      next: null,
    });
  });

  test('the list continues page by page', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'revisore');
    const { deal } = await reportedClaim(server);
    const [row] = await server.db.select().from(claims);
    if (!row) throw new Error('nothing was reported');
    await server.db.insert(claims).values(
      Array.from({ length: 99 }, (_, place) => ({
        ...row,
        id: newKey() as typeof row.id,
        submissionKey: newKey() as typeof row.submissionKey,
        dealUuid: deal.uuid,
        number: `SIN-000000-0000${String(place).padStart(2, '0')}` as never,
      })),
    );
    const ask = async (query: Record<string, string>) =>
      (await browser.call(deskClaimsCall, undefined, undefined, query)).answer;
    const first = await ask({});
    for (const query of [{}, { deal: deal.uuid }, { state: 'closed' }]) {
      if ('state' in query) await server.db.update(claims).set({ state: 'closed', endedAt: now });
      const firstPage = await ask(query);
      const nextPage = await ask({ ...query, after: firstPage.next ?? '' });
      expect({
        firstLength: firstPage.data.length,
        nextLength: nextPage.data.length,
        nextMark: nextPage.next,
      }).toEqual({
        firstLength: 50,
        nextLength: 50,
        nextMark: null,
      });
      expect(new Set([...firstPage.data, ...nextPage.data].map(({ id }) => id)).size).toBe(100);
    }
    await server.db.update(claims).set({ state: 'received', endedAt: null });
    for (const after of [`ieri ${row.id}`, `${now.toISOString()} qui`, '']) {
      const unreadable = await browser.call(deskClaimsCall, undefined, undefined, { after });
      expect(unreadable.answer.data).toEqual(first.data);
    }
  });
});
