import { randomUUID } from 'node:crypto';
import type { Call } from '@riparo/domain/platform/call/call.ts';
import {
  assignRequestCall,
  correctRequestCall,
  type DeskRequest,
  deskRequestCall,
  deskRequestsCall,
  deskTodayCall,
  noteOnRequestCall,
  releaseRequestCall,
  requestChangesCall,
  showPhoneCall,
  showTaxCodeCall,
  takeNextRequestCall,
  takeRequestCall,
  writeOutcomeCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { changeColleagueCall, staffSessionCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import type { CallOutcome } from '@riparo/domain/care/requests/outcomes.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/claims.ts';
import { isNotPageView } from '../../../test/desk-log.ts';
import type { Browser } from '../../../test/browser.ts';
import { dealToPay } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { hold } from '../../../test/held-rows.ts';
import { askForCall, askForLifeQuote, quoteAt } from '../../../test/life-quote.ts';
import { mailsTo } from '../../../test/account-holder.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { newStaffId } from '../../../test/ids.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { type NewRequest, openRequest } from './open-request.ts';
import { deskRequests } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const environment = { WRITES_PER_MINUTE: '1000000' };
const openDesk = () => testServer({ now, environment });

const person = {
  kind: 'quote-request',
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.it',
  phone: '+393331234567',
  product: 'casa',
} as const;
const masked = '+39\u00a0•••-••••567';

/** Opens a request as a feature does. */
async function opened(server: TestServer, given: Partial<NewRequest> = {}): Promise<RequestId> {
  const sourceId = randomUUID();
  const request = { ...person, sourceId, deadline: minutesLater(30), ...given } as NewRequest;
  await server.db.transaction((tx) => openRequest(tx, request, now));
  const [row] = await server.db.select().from(deskRequests).where(eq(deskRequests.sourceId, sourceId));
  if (!row) throw new Error('no request was opened');
  return row.id;
}

const consultant = async (server: TestServer, name = 'Bianca Neri') =>
  (await atDesk(server, 'consulente', name)).browser;
const manager = async (server: TestServer) => (await atDesk(server, 'responsabile', 'Rita Blu')).browser;
const idOf = async (browser: Browser) => (await browser.call(staffSessionCall)).answer.id;

/** A call with a query, which test browsers do not send. */
const withQuery = <C extends Call>(call: C, query: string): C => ({ ...call, path: `${call.path}?${query}` });

const take = (browser: Browser, id: RequestId) => browser.call(takeRequestCall, undefined, { id });
const outcome = (browser: Browser, id: RequestId, callOutcome: CallOutcome, againAt?: string) =>
  browser.call(writeOutcomeCall, { outcome: callOutcome, ...(againAt && { againAt }) }, { id });
const idsOf = (data: readonly DeskRequest[]) => data.map(({ id }) => id);

describe('the queue', () => {
  test('the queue is ordered by what is due, in groups, page after page', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const minutes = [-5, 0, 10, 11, 60, 60 * 24, ...Array.from({ length: 60 }, (_, index) => 5000 + index)];
    const ids: RequestId[] = [];
    for (const each of minutes) ids.push(await opened(server, { deadline: minutesLater(each) }));

    const first = await bianca.call(deskRequestsCall);
    expect(first.answer.groups).toEqual({ late: 1, soon: 2, today: 2, later: 61 });
    const second = await bianca.call(
      withQuery(deskRequestsCall, `after=${encodeURIComponent(first.answer.next ?? '')}`),
    );
    expect([...idsOf(first.answer.data), ...idsOf(second.answer.data)]).toEqual(ids);
    expect(first.answer.data).toHaveLength(50);
    expect(second.answer.next).toBeNull();
    // An invalid cursor begins at the first page.
    for (const after of ['_', 'x_y', `${now.toISOString()}_x`])
      expect(
        (await bianca.call(withQuery(deskRequestsCall, `after=${encodeURIComponent(after)}`))).answer,
      ).toEqual(first.answer);
    const today = await bianca.call(withQuery(deskRequestsCall, 'group=today'));
    expect(idsOf(today.answer.data)).toEqual(ids.slice(3, 5));
  });

  test('the queue can be filtered by kind, state and own requests; closed requests are read from the end', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const [two, one, three] = [
      await opened(server),
      await opened(server),
      await opened(server, { kind: 'claim' }),
    ];
    await take(bianca, two);
    const found = async (query: string) =>
      idsOf((await bianca.call(withQuery(deskRequestsCall, query))).answer.data);
    expect(await found('mine=true')).toEqual([two]);
    expect(await found('kind=claim')).toEqual([three]);
    expect((await found('state=new')).toSorted()).toEqual([one, three].toSorted());
    await outcome(bianca, two, 'spoken-interested');
    server.setNow(minutesLater(1));
    await take(bianca, one);
    await outcome(bianca, one, 'duplicate');
    expect(await found('state=done')).toEqual([one, two]);
    expect(await found('mine=true')).toEqual([]);
    const open = (await bianca.call(deskRequestsCall)).answer;
    expect(idsOf(open.data)).toEqual([three]);
    expect(open.groups).toEqual({ late: 0, soon: 0, today: 1, later: 0 });
    // There is nothing left to call.
    expect((await bianca.call(takeNextRequestCall, { key: newKey() })).answer.data).toBeNull();
  });

  test('among requests promised for the same moment, the oldest comes first', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const ids: RequestId[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await opened(server));
    expect(idsOf((await bianca.call(deskRequestsCall)).answer.data)).toEqual(ids);
    expect((await bianca.call(takeNextRequestCall, { key: newKey() })).answer.data?.id).toBe(ids[0]);
  });

  test('the queue is searched by parts of a name or an e-mail, in any order, and never by phone', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const ada = await opened(server, { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.it' });
    const nico = await opened(server, {
      firstName: 'Niccolò',
      lastName: "D'Amico 100%",
      email: 'n_d@example.it',
    });
    const found = async (words: string) => {
      const query = `q=${encodeURIComponent(words)}`;
      return idsOf((await bianca.call(withQuery(deskRequestsCall, query))).answer.data);
    };
    expect(await found('rossi ADA')).toEqual([ada]);
    expect(await found("d'am")).toEqual([nico]);
    expect(await found('n_d@')).toEqual([nico]);
    expect(await found('0%')).toEqual([nico]);
    expect(await found('a_a')).toEqual([]);
    expect(await found(String.raw`\\`)).toEqual([]);
    expect(await found('3331234')).toEqual([]);
    expect((await found('example')).toSorted()).toEqual([ada, nico].toSorted());
  });

  test('one request is shown with its history and its quote', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const quote = await askForLifeQuote(server);
    await askForCall(server, quote);
    await askForLifeQuote(server, { duration: 10 });
    await opened(server, { deadline: minutesLater(60) });
    const { answer } = await bianca.call(takeNextRequestCall, { key: newKey() });
    if (!answer.data) throw new Error('nothing was taken');
    const { id } = answer.data;
    await bianca.call(noteOnRequestCall, { key: newKey(), text: 'Preferisce la sera' }, { id });
    const shown = await bianca.call(deskRequestCall, undefined, { id });
    const line = { number: expect.any(Number), at: now.toISOString(), details: {}, note: null };
    const byBianca = { ...line, actor: 'Bianca Neri', to: 'taken' };
    expect(shown.answer).toEqual({
      data: {
        id,
        kind: 'call-back',
        state: 'taken',
        version: 3,
        sourceId: expect.any(String),
        firstName: examplePerson.firstName,
        lastName: examplePerson.lastName,
        email: 'ada@example.it',
        phone: examplePerson.phone,
        isPhoneMasked: false,
        product: { key: 'vita-tcm', title: LIFE_PRODUCT_TITLE },
        createdAt: now.toISOString(),
        deadline: minutesLater(30).toISOString(),
        againAt: null,
        due: minutesLater(30).toISOString(),
        attempts: 0,
        assignee: { id: await idOf(bianca), name: 'Bianca Neri' },
        takenAt: now.toISOString(),
        closedAt: null,
        outcome: null,
      },
      history: [
        { ...line, action: 'open', actor: 'Riparo', from: null, to: 'new' },
        { ...byBianca, action: 'take', from: 'new' },
        { ...byBianca, action: 'note', from: 'taken', note: 'Preferisce la sera' },
      ],
      quote: {
        uuid: (await quoteAt(server, quote)).uuid,
        age: 35,
        smoker: false,
        sumAssuredCents: 10_000_000,
        years: 20,
        monthlyCents: 1789,
        effectiveDate: expect.any(String),
      },
      maybeSame: null,
    });
    expect((await bianca.call(deskRequestCall, undefined, { id: randomUUID() as RequestId })).status).toBe(
      404,
    );
  });
});

