import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { deleteAccountCall, saveProfileCall } from '@riparo/domain/people/account/account-calls.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveTo, newEmail, ownAttributes, password, signedInHolder } from '../../../test/account-holder.ts';
import type { Browser } from '../../../test/browser.ts';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { dealToPay } from '../../../test/deals.ts';
import { dealRow } from '../../../test/deal-row.ts';
import { atDesk } from '../../../test/desk.ts';
import { askForCall, askForLifeQuote } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { deals } from '../../buy/deals/tables.ts';
import { deskRequests } from '../../care/requests/tables.ts';
import { EVERYBODY, reindexPeople } from './people-index.ts';
import { reindexQueue, nameWordRows, people, personTerms } from '../../platform/customers/people-tables.ts';

const now = new Date('2026-11-16T14:00:00Z');
const openDesk = () => testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });

type BuyerData = { name: string; email?: string; phone?: string; taxCode?: string };

/** A customer who began to buy. */
async function buyer(server: TestServer, { name, email = newEmail(), phone, taxCode }: BuyerData) {
  const [firstName = '', ...rest] = name.split(' ');
  const { profile } = dealRow();
  return dealToPay(server, {
    firstName,
    lastName: rest.join(' '),
    email,
    emailKey: emailKey(email),
    profile: { ...profile, phoneNumber: phone ?? '+393280000000', taxCode: taxCode ?? 'XXXXXX00A01A000A' },
  });
}

const namesFor = async (browser: Browser, q: string) =>
  (await browser.call(findPeopleCall, undefined, undefined, { q })).answer.data.map(
    ({ firstName, lastName, match }) => `${firstName} ${lastName}: ${match}`,
  );

const runReindex = (server: TestServer) => reindexPeople(server.parts);

