import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import {
  callTimesCall,
  cancelCallCall,
  customerRequestCall,
  moveCallCall,
} from '@riparo/domain/care/requests/customer-request-calls.ts';
import { takeNextRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/claims.ts';
import { mailsTo, newEmail, password, signedInHolder } from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { atDesk } from '../../../test/desk.ts';
import { contact } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { openingHours } from '../../desk/opening-hours/tables.ts';
import { sandboxAttachments } from '../../platform/providers/mail/tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { bookedCalls } from './tables.ts';

// A Monday, at three in the afternoon.
const now = new Date('2026-11-16T14:00:00Z');
const tomorrowAtTen = '2026-11-17T09:00:00.000Z';
const tomorrowAtEleven = '2026-11-17T10:00:00.000Z';

const booking = {
  ...contact,
  source: '/prenota-una-chiamata',
  callAt: tomorrowAtTen,
  about: 'casa',
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
};

const book = (server: TestServer, given: Partial<typeof booking & { submissionKey: string }> = {}) =>
  server.call(bookCallCall, { body: { submissionKey: crypto.randomUUID(), ...booking, ...given } });

const timesOf = async (server: TestServer) =>
  (await server.call(callTimesCall, {})).answer.data.flatMap(({ times }) => times);

/** The calendar file attached to a mail, line by line, unfolded as calendars do. */
async function calendarIn(server: TestServer, { id }: { id: string }) {
  const [file] = await server.db.select().from(sandboxAttachments).where(eq(sandboxAttachments.mailId, id));
  const lines = file?.content.toString().replaceAll('\r\n ', '').split('\r\n') ?? [];
  const read = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  return {
    contentType: file?.contentType,
    filename: file?.filename,
    method: read('METHOD'),
    sequence: read('SEQUENCE'),
    start: read('DTSTART'),
    status: read('STATUS'),
    uid: read('UID'),
    text: lines.join('\n'),
  };
}

describe('a booked call', () => {
  test('a booked call becomes a request at the desk for that time, and a mail with the calendar file', async () => {
    await using server = await testServer({ now, environment: { DESK_EMAIL: 'banco@riparo.example' } });
    const { status, answer } = await book(server);
    expect(status).toBe(201);
    expect(answer.data.callAt).toBe(tomorrowAtTen);
    const token = answer.data.token ?? '';
    expect(await server.db.select().from(bookedCalls)).toMatchObject([
      { about: 'casa', callAt: new Date(tomorrowAtTen), consents: { source: '/prenota-una-chiamata' } },
    ]);
    const [request] = await server.db.select().from(deskRequests);
    expect(request).toMatchObject({
      kind: 'booked-call',
      state: 'new',
      product: 'casa',
      deadline: new Date(tomorrowAtTen),
      againAt: new Date(tomorrowAtTen),
    });
    const seen = await server.call(customerRequestCall, { params: { token } });
    expect(seen.answer.data).toMatchObject({ step: 'appointed', callAt: tomorrowAtTen, about: 'Casa' });

    const [mail] = await mailsTo(server, contact.email);
    expect(mail?.subject).toBe('Ti chiamiamo martedì 17 novembre alle 10:00');
    expect(mail?.text).toContain(`/richiesta/${token}`);
    const calendar = await calendarIn(server, mail ?? { id: '' });
    expect(calendar).toMatchObject({
      filename: 'chiamata.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      method: 'REQUEST',
      sequence: '0',
      start: '20261117T090000Z',
      uid: `${request?.id}@localhost`,
    });
    expect(calendar.text).toContain(`mailto:${contact.email}`);
    // Calendars are shared: only the mail may contain the link to change the call.
    expect(calendar.text).not.toContain(token);
    const [toDesk] = await mailsTo(server, 'banco@riparo.example');
    expect(toDesk?.subject).toBe('Chiamata prenotata: martedì 17 novembre alle 10:00');
    expect(toDesk?.text).toContain('+39\u00a0333-1234567');
  });

  test('a call that is moved and cancelled updates the same calendar entry', async () => {
    await using server = await testServer({ now });
    const token = (await book(server)).answer.data.token ?? '';
    const moved = { params: { token }, body: { callAt: tomorrowAtEleven } };
    expect((await server.call(moveCallCall, moved)).status).toBe(200);
    await server.call(moveCallCall, moved);
    await server.call(cancelCallCall, { params: { token } });
    await server.call(cancelCallCall, { params: { token } });
    const mails = await mailsTo(server, contact.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Va bene, non ti chiamiamo',
      'Nuovo orario: ti chiamiamo martedì 17 novembre alle 11:00',
      'Ti chiamiamo martedì 17 novembre alle 10:00',
    ]);
    const files = await Promise.all(mails.map((mail) => calendarIn(server, mail)));
    expect(files.map(({ method, sequence, start, status }) => [method, sequence, start, status])).toEqual([
      ['CANCEL', '2', '20261117T100000Z', 'CANCELLED'],
      ['REQUEST', '1', '20261117T100000Z', 'CONFIRMED'],
      ['REQUEST', '0', '20261117T090000Z', 'CONFIRMED'],
    ]);
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(1);
  });

  test('a booking sent twice, even at once, is stored once: the second click gets the same answer', async () => {
    await using server = await testServer({ now });
    await book(server, { email: newEmail(), callAt: tomorrowAtEleven });
    const submissionKey = crypto.randomUUID();
    const both = await Promise.all([book(server, { submissionKey }), book(server, { submissionKey })]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.answer).toEqual(both[1]?.answer);
    expect(both[0]?.answer.data).toMatchObject({ callAt: tomorrowAtTen, token: expect.any(String) });
    expect(await server.db.$count(deskRequests)).toBe(2);
    expect(await mailsTo(server, contact.email)).toHaveLength(1);
  });

  test('a booking from two tabs is one call, and its link is not given to someone who only knows name and phone', async () => {
    await using server = await testServer({ now });
    await book(server);
    const ofSecondTab = { email: contact.email.toUpperCase(), submissionKey: crypto.randomUUID() };
    const clicks = [await book(server, ofSecondTab), await book(server, ofSecondTab)];
    const withoutToken = { callAt: tomorrowAtTen, token: null };
    expect(clicks.map(({ answer }) => answer.data)).toEqual([withoutToken, withoutToken]);
    expect(await server.db.$count(deskRequests)).toBe(1);
    expect(await server.db.$count(bookedCalls), 'each with the consents given in it').toBe(2);
    expect(await server.mails(), 'desk and visitor heard of it once').toHaveLength(2);
  });

  test.each([
    ['of another mailbox', { email: 'carla@example.it' }],
    ['with another phone', { phone: '+393337654321' }],
  ])('a busy time is refused to a visitor %s', async (_, other) => {
    await using server = await testServer({ now });
    await book(server);
    await book(server, { callAt: tomorrowAtEleven, ...other });
    expect((await book(server, other)).status).toBe(409);
  });

  test('a cancelled call can be booked again as a new call', async () => {
    await using server = await testServer({ now });
    const token = (await book(server)).answer.data.token ?? '';
    await server.call(cancelCallCall, { params: { token } });
    const again = await book(server);
    expect(again.answer.data.token).toEqual(expect.any(String));
    expect(again.answer.data.token).not.toBe(token);
  });

  test('a booked call is not offered as the next request before its time', async () => {
    await using server = await testServer({ now });
    await book(server);
    const bianca = await atDesk(server, 'consulente');
    expect((await bianca.browser.call(takeNextRequestCall, { key: newKey() })).answer.data).toBeNull();
  });
});

