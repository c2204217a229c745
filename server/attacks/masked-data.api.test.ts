import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { deskBoardCall, deskDealsCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { deskClaimsCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { deskComplaintsCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import {
  customerCall,
  findPeopleCall,
  showCustomerDataCall,
} from '@riparo/domain/people/search/desk-customer-calls.ts';
import {
  correctDealAtDeskCall,
  dealMailCall,
  deskDealCall,
  showDealDataCall,
} from '@riparo/domain/care/deals/desk-deal-calls.ts';
import {
  correctRequestCall,
  deskRequestCall,
  deskRequestsCall,
  showTaxCodeCall,
  takeRequestCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { isNotNull } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deskLog } from '../src/desk/log/tables.ts';
import { mailMessages } from '../src/platform/mail/tables.ts';
import { openRequest } from '../src/care/requests/open-request.ts';
import { deskRequests } from '../src/care/requests/tables.ts';
import { paidDeal } from '../test/after-purchase.ts';
import type { Browser } from '../test/browser.ts';
import { reportedClaim, dogAnswers } from '../test/claims.ts';
import { dealRow } from '../test/deal-row.ts';
import { dealToPay } from '../test/deals.ts';
import { newSubmissionKey } from '../test/ids.ts';
import { atDesk } from '../test/desk.ts';
import { buySki, dayRequest } from '../test/ski.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';

const now = new Date('2026-12-05T10:00:00Z');
const open = () => testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });

/** The victim, whose phone, tax code, birthday and birthplace are hidden until «Mostra» is clicked. */
const phone = '3475554321';
const taxCode = 'DNGNCL85A41H501Z';
const email = 'nicoletta@example.it';
const profile = {
  ...dealRow().profile,
  phoneNumber: `+39${phone}`,
  taxCode,
  dateOfBirth: '1985-01-01',
  placeOfBirth: 'Civitavecchia',
  districtOfBirth: 'RM',
};
const victim = {
  firstName: 'Nicoletta',
  lastName: 'D’Angelo',
  email,
  emailKey: emailKey(email),
  profile,
};

const linesOf = async (server: TestServer) =>
  (await server.db.select().from(deskLog)).map(({ action, subject, details }) => ({
    action,
    subject,
    details: JSON.parse(details) as Record<string, unknown>,
  }));

const search = (browser: Browser, q: string) => browser.call(findPeopleCall, undefined, undefined, { q });

describe('searching for hidden data', () => {
  test('a search by phone or tax code finds a person only by the whole value', async () => {
    await using server = await open();
    await dealToPay(server, victim);
    const { browser } = await atDesk(server, 'consulente');
    for (const whole of [
      phone,
      `+39 347 555 4321`,
      `0039${phone}`,
      taxCode,
      taxCode.toLowerCase(),
      'dngncl 85a41 h501z',
    ])
      expect((await search(browser, whole)).answer.data, `${whole}`).toHaveLength(1);
    const parts = [
      ...Array.from({ length: phone.length - 1 }, (_, end) => phone.slice(0, end + 1)),
      ...Array.from({ length: phone.length - 1 }, (_, start) => phone.slice(start + 1)),
      ...Array.from({ length: taxCode.length - 2 }, (_, end) => taxCode.slice(0, end + 2)),
      ...Array.from({ length: taxCode.length - 1 }, (_, start) => taxCode.slice(start + 1)),
      'd’angelo 5554',
      'd’angelo 4321',
      'DNGNCL85A41',
      '85A41H501',
    ];
    for (const part of parts) {
      const { data } = (await search(browser, part)).answer;
      expect(
        data.map(({ lastName }) => lastName),
        `${part}`,
      ).toEqual([]);
    }
  });

  test('no list finds anyone by a part of a phone, a tax code or a birthday', async () => {
    await using server = await open();
    const deal = await paidDeal(server, victim);
    await reportedClaim(server, { email, startsOn: isoDate('2026-03-10') }, dogAnswers);
    await requestOf(server, { phone: `+39${phone}` });
    const { browser } = await atDesk(server, 'responsabile');
    expect(deal.profile.taxCode).toBe(taxCode);
    for (const q of ['3475', '4321', phone, 'DNGNCL', '85A41', taxCode, '1985-01-01', 'Civitavecchia']) {
      const answers = await Promise.all([
        browser.call(deskDealsCall, undefined, undefined, { q }),
        browser.call(deskRequestsCall, undefined, undefined, { q }),
        browser.call(deskClaimsCall, undefined, undefined, { q }),
        browser.call(deskComplaintsCall, undefined, undefined, { q }),
      ]);
      expect(
        answers.map(({ answer }) => answer.data.length),
        `${q}`,
      ).toEqual([0, 0, 0, 0]);
      const board = await browser.call(deskBoardCall, undefined, undefined, { q });
      expect(board.answer.data.flatMap(({ deals }) => deals)).toEqual([]);
    }
  });
});

/** A request that a colleague made up, under their own mailbox. */
async function requestOf(
  server: TestServer,
  given: { email?: string; phone?: string } = {},
): Promise<RequestId> {
  const sourceId = randomUUID();
  const request = {
    kind: 'quote-request',
    firstName: 'Ugo',
    lastName: 'Verdi',
    email: 'ugo@example.it',
    phone: '+393330000001',
    product: 'casa',
    sourceId,
    deadline: new Date(now.getTime() + 1_800_000),
    ...given,
  } as const;
  await server.db.transaction((tx) => openRequest(tx, request, now));
  const [row] = await server.db.select().from(deskRequests).where(eq(deskRequests.sourceId, sourceId));
  if (!row) throw new Error('no request');
  return row.id;
}

describe("a request in another person's e-mail", () => {
  test('a request in her e-mail shows its assignee nothing of hers, even if they corrected the e-mail themselves', async () => {
    await using server = await open();
    const deal = await dealToPay(server, victim);
    const id = await requestOf(server);
    const { browser } = await atDesk(server, 'consulente');
    await browser.call(takeRequestCall, undefined, { id });
    await browser.call(correctRequestCall, { email: { from: 'ugo@example.it', to: email } }, { id });
    const seen = await browser.call(deskRequestCall, undefined, { id });
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.answer)).not.toContain(taxCode);
    expect(JSON.stringify(seen.answer)).not.toContain(phone);
    expect(seen.answer.data.phone).toBe('+393330000001');
    // «Mostra» is still there: what it shows is hers, and the log says whose.
    expect((await browser.call(showTaxCodeCall, undefined, { id })).answer.taxCode).toBe(taxCode);
    const shown = (await linesOf(server)).filter(({ action }) => action === 'personal-data.shown');
    expect(shown.map(({ subject, details }) => [subject, details])).toEqual([
      [`deal ${deal.uuid}`, { field: 'taxCode', request: id }],
    ]);
  });
});