describe('taking requests', () => {
  test('fifty takers at once, twice, get each of a hundred requests once, the most urgent first', async () => {
    await using server = await openDesk();
    const desks: Browser[] = [];
    for (let count = 0; count < 10; count += 1) desks.push(await consultant(server));
    const ids: RequestId[] = [];
    for (let count = 0; count < 100; count += 1)
      ids.push(await opened(server, { deadline: minutesLater(count) }));
    const fifty = async () => {
      const taking = Array.from({ length: 50 }, (_, index) =>
        desks[index % 10]?.call(takeNextRequestCall, { key: newKey() }),
      );
      return (await Promise.all(taking)).map((taken) => taken?.answer.data?.id);
    };
    const first = await fifty();
    expect(first.toSorted()).toEqual(ids.slice(0, 50).toSorted());
    expect([...first, ...(await fifty())].toSorted()).toEqual(ids.toSorted());
    expect((await desks[0]?.call(takeNextRequestCall, { key: newKey() }))?.answer.data).toBeNull();
  });

  test('taking again after a lost answer takes and writes nothing twice, at once or later', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const first = await opened(server, { deadline: minutesLater(1) });
    const second = await opened(server, { deadline: minutesLater(2) });
    const [key, note] = [{ key: newKey() }, { key: newKey(), text: 'Preferisce la sera' }];
    const sentAgain = await Promise.all([0, 1, 2].map(() => bianca.call(takeNextRequestCall, key)));
    expect(sentAgain.map(({ answer }) => answer.data?.id)).toEqual([first, first, first]);
    expect((await bianca.call(takeNextRequestCall, key)).answer.data?.id).toBe(first);
    await Promise.all([0, 1, 2].map(() => bianca.call(noteOnRequestCall, note, { id: first })));
    const { history } = (await bianca.call(deskRequestCall, undefined, { id: first })).answer;
    expect(history.map(({ action }) => action)).toEqual(['open', 'take', 'note']);
    expect((await bianca.call(takeNextRequestCall, { key: newKey() })).answer.data?.id).toBe(second);
  });

  test('the next request is never one whose customer asked to be called later', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const at = minutesLater(20);
    const booked = await opened(server, { kind: 'booked-call', deadline: at, againAt: at });
    expect((await bianca.call(takeNextRequestCall, { key: newKey() })).answer.data).toBeNull();
    server.setNow(new Date(minutesLater(10).getTime() - 1));
    expect((await bianca.call(takeNextRequestCall, { key: newKey() })).answer.data).toBeNull();
    server.setNow(minutesLater(10));
    expect((await bianca.call(takeNextRequestCall, { key: newKey() })).answer.data?.id).toBe(booked);
  });

  test('a taken request is refused to a second person, and harmless for its assignee', async () => {
    await using server = await openDesk();
    const [bianca, carlo] = [await consultant(server), await consultant(server, 'Carlo Verdi')];
    const id = await opened(server);
    const free = await bianca.call(releaseRequestCall, undefined, { id });
    expect(free.problem.code).toBe('RequestMovedOn');
    const both = await Promise.all([take(bianca, id), take(carlo, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = both[0]?.status === 200 ? bianca : carlo;
    expect((await take(winner, id)).answer.data.version).toBe(2);
    const loser = winner === bianca ? carlo : bianca;
    expect((await outcome(loser, id, 'duplicate')).problem.code).toBe('NotYourRequest');
    expect((await loser.call(releaseRequestCall, undefined, { id })).problem.code).toBe('NotYourRequest');
    const released = await winner.call(releaseRequestCall, undefined, { id });
    expect(released.answer.data).toMatchObject({ state: 'new', assignee: null, takenAt: null });
    expect((await take(loser, id)).status).toBe(200);
  });

  test('only staff who may assign can replace another assignee', async () => {
    await using server = await openDesk();
    const [bianca, rita] = [await consultant(server), await manager(server)];
    const { browser: reviser } = await atDesk(server, 'revisore', 'Ugo Viola');
    const id = await opened(server);
    const toBianca = { staffId: await idOf(bianca) };
    expect((await bianca.call(assignRequestCall, toBianca, { id })).status).toBe(403);
    expect((await take(reviser, id)).status).toBe(403);
    const assigned = await rita.call(assignRequestCall, toBianca, { id });
    expect(assigned.answer.data).toMatchObject({
      state: 'taken',
      assignee: { id: toBianca.staffId, name: 'Bianca Neri' },
    });
    const refused = await rita.call(assignRequestCall, { staffId: await idOf(reviser) }, { id });
    expect(refused.problem.fields).toEqual({ staffId: 'Questa persona non può seguire richieste.' });
    const carlo = await idOf(await consultant(server, 'Carlo Verdi'));
    await server.db.update(staffMembers).set({ disabledAt: now }).where(eq(staffMembers.id, carlo));
    for (const staffId of [carlo, newStaffId()])
      expect((await rita.call(assignRequestCall, { staffId }, { id })).problem.fields).toEqual(
        refused.problem.fields,
      );
    expect((await rita.call(releaseRequestCall, undefined, { id })).answer.data.state).toBe('new');
  });
});

describe('a finished call', () => {
  test.each([
    ['spoken-interested', 'done'],
    ['spoken-not-interested', 'done'],
    ['duplicate', 'done'],
    ['wrong-number', 'lost'],
  ] as const)('with %s is %s', async (callOutcome, state) => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const id = await opened(server);
    expect((await outcome(bianca, id, callOutcome)).problem.code).toBe('RequestMovedOn');
    await take(bianca, id);
    // A moment to call again has no effect here.
    const { answer } = await outcome(bianca, id, callOutcome, '2026-11-17T10:00:00Z');
    const closedAt = now.toISOString();
    expect(answer.data).toMatchObject({ state, outcome: callOutcome, assignee: null, closedAt });
    expect({ attempts: answer.data.attempts, againAt: answer.data.againAt }).toEqual({
      attempts: 0,
      againAt: null,
    });
    const { history } = (await bianca.call(deskRequestCall, undefined, { id })).answer;
    expect(history.at(-1)).toMatchObject({ details: {}, note: null });
    expect((await outcome(bianca, id, callOutcome)).problem.code).toBe('RequestMovedOn');
    expect(await mailsTo(server, person.email)).toEqual([]);
    // A later note does not close it again.
    server.setNow(minutesLater(5));
    const noted = await bianca.call(noteOnRequestCall, { key: newKey(), text: 'Ciao' }, { id });
    expect(noted.answer.data).toMatchObject({ state, closedAt });
  });

  test('a request with a moment to call again returns to the queue then', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const id = await opened(server);
    await take(bianca, id);
    const closed = await outcome(bianca, id, 'call-again-on', '2026-11-22T10:00:00Z');
    expect(closed.problem.fields?.['againAt']).toContain('siamo chiusi');
    expect((await outcome(bianca, id, 'call-again-on')).status).toBe(422);
    const again = '2026-11-17T10:00:00.000Z';
    const { answer } = await outcome(bianca, id, 'call-again-on', again);
    expect(answer.data).toMatchObject({ state: 'waiting', againAt: again, due: again, assignee: null });
    const { history } = (await bianca.call(deskRequestCall, undefined, { id })).answer;
    expect(history.at(-1)?.details).toEqual({ againAt: again });
    server.setNow(new Date(again));
    const carlo = await consultant(server, 'Carlo Verdi');
    await carlo.call(takeNextRequestCall, { key: newKey() });
    const released = await carlo.call(releaseRequestCall, undefined, { id });
    expect(released.answer.data).toMatchObject({ state: 'waiting', due: again });
  });

  test('a third unanswered call closes the request as lost, with a mail to the customer', async () => {
    await using server = await openDesk();
    const id = await opened(server);
    for (const [at, due] of [
      ['2026-11-16T14:00:00.000Z', '2026-11-16T16:00:00.000Z'],
      ['2026-11-16T17:00:00.000Z', '2026-11-17T09:00:00.000Z'],
    ] as const) {
      server.setNow(new Date(at));
      const bianca = await consultant(server);
      await take(bianca, id);
      expect((await outcome(bianca, id, 'no-answer')).answer.data).toMatchObject({ state: 'waiting', due });
      expect(await mailsTo(server, person.email)).toEqual([]);
    }
    server.setNow(new Date('2026-11-17T09:00:00Z'));
    const bianca = await consultant(server);
    await take(bianca, id);
    const { answer } = await outcome(bianca, id, 'no-answer');
    expect(answer.data).toMatchObject({ state: 'lost', attempts: 3, againAt: null });
    const [mail] = await mailsTo(server, person.email);
    expect(mail?.subject).toBe('Ti abbiamo cercato, ma non ci siamo trovati');
  });
});

