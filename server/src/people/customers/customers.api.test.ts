import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  customerCall,
  eraseCustomerCall,
  findPeopleCall,
  joinCustomersCall,
  separateCustomerCall,
  showCustomerDataCall,
} from '@riparo/domain/people/search/desk-customer-calls.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { customerFilePath } from '@riparo/domain/people/search/paths.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { type PersonId, staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, mailsTo, newEmail, signedInHolder } from '../../../test/account-holder.ts';
import type { Browser } from '../../../test/browser.ts';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { dealToPay } from '../../../test/deals.ts';
import { atDesk, type Consultant } from '../../../test/desk.ts';
import { newSubmissionKey } from '../../../test/ids.ts';
import { listenAtDesks } from '../../../test/listen-at-desks.ts';
import { askForCall, askForLifeQuote } from '../../../test/life-quote.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { customers } from '../../platform/customers/tables.ts';
import { deals } from '../../buy/deals/tables.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { dealTasks } from '../../care/deals/tables.ts';
import { mailboxesOf } from '../../platform/customers/mailboxes-of.ts';
import { joinedPeople, people } from '../../platform/customers/people-tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';

const now = new Date('2026-11-16T14:00:00Z');

let server: TestServer;
let boss: Consultant;
let desk: Browser;
beforeAll(async () => {
  server = await testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });
  boss = await atDesk(server, 'responsabile', 'Rita Verdi');
  desk = boss.browser;
});
afterAll(() => server[Symbol.asyncDispose]());

const boughtBy = (email: string, changes: object = {}) =>
  dealToPay(server, { email, emailKey: emailKey(email), ...changes });

async function personAt(email: string): Promise<PersonId> {
  const { answer } = await desk.call(findPeopleCall, undefined, undefined, { q: email });
  const [found] = answer.data;
  if (!found) throw new Error('no person is found');
  return found.id;
}

const mailboxes = async (id: PersonId) =>
  (await mailboxesOf(server.db, id)).map((mailbox) => mailbox.emailKey).toSorted();

const look = async (id: PersonId, by = desk) => (await by.call(customerCall, undefined, { id })).answer.data;

const linesAbout = (id: string) =>
  server.db
    .select()
    .from(deskLog)
    .where(eq(deskLog.subject, `person ${id}`))
    .orderBy(deskLog.number);

