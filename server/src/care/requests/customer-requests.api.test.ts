import { deskEventSchema } from '@riparo/domain/desk/live/live-calls.ts';
import {
  callTimesCall,
  cancelCallCall,
  customerRequestCall,
  moveCallCall,
} from '@riparo/domain/care/requests/customer-request-calls.ts';
import { callBackPromiseCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { personalAreaCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import {
  correctRequestCall,
  deskRequestCall,
  takeNextRequestCall,
  writeOutcomeCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { type RequestId, requestIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { asc, eq } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/claims.ts';
import { isNotPageView } from '../../../test/desk-log.ts';
import { mailsTo, newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { atDesk } from '../../../test/desk.ts';
import { askForCall, askForLifeQuote, contact, quotingBrowser } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { requestToken } from './request-token.ts';
import { deskRequests } from './tables.ts';

// A Monday, at three in the afternoon.
const now = new Date('2026-11-16T14:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const tomorrowAtTen = '2026-11-17T09:00:00.000Z';

const askForQuote = (server: TestServer, given: { email?: string; submissionKey?: string } = {}) =>
  server.call(requestQuoteCall, {
    body: {
      ...contact,
      submissionKey: crypto.randomUUID(),
      product: 'casa',
      firstname: examplePerson.firstName,
      lastname: examplePerson.lastName,
      ...given,
    },
  });

async function requestCall(server: TestServer, email: string = contact.email): Promise<string> {
  const { answer } = await askForQuote(server, { email });
  if (!answer.token) throw new Error('no request was opened');
  return answer.token;
}

const look = (server: TestServer, token: string) => server.call(customerRequestCall, { params: { token } });
const move = (server: TestServer, token: string, callAt: string) =>
  server.call(moveCallCall, { params: { token }, body: { callAt } });
const cancel = (server: TestServer, token: string) => server.call(cancelCallCall, { params: { token } });
const timesOf = async (server: TestServer) =>
  (await server.call(callTimesCall, {})).answer.data.flatMap(({ times }) => times);

const taken = async (server: TestServer, name = 'Bianca Neri') => {
  const { browser } = await atDesk(server, 'consulente', name);
  const { answer } = await browser.call(takeNextRequestCall, { key: newKey() });
  if (!answer.data) throw new Error('nothing was taken');
  return { browser, id: answer.data.id };
};

describe('a customer who requested a call', () => {
  test('the customer sees when the call comes, then who makes it, by first name alone', async () => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    const { answer, headers } = await look(server, token);
    expect(answer.data).toEqual({
      kind: 'quote-request',
      step: 'promised',
      consultant: null,
      callAt: '2026-11-16T14:30:00.000Z',
      triedAt: null,
      about: 'Casa',
      phone: '+39\u00a0•••-••••567',
      askedAt: now.toISOString(),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    await taken(server);
    const seen = await look(server, token);
    expect(seen.answer.data).toMatchObject({ step: 'promised', consultant: 'Bianca' });
    expect(JSON.stringify(seen.answer)).not.toContain('Neri');
  });

  test('the customer learns that the call was not answered and when we try again, then the outcome', async () => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    const { browser, id } = await taken(server);
    server.setNow(minutesLater(12));
    await browser.call(writeOutcomeCall, { outcome: 'no-answer' }, { id });
    expect((await look(server, token)).answer.data).toMatchObject({
      step: 'trying-again',
      consultant: null,
      triedAt: minutesLater(12).toISOString(),
      callAt: minutesLater(132).toISOString(),
    });
    server.setNow(minutesLater(132));
    const carlo = await taken(server, 'Carlo Verdi');
    await carlo.browser.call(writeOutcomeCall, { outcome: 'spoken-interested' }, { id });
    expect((await look(server, token)).answer.data.step).toBe('spoken');
  });

  test("the link to the call comes by mail; the quote's page shows the call without that link", async () => {
    await using server = await testServer({ now });
    const quote = await askForLifeQuote(server);
    const { answer } = await askForCall(server, quote);
    const token = answer.data.token ?? '';
    const mail = (await mailsTo(server, contact.email))[0];
    expect(mail?.text).toContain(`/richiesta/${token}`);
    await move(server, token, tomorrowAtTen);
    const promise = await quotingBrowser(server).call(callBackPromiseCall, undefined, { uuid: quote });
    expect(promise.answer.data.standing).toEqual({
      step: 'appointed',
      consultant: null,
      callAt: tomorrowAtTen,
      triedAt: null,
    });
    expect(JSON.stringify(promise.answer)).not.toContain(token);
  });

  test('knowing name, phone and e-mail does not help: a repeated request is not given the link', async () => {
    await using server = await testServer({ now });
    const submissionKey = crypto.randomUUID();
    const first = await askForQuote(server, { submissionKey });
    expect((await askForQuote(server)).answer.token).toBeNull();
    expect((await askForQuote(server, { submissionKey })).answer).toEqual(first.answer);
  });

  test('the personal area of a proved mailbox shows its calls, and no others', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    await requestCall(server, newEmail());
    const token = await requestCall(server, email.toUpperCase());
    const { answer } = await browser.call(personalAreaCall);
    expect(answer.data.calls).toEqual([
      { ...(await look(server, token)).answer.data, path: `/richiesta/${token}` },
    ]);
  });
});

describe('another time for a call', () => {
  test('another time replaces the promise: the desk hears it, and the assignee loses the request', async () => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    const { browser, id } = await taken(server);
    const deskEvents = await listen(server);
    const { answer } = await move(server, token, tomorrowAtTen);
    expect(answer.data).toMatchObject({ step: 'appointed', consultant: null, callAt: tomorrowAtTen });
    expect(await deskEvents.first()).toEqual({ kind: 'request', id, version: 3 });
    const atTheDesk = await browser.call(deskRequestCall, undefined, { id });
    expect(atTheDesk.answer).toMatchObject({
      data: { state: 'waiting', due: tomorrowAtTen, deadline: tomorrowAtTen, assignee: null, version: 3 },
      history: [
        { action: 'open' },
        { action: 'take' },
        { action: 'move', actor: 'La persona', details: { againAt: tomorrowAtTen } },
      ],
    });
    const late = await browser.call(writeOutcomeCall, { outcome: 'spoken-interested' }, { id });
    expect(late.problem.code).toBe('RequestMovedOn');
    const [row] = await server.db.select().from(deskLog).where(eq(deskLog.action, 'request.moved'));
    expect(row).toMatchObject({ actorName: 'La persona', address: '', subject: `request ${id}` });
    expect(
      (await browser.call(takeNextRequestCall, { key: newKey() })).answer.data,
      'staff do not call earlier',
    ).toBeNull();
  });

  test('another time pressed twice, even at once, is one change', async () => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    const both = await Promise.all([1, 2].map(() => move(server, token, tomorrowAtTen)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.db.select().from(deskRequests)).toMatchObject([{ version: 2 }]);
  });

  test.each([
    ['in the middle of a quarter-hour', '2026-11-17T09:05:00.000Z'],
    ['at night', '2026-11-17T02:00:00.000Z'],
    ['on a Sunday', '2026-11-22T10:00:00.000Z'],
    ['on a holiday', '2026-12-08T10:00:00.000Z'],
    ['in the past', '2026-11-16T10:00:00.000Z'],
    ['in a year', '2027-11-16T10:00:00.000Z'],
  ])('a time %s is refused', async (_, callAt) => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    expect((await move(server, token, callAt)).problem.code).toBe('CallTimeTaken');
    expect((await look(server, token)).answer.data.step).toBe('promised');
  });

  test('a time is free as long as a member of staff is: as many calls at once as people', async () => {
    await using server = await testServer({ now });
    const tokens = [
      await requestCall(server, newEmail()),
      await requestCall(server, newEmail()),
      await requestCall(server, newEmail()),
    ];
    const [one = '', two = '', three = ''] = tokens;
    await move(server, one, tomorrowAtTen);
    expect(await timesOf(server), 'one caller, though no staff were invited yet').not.toContain(
      tomorrowAtTen,
    );
    expect((await move(server, two, tomorrowAtTen)).problem.code).toBe('CallTimeTaken');
    await atDesk(server, 'responsabile');
    await atDesk(server, 'consulente');
    await atDesk(server, 'revisore');
    expect(await timesOf(server)).toContain(tomorrowAtTen);
    expect((await move(server, two, tomorrowAtTen)).status).toBe(200);
    expect((await move(server, three, tomorrowAtTen)).problem.code).toBe('CallTimeTaken');
    expect(await timesOf(server)).not.toContain(tomorrowAtTen);
    await cancel(server, one);
    expect(await timesOf(server)).toContain(tomorrowAtTen);
    expect((await move(server, three, tomorrowAtTen)).status).toBe(200);
  });

  test('a call counts for its own quarter-hour alone, and not against itself when it moves within it', async () => {
    await using server = await testServer({ now });
    const { browser } = await atDesk(server, 'consulente');
    await atDesk(server, 'revisore');
    const gone = await atDesk(server, 'consulente', 'Carlo Verdi');
    await server.db.update(staffMembers).set({ disabledAt: now }).where(eq(staffMembers.email, gone.email));
    const [one, two] = [await requestCall(server, newEmail()), await requestCall(server, newEmail())];
    const [before, after] = ['2026-11-17T08:45:00.000Z', '2026-11-17T09:15:00.000Z'];
    await move(server, one, tomorrowAtTen);
    for (const free of [before, after]) expect(await timesOf(server)).toContain(free);
    expect(await timesOf(server)).not.toContain(tomorrowAtTen);
    expect((await move(server, two, before)).status).toBe(200);
    expect((await move(server, two, after)).status).toBe(200);
    expect((await move(server, two, tomorrowAtTen)).problem.code).toBe('CallTimeTaken');
    // The desk may choose any minute.
    const [{ id } = { id: '' as RequestId }] = await server.db
      .update(deskRequests)
      .set({ againAt: new Date('2026-11-17T09:20:00Z') })
      .where(eq(deskRequests.againAt, new Date(after)))
      .returning();
    expect(await timesOf(server)).not.toContain(after);
    expect((await move(server, two, after)).status).toBe(200);
    const moved = (await browser.call(deskRequestCall, undefined, { id })).answer.data;
    expect(moved.due).toBe(after);
  });

  test('a time that two customers want at once, in two processes, is given to one of them', async () => {
    await using server = await testServer({ now });
    await using other = await testServer({ now, databaseUrl: server.databaseUrl });
    for (let round = 0; round < 5; round += 1) {
      const tokens = [await requestCall(server, newEmail()), await requestCall(server, newEmail())];
      const callAt = `2026-11-17T1${round}:00:00.000Z`;
      const both = await Promise.all(
        [server, other].map((process, index) => move(process, tokens[index] ?? '', callAt)),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });
});

describe('cancelling a call', () => {
  test('a cancelled call leaves the queue, and cancelling again changes nothing', async () => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    const { browser, id } = await taken(server);
    const both = await Promise.all([cancel(server, token), cancel(server, token)]);
    expect(both.map(({ answer }) => answer.data.step)).toEqual(['not-needed', 'not-needed']);
    const atTheDesk = await browser.call(deskRequestCall, undefined, { id });
    expect(atTheDesk.answer.data).toMatchObject({ state: 'done', assignee: null, outcome: null, version: 3 });
    expect(atTheDesk.answer.history.map(({ action }) => action)).toEqual(['open', 'take', 'cancel']);
    expect((await move(server, token, tomorrowAtTen)).problem.code).toBe('RequestClosed');
    const log = await server.db.select().from(deskLog).where(isNotPageView).orderBy(asc(deskLog.number));
    expect(log.at(-1)).toMatchObject({ action: 'request.cancelled', actorId: null });
  });
});

describe('the link to a call', () => {
  test('an invented link answers like an unknown one, and is blocked after some attempts', async () => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    const bytes = Buffer.from(token, 'base64url');
    bytes[31] = (bytes[31] ?? 0) ^ 1;
    const answers = new Set<string>();
    for (const wrong of [bytes.toString('base64url'), token.slice(0, -4), 'x', crypto.randomUUID()]) {
      for (const each of [look(server, wrong), move(server, wrong, tomorrowAtTen), cancel(server, wrong)]) {
        const { status, problem } = await each;
        answers.add(JSON.stringify([status, { ...problem, requestId: '' }]));
      }
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain('404');
    const unknown = requestToken(server.parts.keyedHash, {
      id: requestIdSchema.parse(crypto.randomUUID()),
      email: contact.email,
    });
    expect((await look(server, unknown)).status).toBe(404);
    // A hundred and twenty reads in ten minutes, and twenty changes.
    const until = async (tries: number, attempt: () => ReturnType<typeof look | typeof move>) => {
      for (let count = 0; count < tries; count += 1) expect((await attempt()).status).toBe(404);
      const { status, headers } = await attempt();
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after')) <= 600).toBe(true);
    };
    await until(120 - 5, () => look(server, 'x'));
    await until(20 - 4, () => move(server, 'x', tomorrowAtTen));
  });

  test('a link that went to a wrong mailbox is void once the desk corrects it', async () => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    const { browser, id } = await taken(server);
    const to = newEmail();
    await browser.call(correctRequestCall, { email: { from: contact.email, to } }, { id });
    expect((await look(server, token)).status).toBe(404);
  });

  test('a link is never in the log', async () => {
    await using server = await testServer({ now });
    const token = await requestCall(server);
    await look(server, token);
    await move(server, token, tomorrowAtTen);
    expect(server.logText()).toContain('/api/v1/requests/:token');
    expect(server.logText()).not.toContain(token);
  });
});

/** What desks connected to another process receive. */
async function listen(server: TestServer) {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  const received: unknown[] = [];
  client.on('notification', ({ payload }) => received.push(deskEventSchema.parse(JSON.parse(payload ?? ''))));
  await client.query('listen desk');
  return {
    async first() {
      // Its answer comes after all earlier notifications.
      await client.query('select 1');
      await client.end();
      return received[0];
    },
  };
}