describe('the phone number', () => {
  test('the phone is shown to the assignee, masked for others until they ask, and the log says who did', async () => {
    await using server = await openDesk();
    const [bianca, carlo] = [await consultant(server), await consultant(server, 'Carlo Verdi')];
    const id = await opened(server);
    expect((await take(bianca, id)).answer.data).toMatchObject({ phone: person.phone, isPhoneMasked: false });
    const answers = [
      (await carlo.call(deskRequestsCall)).answer.data[0],
      (await carlo.call(deskRequestCall, undefined, { id })).answer.data,
      (await carlo.call(noteOnRequestCall, { key: newKey(), text: 'Ciao' }, { id })).answer.data,
      (await carlo.call(withQuery(requestChangesCall, 'since=0'))).answer.data[0],
    ];
    for (const answer of answers) expect(answer).toMatchObject({ phone: masked, isPhoneMasked: true });
    expect((await carlo.call(showPhoneCall, undefined, { id })).answer).toEqual({ phone: person.phone });
    const shown = await server.db.select().from(deskLog).where(eq(deskLog.action, 'personal-data.shown'));
    expect(shown).toMatchObject([{ actorName: 'Carlo Verdi', subject: `request ${id}` }]);
  });
});

describe('the tax code', () => {
  const { taxCode } = examplePerson;

  test('the tax code of a purchase with this mailbox is masked for the assignee too, because the mailbox is not proved', async () => {
    await using server = await openDesk();
    const [bianca, carlo] = [await consultant(server), await consultant(server, 'Carlo Verdi')];
    const id = await opened(server);
    const mailbox = { email: 'Ada@example.it', emailKey: emailKey(person.email) };
    const { profile, uuid: dealUuid } = await dealToPay(server, mailbox);
    const older = { ...profile, taxCode: 'RSSMRA80A01H501U' };
    await dealToPay(server, { ...mailbox, profile: older, createdAt: minutesLater(-60) });
    const read = async (browser: Browser) =>
      (await browser.call(deskRequestCall, undefined, { id })).answer.maybeSame;
    await take(bianca, id);
    for (const browser of [bianca, carlo])
      expect(await read(browser)).toMatchObject({ dealUuid, taxCode: `${taxCode.slice(0, 6)}••••••••••` });
    expect((await carlo.call(showTaxCodeCall, undefined, { id })).answer).toEqual({ taxCode });
    const shown = await server.db.select().from(deskLog).where(eq(deskLog.action, 'personal-data.shown'));
    expect(shown).toMatchObject([
      {
        actorName: 'Carlo Verdi',
        subject: `deal ${dealUuid}`,
        details: JSON.stringify({ field: 'taxCode', request: id }),
      },
    ]);
  });
});

