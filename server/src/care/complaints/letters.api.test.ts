import { answerPreviewPath, receiptLetterPath } from '@riparo/domain/care/complaints/paths.ts';
import {
  classifyComplaintCall,
  closeComplaintCall,
  complaintFiguresCall,
  deskComplaintCall,
  deskComplaintsCall,
  mailComplainantAgainCall,
  postLetterCall,
  registerComplaintCall,
  saveAnswerCall,
  sendAnswerCall,
  takeComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signedInHolder } from '../../../test/account-holder.ts';
import { coveredDeal } from '../../../test/claims.ts';
import type { Browser } from '../../../test/browser.ts';
import { complaint, complains, newKey } from '../../../test/complaints.ts';
import { runJobs } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { textOfPdf } from '../../../test/text-of-pdf.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { openPeopleIndex } from '../../people/search/people-index.ts';
import { deskRequests } from '../requests/tables.ts';
import { complaints } from './tables.ts';
import { warnAboutComplaints } from './warn-about-complaints.ts';

const now = new Date('2026-11-17T10:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const start = () => testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' }, drawsDocuments: true });
const rita = async (server: TestServer) => (await atDesk(server, 'responsabile', 'Rita Blu')).browser;

const address = 'Via dei Fiori 12, 10121 Torino';

const letter = (given: object = {}) => ({
  ...complaint(),
  submissionKey: newKey(),
  channel: 'post' as const,
  receivedOn: '2026-11-16',
  email: null,
  address,
  ...given,
});

const registers = (browser: Browser, given: object = {}) =>
  browser.call(registerComplaintCall, letter(given));

const warnings = async (server: TestServer) =>
  (await server.db.select().from(mailMessages)).filter(({ template }) => template === 'complaint-warning');

test('a letter without an e-mail is registered, answered by letter, and over once the answer is posted', async () => {
  await using server = await start();
  let browser = await rita(server);
  const withoutContact = await registers(browser, { address: null });
  expect(withoutContact.problem.fields).toHaveProperty('address');

  const { id, number } = (await registers(browser)).answer.data;
  const read = async () => (await browser.call(deskComplaintCall, undefined, { id })).answer.data;
  expect(await read()).toMatchObject({
    email: null,
    postalAddress: address,
    dueBy: '2026-12-31',
    letters: [{ kind: 'receipt', postedOn: null }],
  });
  const mailed = (await server.db.select().from(mailMessages)).map(({ template }) => template);
  expect(mailed).not.toContain('complaint-received');
  const receipt = await textOfPdf(server, browser, receiptLetterPath(id));
  expect(receipt).toContain(number);
  expect(receipt).toContain(address);
  const again = await browser.call(mailComplainantAgainCall, { key: newKey() }, { id });
  expect(again.problem.code).toBe('NoMailbox');

  const post = (kind: 'receipt' | 'end', postedOn: string) =>
    browser.call(postLetterCall, { kind, postedOn }, { id });
  expect((await post('end', '2026-11-17')).problem.code).toBe('NoLetter');
  expect((await post('receipt', '2026-11-18')).problem.fields).toHaveProperty('postedOn');
  expect((await post('receipt', '2026-11-17')).status).toBe(200);

  await browser.call(takeComplaintCall, undefined, { id });
  await browser.call(saveAnswerCall, { version: 0, text: 'Ha ragione.', outcome: 'accepted' }, { id });
  const sent = await browser.call(sendAnswerCall, { version: 1 }, { id });
  expect(sent.answer.data).toMatchObject({ state: 'answered', isToPost: true });
  expect(await textOfPdf(server, browser, answerPreviewPath(id))).toContain(address);

  // A written letter is not yet posted: it stays in the list, its clock still runs and staff are warned.
  server.setNow(daysLater(46));
  await warnAboutComplaints(server.parts);
  expect(await warnings(server)).toHaveLength(1);
  browser = await rita(server);
  const open = (await browser.call(deskComplaintsCall)).answer;
  expect(open.data.map((line) => line.id)).toEqual([id]);
  expect(open.counts).toEqual({ open: 1, warned: 0, late: 1 });
  const late = await browser.call(complaintFiguresCall, undefined, undefined, { year: '2026' });
  expect(late.answer.data).toMatchObject([{ ending: 'accepted', number: 1, late: 1 }]);

  expect((await post('end', '2026-11-20')).answer.data).toMatchObject({ isToPost: false });
  expect((await browser.call(deskComplaintsCall)).answer.counts.open).toBe(0);
  const figures = await browser.call(complaintFiguresCall, undefined, undefined, { year: '2026' });
  expect(figures.answer.data).toMatchObject([{ ending: 'accepted', longestDays: 4, late: 0 }]);
  for (const q of [number, 'via dei fiori', complaint().lastname]) {
    const found = await browser.call(deskComplaintsCall, undefined, undefined, { state: 'all', q });
    expect(found.answer.data.map((line) => line.id)).toEqual([id]);
  }
});

