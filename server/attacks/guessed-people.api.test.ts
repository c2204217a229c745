import { addDays, type IsoDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { submitCheckupCall, submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { computeTaxCode } from '@riparo/domain/platform/tax-code/compute.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openComparison } from '../src/buy/known-person/compare-person.ts';
import { confirmedHolder, mailsTo, newEmail, signedInHolder } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { checkupRequest, quizRequest } from '../test/checkup-answers.ts';
import { payWith, runJobs } from '../test/deals.ts';
import { buySki, dayRequest, latestCheckout, skiOutcome, skiRequest } from '../test/ski.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// An e-mail known with another name or tax code is answered with a mismatch, which the site needs. Trying
// names and codes until there is none must reveal nothing.

const MISMATCH = 422;
const ACCEPTED = 201;
const perMailbox = 3;
const perNetwork = 5;

const noticeSubject = 'Il tuo indirizzo è stato usato con altri dati';

/** One network for each number. */
const network = (number: number) => `10.${number >> 8}.${number & 255}.7`;

const counted = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

const quizAs = (browser: Browser, email: string, last_name: string) =>
  browser.call(submitQuizCall, quizRequest({ email, last_name }));
const checkupAs = (browser: Browser, email: string, last_name: string) =>
  browser.call(submitCheckupCall, checkupRequest({ email, last_name }));

const { firstName, lastName, birthDate, birthPlace } = examplePerson;
const taxCodeOf = (day: IsoDate) =>
  computeTaxCode({ firstName, lastName, birthDate: day, gender: 'F', birthPlaceCode: birthPlace.code }) ?? '';

function skiAs(browser: Browser, email: string, day: IsoDate) {
  const { contractor } = skiRequest();
  const owner = { ...contractor, email, cf: taxCodeOf(day) };
  return browser.call(createSkiPolicyCall, dayRequest('2026-12-06 10:00', { contractor: owner }));
}

/** Ada, who has a contract and no account. */
async function buyerOf(server: TestServer): Promise<string> {
  const body = dayRequest('2026-12-06 10:00');
  const { answer } = await buySki(server, body);
  await payWith(server, (await latestCheckout(server)).id);
  await skiOutcome(server, answer.policy.id);
  return body.contractor.email;
}

async function noticesTo(server: TestServer, email: string) {
  await runJobs(server);
  return (await mailsTo(server, email)).filter(({ subject }) => subject === noticeSubject);
}

/** Limits count in the database's own time. */
async function letHoursPass(server: TestServer, hours: number): Promise<void> {
  await server.db.execute(
    sql`update rate_limit set resets_at = resets_at - make_interval(hours => ${hours})`,
  );
}

test('a birth day guessed through the tax code, a month at once from as many networks, gets three answers', async () => {
  await using server = await testServer({ now: attackDay });
  const email = await buyerOf(server);
  const days = Array.from({ length: 30 }, (_, index) => addDays(isoDate('1990-03-10'), index));
  const answers = await Promise.all(
    days.map((day, index) => skiAs(openBrowser(server, network(index)), email, day)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(counted(statuses, MISMATCH)).toBe(perMailbox);
  expect(counted(statuses, ACCEPTED)).toBe(days.length - perMailbox);
  expect(statuses[days.indexOf(birthDate)]).toBe(ACCEPTED);
  expect(await noticesTo(server, email)).toHaveLength(1);
});

test('400 days at once, without acting on an answer, get three answers as well', async () => {
  await using server = await testServer({ now: attackDay });
  const email = await buyerOf(server);
  const isSomeoneElse = openComparison(server.parts);
  const days = Array.from({ length: 400 }, (_, index) => addDays(isoDate('1990-01-01'), index));
  const answeredStatuses = await Promise.all(
    days.map((day, index) => {
      const visitor = { network: network(index), signedIn: async () => null };
      return isSomeoneElse({ firstName, lastName, email, taxCode: taxCodeOf(day) }, visitor);
    }),
  );
  expect(answeredStatuses.filter(Boolean)).toHaveLength(perMailbox);
  expect(answeredStatuses[days.indexOf(birthDate)]).toBe(false);
});

test('a name guessed with quizzes gets three answers, and the right one then looks like all others', async () => {
  await using server = await testServer({ now: attackDay });
  const { email } = await confirmedHolder(server);
  const names = ['Bianchi', 'Verdi', 'Neri', 'Gallo', lastName, 'Conti', 'Bruno'];
  const statuses = [];
  for (const [index, name] of names.entries())
    statuses.push((await quizAs(openBrowser(server, network(index)), email, name)).status);
  expect(statuses).toEqual([MISMATCH, MISMATCH, MISMATCH, ...Array<number>(4).fill(ACCEPTED)]);
});

test('quizzes, checkups and ski policies are counted together', async () => {
  await using server = await testServer({ now: attackDay });
  const email = await buyerOf(server);
  const guesses = [
    await quizAs(openBrowser(server, network(1)), email, 'Rossi'),
    await checkupAs(openBrowser(server, network(2)), email, 'Rossi'),
    await skiAs(openBrowser(server, network(3)), email.toUpperCase(), addDays(birthDate, 1)),
    await skiAs(openBrowser(server, network(4)), email, addDays(birthDate, 2)),
    await quizAs(openBrowser(server, network(5)), email, 'Rossi'),
    await checkupAs(openBrowser(server, network(6)), email, 'Rossi'),
  ];
  expect(guesses.map(({ status }) => status)).toEqual([
    ...Array<number>(3).fill(MISMATCH),
    ...Array<number>(3).fill(ACCEPTED),
  ]);
});

test('one network learns about five mailboxes in six hours', async () => {
  await using server = await testServer({ now: attackDay });
  const thief = openBrowser(server, network(1));
  const emails = [];
  for (let turn = 0; turn < perNetwork + 2; turn += 1) emails.push((await confirmedHolder(server)).email);
  const statuses = [];
  for (const email of emails) statuses.push((await quizAs(thief, email, 'Bianchi')).status);
  expect(statuses).toEqual([...Array<number>(perNetwork).fill(MISMATCH), ACCEPTED, ACCEPTED]);
  const last = emails.at(-1) ?? '';
  // No other visitor is affected, and its owner is notified all the same.
  expect((await quizAs(openBrowser(server, network(2)), last, 'Bianchi')).status).toBe(MISMATCH);
  expect(await noticesTo(server, last)).toHaveLength(1);
  await letHoursPass(server, 6);
  expect((await quizAs(thief, last, 'Bianchi')).status).toBe(MISMATCH);
});

test('two processes on one database together give three answers', async () => {
  await using server = await testServer({ now: attackDay });
  await using other = await testServer({ now: attackDay, databaseUrl: server.databaseUrl });
  const email = await buyerOf(server);
  const guesses = Array.from({ length: 20 }, (_, index) => {
    const browser = openBrowser(index % 2 === 0 ? server : other, network(index));
    return skiAs(browser, email, addDays(isoDate('1991-01-01'), index));
  });
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(counted(statuses, MISMATCH)).toBe(perMailbox);
  expect(counted(statuses, ACCEPTED)).toBe(guesses.length - perMailbox);
});

test('a guess beyond a mailbox’s three does not show in what its network may still ask', async () => {
  await using server = await testServer({ now: attackDay });
  const { email: victim } = await confirmedHolder(server);
  for (let turn = 0; turn < perMailbox; turn += 1)
    await quizAs(openBrowser(server, network(turn)), victim, 'Bianchi');
  // The attacker’s own mailboxes show the network’s count: four now, and one more gets an answer.
  const thief = openBrowser(server, network(100));
  const own = [(await confirmedHolder(server)).email, (await confirmedHolder(server)).email];
  for (const email of [own[0], own[0], own[0], own[1]])
    expect((await quizAs(thief, email ?? '', 'Bianchi')).status).toBe(MISMATCH);
  expect((await quizAs(thief, victim, 'Verdi')).status).toBe(ACCEPTED);
  expect((await quizAs(thief, own[1] ?? '', 'Bianchi')).status).toBe(MISMATCH);
});

test('beyond the limit a right guess takes as much work as a wrong one', async () => {
  await using server = await testServer({ now: attackDay });
  const { email } = await confirmedHolder(server);
  for (let turn = 0; turn < perMailbox; turn += 1)
    await quizAs(openBrowser(server, network(turn)), email, 'Bianchi');
  const countsAdded = async (number: number, name: string) => {
    const sum = async () =>
      Number((await server.db.execute(sql`select sum(count) as sum from rate_limit`)).rows[0]?.['sum']);
    const before = await sum();
    // Two at once: counts that are not awaited are written before those that are.
    const browser = openBrowser(server, network(number));
    expect((await quizAs(browser, email, name)).status).toBe(ACCEPTED);
    await server.parts.limiter.hit('something else', { max: 1, windowSeconds: 1 });
    return (await sum()) - before;
  };
  expect(await countsAdded(50, 'Verdi')).toBe(await countsAdded(51, lastName));
});

test('a visitor signed in with the mailbox is compared honestly, however often strangers have guessed', async () => {
  await using server = await testServer({ now: attackDay });
  const { browser, email } = await signedInHolder(server);
  for (let turn = 0; turn < perMailbox + 1; turn += 1)
    await quizAs(openBrowser(server, network(turn)), email, 'Bianchi');
  const own = [];
  for (const name of ['Angelo', 'D’Angeli', 'D’Angelico', 'Angeloni', 'De Angelis'])
    own.push((await checkupAs(browser, email, name)).status);
  const contractor = { ...skiRequest().contractor, email, last_name: 'D’Angeli' };
  const request = dayRequest('2026-12-06 10:00', { contractor });
  own.push((await browser.call(createSkiPolicyCall, request)).status);
  expect(own).toEqual(Array<number>(6).fill(MISMATCH));
  expect((await quizAs(browser, email, lastName)).status).toBe(ACCEPTED);
  // A session proves its own mailbox and no other.
  const { email: other } = await confirmedHolder(server);
  const asStranger = [];
  for (let turn = 0; turn < perMailbox + 1; turn += 1)
    asStranger.push((await quizAs(browser, other, 'Bianchi')).status);
  expect(asStranger).toEqual([...Array<number>(perMailbox).fill(MISMATCH), ACCEPTED]);
});

test("the owner's own typing errors do not count against the mailbox", async () => {
  await using server = await testServer({ now: attackDay });
  const { browser, email } = await signedInHolder(server);
  for (let turn = 0; turn < 6; turn += 1) await quizAs(browser, email, 'Angelo');
  const stranger = openBrowser(server, network(1));
  expect((await checkupAs(stranger, email, 'Bianchi')).status).toBe(MISMATCH);
  expect(await noticesTo(server, email)).toHaveLength(1);
});

test('a stranger’s questionnaire never makes the real person’s e-mail fail', async () => {
  await using server = await testServer({ now: attackDay });
  const email = newEmail();
  expect((await quizAs(openBrowser(server, network(1)), email, 'Bianchi')).status).toBe(ACCEPTED);
  expect((await checkupAs(openBrowser(server, network(1)), email, 'Verdi')).status).toBe(ACCEPTED);
  const real = openBrowser(server, network(2));
  const answers = [
    await quizAs(real, email, lastName),
    await checkupAs(real, email, lastName),
    await skiAs(real, email, birthDate),
  ];
  expect(answers.map(({ status }) => status)).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
  expect(await noticesTo(server, email)).toEqual([]);
});

test('the owner of the mailbox is notified once a day, without the guesses', async () => {
  await using server = await testServer({ now: attackDay });
  const { email } = await confirmedHolder(server);
  for (let turn = 0; turn < 5; turn += 1)
    await quizAs(openBrowser(server, network(turn)), email, 'Zanzibarri');
  const [notice, ...more] = await noticesTo(server, email);
  expect(more).toEqual([]);
  expect(notice?.text).toContain('Non devi fare nulla');
  expect(`${notice?.subject} ${notice?.html} ${notice?.text}`).not.toMatch(/Zanzibarri|D.Angelo|Ada\b/i);
  await letHoursPass(server, 24);
  await quizAs(openBrowser(server, network(9)), email, 'Zanzibarri');
  expect(await noticesTo(server, email)).toHaveLength(2);
});