describe('staff who are disabled or may no longer work on requests', () => {
  test.each([{ isDisabled: true }, { role: 'revisore' as const }])(
    'disabled or demoted staff release their requests: %j',
    async (change) => {
      await using server = await openDesk();
      const [bianca, rita] = [await consultant(server), await manager(server)];
      const ids = [await opened(server), await opened(server)];
      const closed = await opened(server);
      for (const id of [...ids, closed]) await take(bianca, id);
      await outcome(bianca, closed, 'spoken-interested');
      await rita.call(changeColleagueCall, change, { id: await idOf(bianca) });
      for (const id of ids) {
        const { answer } = await rita.call(deskRequestCall, undefined, { id });
        expect(answer.data).toMatchObject({ state: 'new', assignee: null, version: 3 });
        expect(answer.history.at(-1)).toMatchObject({ action: 'release', actor: 'Rita Blu' });
      }
      const released = await server.db.select().from(deskLog).where(eq(deskLog.action, 'request.released'));
      expect(released.map(({ subject }) => subject).toSorted()).toEqual(
        ids.map((id) => `request ${id}`).toSorted(),
      );
    },
  );

  test('disabled staff take nothing more, not even what they were about to take', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const id = await opened(server);
    await using stopping = await hold(server, 'update staff_member set disabled_at = now()');
    const taking = [take(bianca, id), bianca.call(takeNextRequestCall, { key: newKey() })];
    await stopping.awaitedBy(2);
    await stopping.release();
    expect((await Promise.all(taking)).map(({ status }) => status)).toEqual([401, 401]);
    expect(await server.db.select().from(deskRequests)).toMatchObject([{ state: 'new', assigneeId: null }]);
  });
});

