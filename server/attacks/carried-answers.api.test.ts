import {
  createResumeLinkCall,
  openResumeLinkCall,
} from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { expect, test } from 'vitest';
import { mailBudgets } from '../src/platform/mail/mail-budget.ts';
import { carriedAnswers } from '../src/understand/resume-link/tables.ts';
import { mailsTo, newEmail } from '../test/account-holder.ts';
import { openBrowser } from '../test/browser.ts';
import { runJobs } from '../test/deals.ts';
import { testServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Attackers who abuse the link to another device to read answers, to flood mailboxes or to mislead.

const body = { formId: 'Buying Pet', answers: { petType: 'dog', firstname: 'Zaccaria' } };

test("a stranger’s link never puts the stranger’s mailbox or phone into another person's purchase", async () => {
  await using server = await testServer({ now: attackDay });
  const stranger = { email: 'stranger@example.it', phone: '+393331234567' };
  const { answer } = await server.call(createResumeLinkCall, {
    body: { ...body, answers: { ...body.answers, ...stranger, privacy: true } },
  });
  const opened = await server.call(openResumeLinkCall, { body: { token: answer.token ?? '' } });
  expect(opened.answer.answers).toEqual(body.answers);
});

test("one mailbox gets few links, from however many addresses, and no requester learns of another's link", async () => {
  await using server = await testServer({ now: attackDay });
  const victim = newEmail();
  // The same mailbox in another spelling.
  const shouted = victim.replace(/^[^@]+/, (name) => name.toUpperCase());
  const statuses: number[] = [];
  for (let turn = 0; turn < 13; turn += 1) {
    const browser = openBrowser(server, `198.51.100.${turn}`);
    const email = turn % 2 ? shouted : victim;
    statuses.push((await browser.call(createResumeLinkCall, { ...body, email })).status);
  }
  const [{ max }] = mailBudgets.stranger;
  expect(statuses).toEqual(Array.from({ length: 13 }, (_, turn) => (turn < max ? 201 : 429)));
  await runJobs(server);
  const mails = [...(await mailsTo(server, victim)), ...(await mailsTo(server, shouted))];
  expect(mails).toHaveLength(max);
});

test('one address can store only so much in an hour, and guess only so often', async () => {
  await using server = await testServer({ now: attackDay });
  const browser = openBrowser(server, '198.51.100.7');
  const stored: number[] = [];
  for (let turn = 0; turn < 22; turn += 1)
    stored.push((await browser.call(createResumeLinkCall, body)).status);
  expect(stored.filter((status) => status === 201)).toHaveLength(20);
  const guessed: number[] = [];
  for (let turn = 0; turn < 62; turn += 1)
    guessed.push((await browser.call(openResumeLinkCall, { token: 'A'.repeat(43) })).status);
  expect(guessed.filter((status) => status === 404)).toHaveLength(60);
  expect(guessed.at(-1)).toBe(429);
});

test('rows swapped in the database open nothing', async () => {
  await using server = await testServer({ now: attackDay });
  const one = await server.call(createResumeLinkCall, { body });
  const other = await server.call(createResumeLinkCall, { body: { ...body, answers: { petType: 'cat' } } });
  const rows = await server.db.select().from(carriedAnswers);
  await server.db.update(carriedAnswers).set({ sealed: rows[0]?.sealed ?? '' });
  const statuses = [];
  for (const { answer } of [one, other])
    statuses.push((await server.call(openResumeLinkCall, { body: { token: answer.token ?? '' } })).status);
  expect(statuses.toSorted()).toEqual([200, 404]);
});