describe('searching a person', () => {
  test.each([
    ['their name', 'Nicolò D’Angelo', 'exact'],
    ['the name in another order, without accents', 'dangelo nicolo', 'exact'],
    ['half of the name', 'nico dan', 'begins'],
    ['a wrong letter', 'nicolo damgelo', 'near'],
    ['a wrong letter in half a name', 'nicolo damge', 'near'],
    ['a wrong letter in each half', 'nixolo damgelo', 'near'],
    ['two letters swapped', 'nciolo', 'near'],
    ['the whole phone, as it is dictated', '+39 347 555 4321', 'exact'],
    ['the whole tax code', 'dngncl85a01h501z', 'exact'],
    ['the e-mail', 'NICOLO.dangelo85@example.it', 'exact'],
    ['the beginning of the e-mail', 'nicolo.dangelo85@', 'begins'],
    ['a mistyped e-mail', 'nicolo.damgelo@example.it', 'near'],
    ['name and phone together', 'd’angelo 347 5554321', 'exact'],
    ['the phone and a mistyped name', 'damgelo 3475554321', 'near'],
  ])('a search with %s finds the person: %s', async (_, typed, match) => {
    expect(await namesFor(desk, typed)).toEqual([`Nicolò D’Angelo: ${match}`]);
  });

  let server: TestServer;
  let desk: Browser;
  beforeAll(async () => {
    server = await openDesk();
    desk = (await atDesk(server, 'consulente')).browser;
    const email = 'nicolo.dangelo85@example.it';
    await buyer(server, {
      name: 'Nicolò D’Angelo',
      email,
      phone: '+393475554321',
      taxCode: 'DNGNCL85A01H501Z',
    });
    await buyer(server, { name: 'Bianca Neri' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('the address of a deal finds the person, whole or as its short reference', async () => {
    const { browser } = await atDesk(server, 'revisore');
    const { uuid } = await buyer(server, { name: 'Ada Rossi' });
    for (const typed of [uuid, `#${uuid.slice(-6).toUpperCase()}`])
      expect(await namesFor(browser, typed)).toEqual(['Ada Rossi: exact']);
  });

  test.each([
    'xy',
    'zanzibar',
    '12',
    '0000 9999',
    '555 4321',
    'dngncl85',
    'dngncl',
    'd’angelo 4321',
    'nobody@example.it',
    `'; drop table deal`,
    '%',
    '_',
  ])('a search with %s finds nothing', async (typed) => {
    expect(await namesFor(desk, typed)).toEqual([]);
  });
});

test('exact matches come before prefixes, and those before similar names', async () => {
  await using server = await openDesk();
  const { browser } = await atDesk(server, 'consulente');
  for (const name of ['Ada Rossini', 'Ada Rossi', 'Ada Rosti']) await buyer(server, { name });
  server.setNow(new Date(now.getTime() + 60_000));
  await buyer(server, { name: 'Rossi Ada' });
  server.setNow(now);
  // Of two equal matches the one with the latest activity comes first.
  expect(await namesFor(browser, 'ada rossi')).toEqual([
    'Rossi Ada: exact',
    'Ada Rossi: exact',
    'Ada Rossini: begins',
    'Ada Rosti: near',
  ]);
});

test('phone and tax code are masked, and a search by them does not reveal the latest writer', async () => {
  await using server = await openDesk();
  const { browser } = await atDesk(server, 'consulente');
  await buyer(server, { name: 'Ada Rossi', phone: '+393331234567', taxCode: 'RSSDAA84C67H501X' });
  server.setNow(new Date(now.getTime() + 60_000));
  await server.call(submitQuizCall, { body: quizRequest({ email: 'bea@example.it' }) });
  const { answer } = await browser.call(findPeopleCall);
  expect(answer.data.map(({ email }) => email)[0]).toBe('bea@example.it');
  expect(answer.data[1]).toMatchObject({
    firstName: 'Ada',
    phone: '+39\u00a0•••-••••567',
    taxCode: 'RSSDAA••••••••••',
    dealCount: 1,
    hasAccount: false,
    match: null,
  });
});

test('every kind of request creates a person, once per mailbox', async () => {
  await using server = await openDesk();
  const { browser } = await atDesk(server, 'consulente');
  const email = newEmail();
  await askForCall(server, await askForLifeQuote(server), { email: email.toUpperCase() });
  await server.call(submitQuizCall, { body: quizRequest({ email }) });
  await buyer(server, { name: 'Ada Rossi', email });
  const { answer } = await browser.call(findPeopleCall, undefined, undefined, { q: email });
  expect(answer.data).toHaveLength(1);
  expect(answer.data[0]).toMatchObject({ dealCount: 1, hasAccount: false });
});

test('an account is found by its present name, and not at all once deleted', async () => {
  await using server = await openDesk();
  const desk = await atDesk(server, 'consulente');
  const { browser, email } = await signedInHolder(server);
  await buyer(server, { name: 'Ada Rossi', email });
  expect(await namesFor(desk.browser, email)).toHaveLength(1);
  const profile = { ...ownAttributes, name: 'Zeno', family_name: 'Quattrini', email, profileVersion: 1 };
  expect((await browser.call(saveProfileCall, profile)).status).toBe(200);
  expect(await namesFor(desk.browser, 'quattrini')).toEqual(['Zeno Quattrini: exact']);
  await browser.call(deleteAccountCall, { password });
  expect(await namesFor(desk.browser, 'quattrini')).toEqual([]);
  expect(await namesFor(desk.browser, email)).toEqual([]);
  const left = await Promise.all(
    [people, personTerms, nameWordRows].map((table) => server.db.select().from(table)),
  );
  expect(JSON.stringify(left)).not.toMatch(/quattrini|zeno/i);
});

/** Everything derived from other rows, without ids. */
async function readPeopleIndex(server: TestServer) {
  const rows = await server.db.select().from(people).orderBy(people.emailKey);
  const terms = await server.db
    .select({ term: personTerms.term, email: people.emailKey })
    .from(personTerms)
    .innerJoin(people, eq(people.id, personTerms.personId))
    .orderBy(personTerms.term, people.emailKey);
  const words = await server.db.select().from(nameWordRows).orderBy(nameWordRows.word);
  return { people: rows.map(({ id: _id, ...row }) => row), terms, words };
}

test('a person who changes mailbox stays the same at the desk, unless one is known there', async () => {
  await using server = await openDesk();
  const { browser } = await atDesk(server, 'consulente');
  const idAt = async (q: string) =>
    (await browser.call(findPeopleCall, undefined, undefined, { q })).answer.data.find(
      ({ email }) => email === q,
    )?.id;
  const holder = await signedInHolder(server);
  const [stranger, known] = [newEmail(), newEmail()];
  for (const email of [stranger, known]) await buyer(server, { name: 'Bianca Neri', email });
  const before = [await idAt(holder.email), await idAt(stranger), await idAt(known)];
  const other = newEmail();
  await moveTo(server, holder, other);
  expect([await idAt(other), await idAt(stranger), await idAt(known)]).toEqual(before);
  const second = await signedInHolder(server);
  await moveTo(server, second, known);
  expect(await idAt(second.email)).toBeUndefined();
  expect(await idAt(known)).toEqual(before[2]);
});

test('the index equals a full reindex after every change and removal', async () => {
  await using server = await openDesk();
  const { browser } = await signedInHolder(server);
  const first = await buyer(server, { name: 'Ada Rossi' });
  const second = await buyer(server, { name: 'Bianca De Neri' });
  await askForCall(server, await askForLifeQuote(server), { email: newEmail() });
  await server.call(submitQuizCall, { body: quizRequest({ email: newEmail() }) });
  await runReindex(server);
  const before = await server.db.$count(people);
  await server.db.update(deals).set({ lastName: 'Russo' }).where(eq(deals.uuid, first.uuid));
  await server.db.delete(deals).where(eq(deals.uuid, second.uuid));
  await server.db.update(deskRequests).set({ email: 'altrove@example.it' });
  await server.db.delete(checkups);
  await browser.call(deleteAccountCall, { password });
  await runReindex(server);
  const followed = await readPeopleIndex(server);
  expect(before).toBe(5);
  expect(followed.people.map(({ lastName }) => lastName)).toContain('Russo');
  expect(JSON.stringify(followed)).not.toMatch(/neri|bianca/i);

  await server.db.execute(sql`truncate desk_person, desk_person_term, desk_word, desk_person_join`);
  await server.db.insert(reindexQueue).values({ emailKey: EVERYBODY });
  await runReindex(server);
  expect(await readPeopleIndex(server)).toEqual(followed);
  expect(await server.db.$count(reindexQueue)).toBe(0);
});