describe('the last free slot', () => {
  test('the last free slot goes to one of two customers who want it at once in two processes', async () => {
    await using server = await testServer({ now });
    await using other = await testServer({ now, databaseUrl: server.databaseUrl });
    for (let round = 0; round < 5; round += 1) {
      const callAt = `2026-11-18T1${round}:15:00.000Z`;
      const both = await Promise.all(
        [server, other].map((process, place) =>
          openBrowser(process, `203.0.113.${round * 2 + place}`).call(bookCallCall, {
            ...booking,
            callAt,
            email: newEmail(),
          }),
        ),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      const loser = both.find(({ status }) => status === 409);
      expect(loser?.problem).toMatchObject({ code: 'CallTimeTaken' });
      expect(await timesOf(server)).not.toContain(callAt);
    }
    expect(await server.db.$count(deskRequests)).toBe(5);
    expect(await server.db.$count(bookedCalls), 'who got none left nothing').toBe(5);
  });

  test('as many calls fit into a slot as active staff make calls; disabled staff do not count', async () => {
    await using server = await testServer({ now });
    await atDesk(server, 'consulente', 'Bianca Neri');
    await atDesk(server, 'responsabile', 'Rita Blu');
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await book(server, { email: newEmail() })).status);
    expect(statuses).toEqual([201, 201, 409]);
    const stopped = { disabledAt: now };
    await server.db.update(staffMembers).set(stopped).where(eq(staffMembers.firstName, 'Bianca'));
    const elsewhere = { callAt: tomorrowAtEleven };
    expect((await book(server, { ...elsewhere, email: newEmail() })).status).toBe(201);
    expect((await book(server, { ...elsewhere, email: newEmail() })).status).toBe(409);
  });
});