test('a complaint by phone that is forwarded ends with a letter that says who will answer', async () => {
  await using server = await start();
  const browser = await rita(server);
  const { id } = (await registers(browser, { channel: 'phone', area: 'claim' })).answer.data;
  const body = { reason: 'forwarded', words: 'Inoltrato all’ufficio reclami.' } as const;
  const closed = await browser.call(closeComplaintCall, body, { id });
  expect(closed.answer.data).toMatchObject({ state: 'closed', isToPost: true });
  const letterText = await textOfPdf(server, browser, answerPreviewPath(id));
  expect(letterText).toContain('ti risponderà entro 45 giorni');
  expect(letterText).toContain(address);
});

test('complainants without an e-mail are not merged into one person', async () => {
  await using server = await start();
  const browser = await rita(server);
  await registers(browser);
  await openPeopleIndex(server.parts)();
  const { id } = (await registers(browser, { submissionKey: newKey(), lastname: 'Verdi' })).answer.data;
  const { personId, theirDeals } = (await browser.call(deskComplaintCall, undefined, { id })).answer.data;
  expect({ personId, theirDeals }).toEqual({ personId: null, theirDeals: [] });
});

test('a letter about a purchase is in the buyer’s export', async () => {
  await using server = await start();
  const browser = await rita(server);
  const holder = await signedInHolder(server);
  const deal = await coveredDeal(server, { email: holder.email });
  await openPeopleIndex(server.parts)();
  const { firstName: firstname, lastName: lastname } = deal;
  const reference = `Polizza ${deal.uuid.slice(0, 8)}`;
  const { id } = (await registers(browser, { firstname, lastname, reference })).answer.data;
  const [row] = await server.db.select().from(complaints).where(eq(complaints.id, id));
  expect(row?.dealUuid).toBe(deal.uuid);
  const data = await holder.browser.call(personalDataCall);
  expect(JSON.stringify(data.answer)).toContain(address);
});

test('a complaint about a claim is due for forwarding within five days in the queue, the list and a warning', async () => {
  await using server = await start();
  const browser = await rita(server);
  await complains(server);
  const { number } = await complains(server, { area: 'claim', email: 'zoe@example.it' });
  const lines = (await browser.call(deskComplaintsCall)).answer.data;
  // The first due comes first, though it arrived last.
  expect(lines.map((line) => [line.number, line.dueBy])).toEqual([
    [number, '2026-11-22'],
    [lines[1]?.number, '2027-01-01'],
  ]);
  const id = lines[0]?.id as ComplaintId;
  const deadline = async () =>
    (await server.db.select().from(deskRequests).where(eq(deskRequests.sourceId, id)))[0]?.deadline;
  expect(await deadline()).toEqual(new Date('2026-11-22T22:59:00Z'));
  await runJobs(server);
  server.setNow(daysLater(3));
  for (const _ of ['once', 'again']) await warnAboutComplaints(server.parts);
  expect(await warnings(server)).toHaveLength(1);
  // It turns out to be about our own work: then we have to answer it.
  const area = { from: 'claim', to: 'advice' } as const;
  const classified = await (await rita(server)).call(classifyComplaintCall, { area }, { id });
  expect(classified.status).toBe(200);
  expect(await deadline()).toEqual(new Date('2027-01-01T22:59:00Z'));
});