describe('a correction', () => {
  test('a correction merges with one of another field, and is refused where the same field changed', async () => {
    await using server = await openDesk();
    const [bianca, carlo] = [await consultant(server), await consultant(server, 'Carlo Verdi')];
    const id = await opened(server);
    const correct = (browser: Browser, body: object) => browser.call(correctRequestCall, body, { id });
    await correct(bianca, { firstName: { from: 'Ada', to: 'Aida' } });
    const merged = await correct(carlo, { lastName: { from: 'Rossi', to: 'Russo' } });
    expect(merged.answer.data).toMatchObject({ firstName: 'Aida', lastName: 'Russo', version: 3 });
    const again = await correct(carlo, { lastName: { from: 'Rossi', to: 'Russo' } });
    expect(again.answer.data, 'sent again after a lost answer, it is made once').toEqual(merged.answer.data);
    const collided = await correct(carlo, {
      firstName: { from: 'Ada', to: 'Adele' },
      email: { from: person.email, to: 'adele@example.it' },
    });
    expect(collided.problem).toMatchObject({ status: 409, code: 'RequestCorrected' });
    expect(Object.keys(collided.problem.fields ?? {})).toEqual(['firstName']);
    const { answer } = await carlo.call(deskRequestCall, undefined, { id });
    expect(answer.data, 'nothing of it is written').toMatchObject({ firstName: 'Aida', email: person.email });
    expect(answer.history.at(-1)).toMatchObject({ action: 'correct', details: { fields: ['lastName'] } });
    const wrong = await correct(carlo, { phone: { from: person.phone, to: '12' } });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.problem.fields ?? {})).toEqual(['phone']);
  });
});

