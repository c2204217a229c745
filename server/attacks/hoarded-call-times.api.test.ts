import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { callTimesCall, cancelCallCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect, test } from 'vitest';
import { bookedCalls } from '../src/care/contacts/tables.ts';
import { newEmail, signedInHolder } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { contact } from '../test/life-quote.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// A booked call occupies staff. An attacker who invents people must not be able to take all the times from
// other customers.

const start = () => testServer({ now: attackDay, environment: { WRITES_PER_MINUTE: '1000000' } });

const timesOf = async (server: TestServer) =>
  (await server.call(callTimesCall)).answer.data.flatMap(({ times }) => times);

const book = (browser: Browser, callAt: string, email = newEmail()) =>
  browser.call(bookCallCall, {
    ...contact,
    about: 'casa',
    firstname: examplePerson.firstName,
    lastname: examplePerson.lastName,
    email,
    callAt,
  });

test('one network holds at most three call times with invented people, even if it requests ten at once', async () => {
  await using server = await start();
  const times = (await timesOf(server)).slice(0, 10);
  const browser = openBrowser(server, '203.0.113.7');
  const answers = await Promise.all(times.map((time) => book(browser, time)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['EnoughCallsBooked']));
  expect(await server.db.$count(bookedCalls)).toBe(3);
  expect((await timesOf(server)).length).toBeGreaterThan(10);
});

test('other networks, and signed-in customers on the same one, can still book; cancelled times make room again', async () => {
  await using server = await start();
  const times = await timesOf(server);
  const at = (place: number) => times[place] ?? '';
  const thief = openBrowser(server, '203.0.113.7');
  const { browser: ada, email } = await signedInHolder(server);
  const booked = [await book(thief, at(0)), await book(thief, at(1)), await book(thief, at(2))];
  expect((await book(thief, at(3))).status).toBe(409);
  expect((await book(openBrowser(server, '203.0.113.8'), at(3))).status).toBe(201);
  const sameNetwork = openBrowser(server, '203.0.113.7');
  for (const [name, value] of ada.cookies) sameNetwork.cookies.set(name, value);
  expect((await book(sameNetwork, at(4), email)).status).toBe(201);
  await thief.call(cancelCallCall, undefined, { token: booked[0]?.answer.data.token ?? '' });
  expect((await book(thief, at(5))).status).toBe(201);
});

test("bookings that strangers make in her e-mail do not block the owner's own booking", async () => {
  await using server = await start();
  const times = await timesOf(server);
  const { browser: ada, email } = await signedInHolder(server);
  for (const place of [0, 1, 2])
    await book(openBrowser(server, `203.0.113.${place}`), times[place] ?? '', email);
  const stranger = await book(openBrowser(server, '203.0.113.9'), times[3] ?? '', email);
  expect(stranger.problem.code).toBe('EnoughCallsBooked');
  expect((await book(ada, times[3] ?? '', email)).status).toBe(201);
});

test('nothing stored about a booking reveals the IP address it came from', async () => {
  await using server = await start();
  const [time = ''] = await timesOf(server);
  await book(openBrowser(server, '203.0.113.7'), time);
  expect(JSON.stringify(await server.db.select().from(bookedCalls))).not.toContain('203.0.113');
});