describe('all data about a customer', () => {
  test('a customer’s data is on one page, masked, and opening it is logged once per visit', async () => {
    const { email } = await signedInHolder(server);
    const deal = await boughtBy(email);
    const earlier = await boughtBy(email, { createdAt: new Date('2026-01-10T10:00:00Z') });
    const stranger = await boughtBy(newEmail());
    await boughtBy(email, { erasureAskedAt: now });
    const doneAt = new Date('2026-11-15T10:00:00Z');
    const [rita] = await server.db.select().from(staffMembers);
    const assigneeId = staffIdSchema.parse(rita?.id);
    const written = { text: 'Richiamare', day: isoDate('2026-11-20'), authorName: 'Rita Verdi', assigneeId };
    await server.db
      .insert(dealTasks)
      .values(
        [
          { dealUuid: earlier.uuid },
          { dealUuid: deal.uuid, day: isoDate('2026-11-18'), doneAt },
          { dealUuid: stranger.uuid },
        ].map((task) => ({ ...written, createdAt: now, key: newSubmissionKey(), ...task })),
      );
    await askForCall(server, await askForLifeQuote(server), { email });
    await server.call(submitQuizCall, { body: quizRequest({ email }) });
    await server.queue.runWaiting();
    const id = await personAt(email);
    const data = await look(id);
    await look(id);
    expect(data).toMatchObject({
      person: { email, hasAccount: true, phone: expect.stringContaining('•') },
      deals: [
        { uuid: deal.uuid, product: { title: 'Sussidio Pet' }, stage: 'qualified_lead' },
        { uuid: earlier.uuid, openedBy: null },
      ],
      tasks: [
        { dealUuid: deal.uuid, text: 'Richiamare', day: '2026-11-18', doneAt: doneAt.toISOString() },
        { dealUuid: earlier.uuid, text: 'Richiamare', day: '2026-11-20', doneAt: null },
      ],
      quotes: [{ monthlyCents: 1789 }],
      requests: [{ kind: 'call-back', state: 'new' }],
      checkups: [{ questionnaire: 'quiz', result: 34 }],
      accounts: [{ email }],
      joined: [],
    });
    expect(data.consents.now.map(({ kind }) => kind)).toEqual(['marketing', 'userProfiling']);
    expect(data.mails.map(({ subject }) => subject)).toContain('Report del checkup');
    expect(new Set(data.mails.map((mail) => mail.email.toLowerCase()))).toEqual(new Set([email]));
    expect(data.mails.map(({ createdAt }) => createdAt)).toEqual(
      data.mails
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect(JSON.stringify(data)).not.toMatch(/\+39333|DNGDAA90/);
    expect((await linesAbout(id)).map(({ action }) => action)).toEqual(['customer.read']);

    const other = await atDesk(server, 'revisore');
    await look(id, other.browser);
    // It counts as the same visit for a quarter of an hour.
    for (const passedMs of [15 * 60_000 - 1, 15 * 60_000]) {
      server.setNow(new Date(now.getTime() + passedMs));
      await look(id);
    }
    server.setNow(now);
    expect((await linesAbout(id)).map(({ actorName }) => actorName)).toEqual([
      'Rita Verdi',
      'Bianca Neri',
      'Rita Verdi',
    ]);
  });

  test('phone and tax code stay hidden until shown, which is logged', async () => {
    const email = newEmail();
    await boughtBy(email);
    const id = await personAt(email);
    for (const field of ['phone', 'taxCode'] as const) {
      const { answer } = await desk.call(showCustomerDataCall, { field }, { id });
      expect(answer.value).toMatch(/^(?:\+39\d+|[A-Z\d]{16})$/);
    }
    const shown = (await linesAbout(id)).filter(({ action }) => action === 'personal-data.shown');
    expect(shown.map(({ details }) => JSON.parse(details))).toEqual([
      { field: 'phone' },
      { field: 'taxCode' },
    ]);
  });

  test('an unknown id shows no customer', async () => {
    const id = crypto.randomUUID() as PersonId;
    expect((await desk.call(customerCall, undefined, { id })).status).toBe(404);
    expect((await desk.call(showCustomerDataCall, { field: 'phone' }, { id })).status).toBe(404);
    expect((await desk.call(separateCustomerCall, undefined, { id })).status).toBe(404);
    expect((await desk.call(eraseCustomerCall, { email: 'a@b.it' }, { id })).status).toBe(404);
    expect((await file(id)).statusCode).toBe(404);
  });
});

describe('two records of possibly the same customer', () => {
  test('joined customers are shown together and can be separated; access of each mailbox stays separate', async () => {
    const { browser, email } = await signedInHolder(server);
    const other = newEmail();
    const [own, guest] = [await boughtBy(email), await boughtBy(other)];
    const [id, otherId] = [await personAt(email), await personAt(other)];
    const before = await look(id);
    const same = before.possiblySame.find((each) => each.id === otherId);
    expect(same?.reasons).toEqual(['tax-code', 'name-and-birth-date', 'name-and-phone']);
    expect(before.deals.map(({ uuid }) => uuid)).toEqual([own.uuid]);

    const endListening = await listenAtDesks(server);
    const join = () => desk.call(joinCustomersCall, { with: otherId }, { id });
    const [first, second] = await Promise.all([join(), join()]);
    expect([first.status, second.status].toSorted()).toEqual([204, 409]);
    for (const each of [id, otherId]) {
      const together = await look(each);
      expect(together.deals.map(({ uuid }) => uuid).toSorted()).toEqual([own.uuid, guest.uuid].toSorted());
      expect(together.joined).toHaveLength(1);
      expect(together.joined[0]?.joinedBy).toBe('Rita Verdi');
      expect(together.possiblySame.map((person) => person.id)).not.toContain(otherId);
    }
    const theirs = (await browser.call(ownDealsCall)).answer.data;
    expect(theirs.map(({ uuid }) => uuid)).toEqual([own.uuid]);

    expect((await desk.call(separateCustomerCall, undefined, { id: otherId })).status).toBe(204);
    expect((await desk.call(separateCustomerCall, undefined, { id: otherId })).status).toBe(204);
    const expectedEvents = [id, otherId, otherId, id].map((each) => ({ kind: 'person', id: each }));
    expect((await endListening()).filter(({ kind }) => kind === 'person')).toEqual(expectedEvents);
    const after = await look(id);
    expect(after.deals.map(({ uuid }) => uuid)).toEqual([own.uuid]);
    expect(after.possiblySame.map((person) => person.id)).toContain(otherId);
    const actions = [...(await linesAbout(id)), ...(await linesAbout(otherId))].map(({ action }) => action);
    expect(actions.filter((action) => action === 'customer.joined')).toHaveLength(1);
    const joined = (await linesAbout(id)).find(({ action }) => action === 'customer.joined');
    expect(JSON.parse(joined?.details ?? '')).toEqual({ other: otherId });
    expect(after.joined).toEqual([]);
    expect(actions.filter((action) => action === 'customer.separated')).toHaveLength(1);
  });

  test('joining customers includes those each was joined with before', async () => {
    const emails = [newEmail(), newEmail(), newEmail(), newEmail()];
    for (const email of emails) await boughtBy(email);
    const [a, b, c, d] = (await Promise.all(emails.map(personAt))) as [
      PersonId,
      PersonId,
      PersonId,
      PersonId,
    ];
    await desk.call(joinCustomersCall, { with: b }, { id: a });
    await desk.call(joinCustomersCall, { with: d }, { id: c });
    await desk.call(joinCustomersCall, { with: c }, { id: a });
    expect((await look(d)).joined.map(({ id }) => id).toSorted()).toEqual([a, b, c].toSorted());
    const emailsApart = [newEmail(), newEmail()];
    for (const email of emailsApart) await boughtBy(email);
    const [e, f] = (await Promise.all(emailsApart.map(personAt))) as [PersonId, PersonId];
    await desk.call(joinCustomersCall, { with: f }, { id: e });
    await desk.call(separateCustomerCall, undefined, { id: a });
    expect((await look(a)).joined).toEqual([]);
    expect((await look(d)).joined).toHaveLength(2);
    await desk.call(separateCustomerCall, undefined, { id: b });
    expect((await look(c)).joined.map(({ id }) => id)).toEqual([d]);
    await desk.call(separateCustomerCall, undefined, { id: d });
    // A single person is not a group; others stay together.
    expect(await server.db.$count(joinedPeople, eq(joinedPeople.personId, c))).toBe(0);
    expect((await look(e)).joined.map(({ id }) => id)).toEqual([f]);
  });

  test('similar customers are searched by every mailbox of the group', async () => {
    const emails = [newEmail(), newEmail(), newEmail()];
    for (const email of emails) await boughtBy(email);
    const [id, other, stranger] = (await Promise.all(emails.map(personAt))) as [PersonId, PersonId, PersonId];
    expect(await mailboxes(id)).toEqual(emails.slice(0, 1));
    await desk.call(joinCustomersCall, { with: other }, { id });
    expect(await mailboxes(other)).toEqual(emails.slice(0, 2).toSorted());
    expect(await mailboxes(stranger)).toEqual(emails.slice(2));
  });
});

const file = (id: string) =>
  server.request({ method: 'GET', url: customerFilePath(id), headers: { cookie: cookiesOf(boss) } });

describe('data requests through the desk', () => {
  test('the data export is a file, with or without an account', async () => {
    const { email } = await signedInHolder(server);
    const guest = newEmail();
    for (const each of [email, guest]) {
      const { uuid } = await boughtBy(each);
      await server.call(submitQuizCall, { body: quizRequest({ email: each }) });
      const id = await personAt(each);
      const response = await file(id);
      expect(response.headers['content-disposition']).toContain('dati-personali.json');
      expect(response.headers['cache-control']).toBe('no-store');
      const data = response.json<Record<string, unknown>>();
      expect(data).toMatchObject({ deals: [{ uuid }], checkups: [{ email: each }], consentChanges: [] });
      expect('account' in data).toBe(each === email);
      expect((await linesAbout(id)).map(({ action }) => action)).toContain('customer.exported');
    }
  });

  test('a person without an account is erased, and their paid contracts are kept inaccessible', async () => {
    const contract = await paidDeal(server);
    const { email } = contract;
    await server.call(submitQuizCall, { body: quizRequest({ email }) });
    const unpaid = await boughtBy(email);
    const id = await personAt(email);

    const wrong = await desk.call(eraseCustomerCall, { email: newEmail() }, { id });
    expect({ status: wrong.status, code: wrong.problem.code }).toEqual({
      status: 422,
      code: 'NotTheirMailbox',
    });
    expect((await look(id)).deals).toHaveLength(2);

    const endListening = await listenAtDesks(server);
    expect((await desk.call(eraseCustomerCall, { email: email.toUpperCase() }, { id })).status).toBe(204);
    expect(await endListening()).toContainEqual({ kind: 'person', id });
    expect((await desk.call(eraseCustomerCall, { email }, { id })).status).toBe(404);
    // A namesake may be found in their place.
    const { answer } = await desk.call(findPeopleCall, undefined, undefined, { q: email });
    expect(answer.data.map((found) => found.email)).not.toContain(email);
    expect(await server.db.$count(people, eq(people.id, id))).toBe(0);
    const left = await server.db
      .select()
      .from(deals)
      .where(eq(deals.emailKey, emailKey(email)));
    expect(left.map(({ uuid }) => uuid)).toEqual([contract.uuid]);
    expect(left[0]?.erasureAskedAt).toEqual(now);
    expect(left.map(({ uuid }) => uuid)).not.toContain(unpaid.uuid);
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Abbiamo cancellato i tuoi dati');
    const lines = (await linesAbout(id)).filter(({ action }) => action === 'customer.erased');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  test('an account is erased as its owner would delete it', async () => {
    const { email } = await signedInHolder(server);
    await boughtBy(email);
    const id = await personAt(email);
    expect((await desk.call(eraseCustomerCall, { email }, { id })).status).toBe(204);
    expect(await server.db.$count(customers, eq(customers.emailKey, emailKey(email)))).toBe(0);
    expect(await server.parts.identity.ownerOf(email)).toBeNull();
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Il tuo account Riparo è stato cancellato');
    expect((await linesAbout(id)).map(({ action }) => action)).toContain('customer.erased');
  });

  test('only a manager (responsabile) handles data requests', async () => {
    const email = newEmail();
    await boughtBy(email);
    const id = await personAt(email);
    for (const role of ['consulente', 'revisore'] as const) {
      const { browser } = await atDesk(server, role);
      expect((await browser.call(eraseCustomerCall, { email }, { id })).status).toBe(403);
      expect((await browser.call(joinCustomersCall, { with: id }, { id })).status).toBe(403);
      expect((await browser.call(customerCall, undefined, { id })).status).toBe(200);
    }
  });
});