test('corrections cannot be used to guess hidden data: each mismatch is logged, and after ten they are refused', async () => {
  await using server = await open();
  const { uuid } = await dealToPay(server, victim);
  const id = await requestOf(server);
  const { browser } = await atDesk(server, 'consulente');
  const guess = async (turn: number) => {
    const day = `1985-03-${String(turn + 10)}`;
    const changes = { date_of_birth: { from: day, to: day } };
    const deal = await browser.call(correctDealAtDeskCall, { key: newSubmissionKey(), changes }, { uuid });
    const to = `+3933300001${String(turn + 10)}`;
    const request = await browser.call(correctRequestCall, { phone: { from: to, to } }, { id });
    return [deal.status, request.status];
  };
  const statuses: number[][] = [];
  for (let turn = 0; turn < 12; turn += 1) statuses.push(await guess(turn));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => [409, 409]), [429, 429], [429, 429]]);
  const refused = (await linesOf(server)).filter(({ action }) => action.endsWith('correction-refused'));
  expect(refused).toHaveLength(20);
  expect(refused.slice(0, 2).map(({ subject, details }) => [subject, details])).toEqual([
    [`deal ${uuid}`, { fields: ['date_of_birth'] }],
    [`request ${id}`, { fields: ['phone'] }],
  ]);
});