describe('refused bookings', () => {
  test.each([
    ['a Sunday', '2026-11-22T10:00:00.000Z'],
    ['a holiday', '2026-12-08T10:00:00.000Z'],
    ['a minute that is no quarter-hour', '2026-11-17T09:07:00.000Z'],
    ['the last quarter-hour beyond closing', '2026-11-17T18:00:00.000Z'],
    ['what is too soon', '2026-11-16T14:15:00.000Z'],
    ['what is too far', '2027-02-01T10:00:00.000Z'],
  ])('%s', async (_, callAt) => {
    await using server = await testServer({ now });
    const { status, problem } = await book(server, { callAt });
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'CallTimeTaken' });
    expect(await server.db.$count(bookedCalls)).toBe(0);
  });

  test('a day that the desk has closed cannot be booked', async () => {
    await using server = await testServer({ now });
    await atDesk(server, 'responsabile');
    const [rita] = await server.db.select().from(staffMembers);
    if (!rita) throw new Error('there is no staff');
    const spans = [{ opens: '09:00', closes: '12:00' }];
    await server.db.insert(openingHours).values({
      version: 1,
      week: [spans, spans, spans, spans, spans, [], []],
      closingDays: [{ date: isoDate('2026-11-17'), name: 'Trasloco' }],
      changedAt: now,
      changedBy: rita.id,
    });
    expect((await book(server)).status).toBe(409);
    const times = await timesOf(server);
    expect(times[0]).toBe('2026-11-18T08:00:00.000Z');
    expect(times).toHaveLength(10 * 12);
    expect((await book(server, { callAt: '2026-11-18T11:00:00.000Z' })).status).toBe(409);
    expect((await book(server, { callAt: '2026-11-18T10:45:00.000Z' })).status).toBe(201);
  });

  test('a booking with invalid answers is refused', async () => {
    await using server = await testServer({ now });
    const { status, problem } = await book(server, { about: 'la luna', phone: '12', privacy: false });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['about', 'phone', 'privacy']);
    expect((await book(server, { phone: '12' })).status).toBe(422);
    expect(await server.db.$count(bookedCalls)).toBe(0);
  });
});

test.each([
  ['forward', '2026-03-27T16:00:00Z', '2026-03-30T07:00:00.000Z', '2026-03-28T08:00:00.000Z'],
  ['back', '2026-10-23T16:00:00Z', '2026-10-26T08:00:00.000Z', '2026-10-24T07:00:00.000Z'],
])(
  'nine in the morning stays nine in the morning when clocks go %s',
  async (_, requestedAt, monday, saturday) => {
    await using server = await testServer({ now: new Date(requestedAt) });
    const times = await timesOf(server);
    expect(times).toContain(saturday);
    expect(times).toContain(monday);
    const { status } = await book(server, { callAt: monday });
    expect(status).toBe(201);
    const [mail] = await mailsTo(server, contact.email);
    expect(mail?.subject).toMatch(/alle 9:00$/);
  },
);

test('the owner of the mailbox can export a booked call and delete it with everything else', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  const other = newEmail();
  await book(server, { email });
  await book(server, { email: other, callAt: tomorrowAtEleven });
  const { answer } = await browser.call(personalDataCall);
  expect(answer).toMatchObject({
    bookedCalls: [{ email, about: 'casa', callAt: tomorrowAtTen }],
    deskRequests: [{ email, kind: 'booked-call' }],
  });
  expect(JSON.stringify(answer)).not.toContain(other);
  await browser.call(deleteAccountCall, { password });
  for (const table of [bookedCalls, deskRequests])
    expect(await server.db.select({ email: table.email }).from(table)).toEqual([{ email: other }]);
});