test('every change is in the log, without its content', async () => {
  await using server = await openDesk();
  const [bianca, rita] = [await consultant(server), await manager(server)];
  const id = await opened(server);
  await take(bianca, id);
  await bianca.call(releaseRequestCall, undefined, { id });
  await rita.call(assignRequestCall, { staffId: await idOf(bianca) }, { id });
  await bianca.call(noteOnRequestCall, { key: newKey(), text: 'Segreto' }, { id });
  await bianca.call(correctRequestCall, { lastName: { from: 'Rossi', to: 'Russo' } }, { id });
  await outcome(bianca, id, 'spoken-interested');
  const lines = await server.db
    .select()
    .from(deskLog)
    .where(and(eq(deskLog.subject, `request ${id}`), isNotPageView))
    .orderBy(asc(deskLog.number));
  expect(lines.map(({ action }) => action)).toEqual([
    'request.taken',
    'request.released',
    'request.assigned',
    'request.note',
    'request.corrected',
    'request.outcome',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Russo|Segreto|ada@/);
});

describe('an open desk', () => {
  test('an open desk hears of every change, without personal data', async () => {
    await using server = await openDesk();
    const listener = new Client({ connectionString: server.databaseUrl });
    await listener.connect();
    const notification = Promise.withResolvers<string>();
    listener.on('notification', ({ payload }) => notification.resolve(payload ?? ''));
    await listener.query('listen desk');
    const id = await opened(server);
    expect(JSON.parse(await notification.promise)).toEqual({ kind: 'request', id, version: 1 });
    await listener.end();
  });

  test('a desk that reconnects misses nothing, in whatever order changes are committed', async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const { newest, ...nothingYet } = (await bianca.call(requestChangesCall)).answer;
    expect({ newest, nothingYet }).toEqual({ newest: 0, nothingYet: { data: [], isTooMany: false } });
    const isOpened = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const slowSource = randomUUID();
    const slow = server.db.transaction(async (tx) => {
      await openRequest(tx, { ...person, sourceId: slowSource, deadline: now }, now);
      isOpened.resolve();
      await mayCommit.promise;
    });
    await isOpened.promise;
    const quick = await opened(server);
    const changes = bianca.call(withQuery(requestChangesCall, `since=${newest}`));
    await expect
      .poll(async () => {
        const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        return (await server.db.execute(waiting)).rows.length;
      })
      .toBe(1);
    mayCommit.resolve();
    await slow;
    const { data, newest: later } = (await changes).answer;
    expect(data).toHaveLength(2);
    expect(idsOf(data)).toContain(quick);
    const nothing = await bianca.call(withQuery(requestChangesCall, `since=${later}`));
    expect(nothing.answer).toEqual({ data: [], newest: later, isTooMany: false });
  });
});