describe('birthday and birthplace, which with a name give the tax code', () => {
  test('birthday and birthplace are hidden on the page of a deal until «Mostra» is clicked', async () => {
    await using server = await open();
    const { uuid } = await dealToPay(server, victim);
    const { browser } = await atDesk(server, 'revisore');
    const page = JSON.stringify((await browser.call(deskDealCall, undefined, { uuid })).answer);
    for (const hidden of ['01/01/1985', '1985-01-01', '1º gennaio', 'Civitavecchia', phone, taxCode])
      expect(page).not.toContain(hidden);
    expect(page).toContain('1985');
    const shown = await browser.call(showDealDataCall, { field: 'birth' }, { uuid });
    expect(shown.answer.value).toContain('Civitavecchia');
    expect((await linesOf(server)).at(-1)).toMatchObject({
      action: 'personal-data.shown',
      subject: `deal ${uuid}`,
      details: { field: 'birth' },
    });
  });

  test('birthday and birthplace are hidden on the page of a person until «Mostra» is clicked', async () => {
    await using server = await open();
    await dealToPay(server, victim);
    const { browser } = await atDesk(server, 'consulente');
    const [person] = (await browser.call(findPeopleCall, undefined, undefined, { q: email })).answer.data;
    const id = person?.id ?? '';
    const page = JSON.stringify((await browser.call(customerCall, undefined, { id })).answer);
    expect(page).not.toContain('1985-01-01');
    const shown = await browser.call(showCustomerDataCall, { field: 'birthDate' }, { id });
    expect(shown.answer.value).toBe('01/01/1985');
  });

  test('birthday and birthplace of everyone insured by a ski policy are hidden too', async () => {
    await using server = await open();
    const { answer } = await buySki(server, dayRequest('2026-12-06 08:00'));
    const { browser } = await atDesk(server, 'consulente');
    const [listed] = (await browser.call(deskDealsCall)).answer.data;
    const page = await browser.call(deskDealCall, undefined, { uuid: listed?.uuid ?? '' });
    expect(answer.policy.id).toBeTruthy();
    expect(page.answer.data.insured.length).toBeGreaterThan(0);
    for (const { value } of page.answer.data.insured)
      expect(value).not.toMatch(/\d{2}\/\d{2}\/\d{4}|\d{1,2}º? [a-z]+ \d{4}/);
  });
});

test('the text of a mail about a deal hides its phone and tax code', async () => {
  await using server = await open();
  const { uuid } = await paidDeal(server, victim);
  const [mail] = await server.db
    .update(mailMessages)
    .set({ text: `Ti chiamiamo al +39 347-5554321 (+39${phone}), codice fiscale ${taxCode}.` })
    .where(isNotNull(mailMessages.text))
    .returning();
  const { browser } = await atDesk(server, 'consulente');
  const { answer } = await browser.call(dealMailCall, undefined, { uuid, mailId: mail?.id ?? '' });
  expect(answer.text).not.toContain(taxCode);
  expect(answer.text.replaceAll(/\D/g, '')).not.toContain(phone);
});

describe('a staff member who reads a lot in little time', () => {
  const environment = { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '20' };

  test('searching too much is stopped with an explanation, and the responsabile is notified once', async () => {
    await using server = await testServer({ now, environment });
    const { browser } = await atDesk(server, 'consulente', 'Ugo Verdi');
    const answers: Awaited<ReturnType<typeof search>>[] = [];
    for (let turn = 0; turn < 7; turn += 1) answers.push(await search(browser, `rossi ${'abcdefg'[turn]}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429, 429]);
    expect(answers.at(-1)?.problem.message).toContain('ricerche');
    expect(answers.at(-1)?.headers['retry-after']).toBeTruthy();
    const stopped = (await linesOf(server)).filter(({ action }) => action === 'staff.reads-stopped');
    expect(stopped.map(({ details }) => details)).toEqual([{ limit: 'search' }]);
  });

  test('clicking «Mostra» too often is stopped', async () => {
    await using server = await testServer({ now, environment });
    const { uuid } = await dealToPay(server, victim);
    const { browser } = await atDesk(server, 'consulente');
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1)
      statuses.push((await browser.call(showDealDataCall, { field: 'phone' }, { uuid })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('opening too many pages is stopped, but a screen that refreshes the same page is not', async () => {
    await using server = await testServer({ now, environment });
    const uuids = [];
    for (let turn = 0; turn < 21; turn += 1) uuids.push((await dealToPay(server)).uuid);
    const { browser } = await atDesk(server, 'consulente');
    const read = async (uuid: string) => (await browser.call(deskDealCall, undefined, { uuid })).status;
    for (const uuid of uuids.slice(0, 20)) expect(await read(uuid)).toBe(200);
    expect(await read(uuids[20] ?? '')).toBe(429);
    expect(await read(uuids[0] ?? '')).toBe(200);
    const colleague = (await atDesk(server, 'consulente')).browser;
    expect((await colleague.call(deskDealCall, undefined, { uuid: uuids[20] ?? '' })).status).toBe(200);
  });
});
