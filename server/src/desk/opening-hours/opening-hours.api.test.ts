import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import {
  changeHoursCall,
  hoursSettingsCall,
  openingHoursCall,
} from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { takeNextRequestCall, writeOutcomeCall } from '@riparo/domain/care/requests/request-calls.ts';
import { usualSettings } from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import { personalAreaCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/claims.ts';
import { mailsTo, signedInHolder } from '../../../test/account-holder.ts';
import type { Browser } from '../../../test/browser.ts';
import { atDesk } from '../../../test/desk.ts';
import { askForCall, askForLifeQuote, contact } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deskLog } from '../log/tables.ts';

// A Monday, at three in the afternoon.
const now = new Date('2026-11-16T14:00:00Z');

const morning = { opens: '09:00', closes: '13:00' };
const mornings = {
  week: [[morning], [morning], [morning], [], [], [], []],
  closingDays: [{ date: '2026-11-17', name: 'Trasloco' }],
};

const manager = async (server: TestServer) => (await atDesk(server, 'responsabile', 'Rita Blu')).browser;
const decide = (browser: Browser, version = 0, decided: typeof mornings = mornings) =>
  browser.call(changeHoursCall, { version, ...decided });

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

test('without a decision the desk has its usual opening hours', async () => {
  await using server = await testServer({ now });
  const { browser } = await atDesk(server, 'consulente');
  expect((await browser.call(hoursSettingsCall)).answer.data).toEqual({
    version: 0,
    ...usualSettings,
    changedAt: null,
    changedBy: null,
  });
  expect((await server.call(openingHoursCall, {})).answer.data).toEqual({
    week: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '19:00' },
      { days: [6], opens: '09:00', closes: '13:00' },
    ],
    closingDays: [],
    inWords: 'dal lunedì al venerdì dalle 9 alle 19, il sabato dalle 9 alle 13',
  });
});

test('changed opening hours apply at once in every process, and the log has their author', async () => {
  await using server = await testServer({ now });
  await using other = await testServer({ now, databaseUrl: server.databaseUrl });
  const rita = await manager(server);
  const { status, answer } = await decide(rita);
  expect(status).toBe(200);
  expect(answer.data).toEqual({
    version: 1,
    ...mornings,
    changedAt: now.toISOString(),
    changedBy: 'Rita Blu',
  });
  expect((await rita.call(hoursSettingsCall)).answer.data).toEqual(answer.data);
  expect((await other.call(openingHoursCall, {})).answer.data).toEqual({
    week: [{ days: [1, 2, 3], ...morning }],
    closingDays: ['2026-11-17'],
    inWords: 'dal lunedì al mercoledì dalle 9 alle 13',
  });
  const [last] = await server.db.select().from(deskLog).orderBy(desc(deskLog.number)).limit(1);
  expect(last).toMatchObject({ action: 'hours.changed', actorName: 'Rita Blu', details: '{"version":1}' });
});

describe('refused opening hours', () => {
  test('a change over a colleague’s newer one is refused, also when both happen at once', async () => {
    await using server = await testServer({ now });
    const [rita, ugo] = [await manager(server), await manager(server)];
    const both = await Promise.all([decide(rita), decide(ugo)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await decide(rita, 0, { ...mornings, closingDays: [] });
    expect(late.problem).toMatchObject({ status: 409, code: 'HoursChanged' });
    expect((await rita.call(hoursSettingsCall)).answer.data).toMatchObject({ version: 1, ...mornings });
    expect((await decide(rita, 1)).answer.data.version).toBe(2);
  });

  test('invalid opening hours are refused with a message at the field', async () => {
    await using server = await testServer({ now });
    const rita = await manager(server);
    const week = [[{ opens: '13:00', closes: '09:00' }], ...mornings.week.slice(1)];
    const { problem } = await decide(rita, 0, { week, closingDays: [{ date: '2026-12-24', name: '' }] });
    expect(problem).toMatchObject({
      status: 422,
      fields: {
        'week.0.0.closes': 'Si chiude dopo aver aperto.',
        'closingDays.0.name': 'Scrivi come si chiama, per esempio «Chiusura estiva».',
      },
    });
    expect((await rita.call(hoursSettingsCall)).answer.data.version).toBe(0);
  });
});

describe('a customer who requests a call', () => {
  // Closed on Tuesday: thirty minutes into Wednesday.
  const promised = '2026-11-18T08:30:00.000Z';

  test('a requested call is promised for a time when the desk is open', async () => {
    await using server = await testServer({ now });
    await decide(await manager(server));
    const requested = await askForCall(server, await askForLifeQuote(server));
    expect(requested.answer.data.callBy).toBe(promised);
    expect((await askForQuote(server)).answer.callBy).toBe(promised);
  });

  test('a promised time stays, whatever opening hours change later', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const submissionKey = crypto.randomUUID();
    const promisedAt = (await askForQuote(server, { email, submissionKey })).answer.callBy;
    expect(promisedAt).toBe('2026-11-16T14:30:00.000Z');
    await decide(await manager(server));
    for (const again of [{ email, submissionKey }, { email }])
      expect((await askForQuote(server, again)).answer.callBy).toBe(promisedAt);
    const { calls } = (await browser.call(personalAreaCall)).answer.data;
    expect(calls.map(({ callAt }) => callAt)).toEqual([promisedAt]);
  });

  test('a customer who misses a call is called again during opening hours, and reads when those are', async () => {
    await using server = await testServer({ now });
    await decide(await manager(server));
    await askForQuote(server);
    const tries: (string | null | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      server.setNow(new Date(now.getTime() + count * 7 * 86_400_000));
      const { browser } = await atDesk(server, 'consulente');
      const { answer } = await browser.call(takeNextRequestCall, { key: newKey() });
      if (!answer.data) throw new Error('there is no request to call');
      const { id } = answer.data;
      const wrong = await browser.call(
        writeOutcomeCall,
        { outcome: 'call-again-on', againAt: '2026-12-03T09:00:00Z' },
        { id },
      );
      expect(wrong.problem.fields).toEqual({
        againAt: 'A quell’ora siamo chiusi: scegli un orario di apertura.',
      });
      const written = await browser.call(writeOutcomeCall, { outcome: 'no-answer' }, { id });
      tries.push(written.answer.data.againAt);
    }
    expect(tries[0]).toBe('2026-11-18T10:00:00.000Z');
    const [mail] = await mailsTo(server, contact.email);
    expect(mail?.text).toContain('dal lunedì al mercoledì dalle 9 alle 13');
  });
});
