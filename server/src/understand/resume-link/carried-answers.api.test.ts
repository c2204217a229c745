import { DAY_MS, MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import {
  createResumeLinkCall,
  deleteResumeLinkCall,
  openResumeLinkCall,
} from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { personalDataCall, deleteAccountCall } from '@riparo/domain/people/account/account-calls.ts';
import { describe, expect, test } from 'vitest';
import { mailsTo, newEmail, password, signedInHolder } from '../../../test/account-holder.ts';
import { runJobs } from '../../../test/deals.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deleteOldData } from '../../people/retention/retention-job.ts';
import { carriedAnswers } from './tables.ts';

const now = new Date('2026-11-16T10:00:00Z');

/** A visitor in the middle of buying for a dog. */
const answers = {
  petType: 'dog',
  firstname: 'Zaccaria',
  lastname: 'Rossi',
  date_of_birth: '1985-03-27',
  email: 'stranger@example.it',
  phone: '+393331234567',
  taxCode: 'RSSZCR85C27F205X',
  privacy: true,
  nobodyAsked: 'x',
};
const carried = { petType: 'dog', firstname: 'Zaccaria', lastname: 'Rossi', date_of_birth: '1985-03-27' };

const carry = (server: TestServer, email?: string) =>
  server.call(createResumeLinkCall, { body: { formId: 'Buying Pet', answers, ...(email && { email }) } });
const open = (server: TestServer, token: string | null) =>
  server.call(openResumeLinkCall, { body: { token: token ?? '' } });

const tokenIn = async (server: TestServer, email: string) => {
  await runJobs(server);
  const [mail] = await mailsTo(server, email);
  return /\/riprendi#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};

describe('answers shown as a code', () => {
  test('answers shown as a code continue on another device, without consents, tax code and contact data', async () => {
    await using server = await testServer({ now });
    const { status, answer } = await carry(server);
    expect(status).toBe(201);
    expect(answer.expiresAt).toBe('2026-11-16T10:15:00.000Z');
    const opened = await open(server, answer.token);
    expect(opened.answer).toEqual({
      id: answer.id,
      formId: 'Buying Pet',
      title: 'Acquista Sussidio Pet',
      path: '/acquisto/pet',
      answers: carried,
    });
  });

  test('answers of several people at once are each opened only with their own code', async () => {
    await using server = await testServer({ now });
    const dog = (await carry(server)).answer;
    const body = { formId: 'Buying Pet', answers: { petType: 'cat', firstname: 'Bice' } };
    const cat = (await server.call(createResumeLinkCall, { body })).answer;
    expect((await open(server, dog.token)).answer).toMatchObject({ id: dog.id, answers: carried });
    expect((await open(server, cat.token)).answer).toMatchObject({ id: cat.id, answers: body.answers });
  });

  test('answers shown as a code are available for a quarter of an hour, and then removed', async () => {
    await using server = await testServer({ now });
    const { answer } = await carry(server);
    server.setNow(new Date(now.getTime() + 15 * MINUTE_MS - 1));
    expect((await open(server, answer.token)).status).toBe(200);
    server.setNow(new Date(now.getTime() + 15 * MINUTE_MS));
    expect((await open(server, answer.token)).status).toBe(404);
    await deleteOldData(server.parts);
    expect(await server.db.$count(carriedAnswers)).toBe(0);
  });

  test('answers are stored sealed: neither the answers nor their key can be read in the rows', async () => {
    await using server = await testServer({ now });
    const { answer } = await carry(server);
    const rows = JSON.stringify(await server.db.select().from(carriedAnswers));
    expect(rows).not.toContain('Zaccaria');
    expect(rows).not.toContain(answer.token);
  });
});

describe('answers sent by mail', () => {
  test('answers sent by mail are opened only by the link, which the screen does not get, for thirty days', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    const { answer } = await carry(server, email);
    expect(answer).toMatchObject({ token: null, expiresAt: '2026-12-16T10:00:00.000Z' });
    const token = await tokenIn(server, email);
    expect((await open(server, token)).answer.answers).toEqual(carried);
    server.setNow(new Date(now.getTime() + 30 * DAY_MS));
    expect((await open(server, token)).status).toBe(404);
  });

  test('the mail with the link reveals none of the answers', async () => {
    await using server = await testServer({ now });
    const email = newEmail();
    await carry(server, email);
    await runJobs(server);
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain('Acquista Sussidio Pet');
    expect(JSON.stringify(mail)).not.toContain('Zaccaria');
  });

  test("answers sent by mail belong to the mailbox's owner: shown with their data, and erased with them", async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    await carry(server, email);
    await carry(server, newEmail());
    expect((await browser.call(personalDataCall)).answer).toMatchObject({
      carriedAnswers: [{ formId: 'Buying Pet', expiresAt: '2026-12-16T10:00:00.000Z' }],
    });
    await browser.call(deleteAccountCall, { password });
    expect(await server.db.$count(carriedAnswers)).toBe(1);
  });

  test('answers sent by mail need a valid address', async () => {
    await using server = await testServer({ now });
    const { status, problem } = await carry(server, 'nessuno');
    expect(status).toBe(422);
    expect(problem).toMatchObject({ fields: { email: expect.any(String) as string } });
  });
});

test('finished answers are deleted for sender and opener, who can open nothing by that', async () => {
  await using server = await testServer({ now });
  const email = newEmail();
  const shown = (await carry(server)).answer;
  const { id } = (await carry(server, email)).answer;
  const forget = (which: string) => server.call(deleteResumeLinkCall, { body: { id: which } });
  expect((await open(server, id)).status).toBe(404);

  expect((await forget('nobody-has-this')).status).toBe(204);
  expect((await forget(shown.token ?? '')).status).toBe(204);
  expect(await server.db.$count(carriedAnswers)).toBe(2);

  for (const _ of ['once', 'again']) expect((await forget(id)).status).toBe(204);
  expect((await open(server, await tokenIn(server, email))).status).toBe(404);
  expect((await open(server, shown.token)).status).toBe(200);
  await forget((await open(server, shown.token)).answer.id);
  expect(await server.db.$count(carriedAnswers)).toBe(0);
});

test.each([
  ['of an unknown form', { formId: 'Nothing', answers: {} }],
  ['of a sandbox', { formId: 'Demonstration', answers: {} }],
  ['without end', { formId: 'Buying Pet', answers: { firstname: 'x'.repeat(501) } }],
])('answers %s are not stored', async (_, body) => {
  await using server = await testServer({ now });
  expect((await server.call(createResumeLinkCall, { body })).status).toBe(422);
  expect(await server.db.$count(carriedAnswers)).toBe(0);
});

test('answers to questions that are no longer asked open nothing', async () => {
  await using server = await testServer({ now });
  const { answer } = await carry(server);
  await server.db.update(carriedAnswers).set({ formId: 'Buying a Paraglider' });
  expect((await open(server, answer.token)).status).toBe(404);
});

/** How many attempts succeed before one is refused, and whether one succeeds again within the hour. */
async function answeredBefore(attempt: () => ReturnType<typeof carry | typeof open>) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { status, headers } = await attempt();
    if (status === 429) return [tries, Number(headers.get('retry-after')) <= 3600];
  }
  return [];
}

test('from one address twenty sets of answers are stored in an hour, and sixty opened', async () => {
  await using server = await testServer({ now, environment: { WRITES_PER_MINUTE: '1000' } });
  expect(await answeredBefore(() => carry(server))).toEqual([20, true]);
  expect(await answeredBefore(() => open(server, 'x'))).toEqual([60, true]);
});