const promisesAt = async (browser: Browser) => (await browser.call(deskTodayCall)).answer.promises;

describe('today', () => {
  test("today's promised calls are counted as made in time, too late or still to be made", async () => {
    await using server = await openDesk();
    const bianca = await consultant(server);
    const [inTime, tooLate, twice] = [await opened(server), await opened(server), await opened(server)];
    // Of other days, on both sides of midnight in Rome; and one that is not called about.
    await opened(server, { deadline: new Date('2026-11-15T22:59:59Z') });
    await opened(server, { deadline: new Date('2026-11-16T23:00:00Z') });
    await opened(server, { deadline: new Date('2026-11-16T22:59:59Z') });
    expect(await promisesAt(bianca)).toEqual({ kept: 0, missed: 0, open: 4 });
    const first = await opened(server, { deadline: new Date('2026-11-15T23:00:00Z') });
    expect(await promisesAt(bianca)).toEqual({ kept: 0, missed: 1, open: 4 });
    await server.db.delete(deskRequests).where(eq(deskRequests.id, first));

    for (const id of [inTime, tooLate, twice]) await take(bianca, id);
    // A customer who does not answer was called; and one who asked twice is promised one call.
    server.setNow(minutesLater(30));
    await outcome(bianca, inTime, 'no-answer');
    await outcome(bianca, twice, 'duplicate');
    server.setNow(minutesLater(31));
    expect(await promisesAt(bianca)).toEqual({ kept: 1, missed: 1, open: 1 });
    await outcome(bianca, tooLate, 'spoken-interested');
    expect(await promisesAt(bianca)).toEqual({ kept: 1, missed: 1, open: 1 });
    // A second, later call takes nothing back.
    server.setNow(minutesLater(80));
    await take(bianca, inTime);
    await outcome(bianca, inTime, 'spoken-interested');
    expect(await promisesAt(bianca)).toEqual({ kept: 1, missed: 1, open: 1 });
  });
});
