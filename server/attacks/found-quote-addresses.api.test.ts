import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { callBackPromiseCall, requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { submitCheckupCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { customerCall, findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { personalAreaCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { quoteByPhoneCall } from '@riparo/domain/care/phone-sale/phone-sale-calls.ts';
import {
  createLifeQuoteCall,
  lifePricesCall,
  lifeQuoteCall,
  quotationCall,
  registerPurchaseRequestCall,
  varyLifeQuoteCall,
} from '@riparo/domain/understand/quote/quotation-calls.ts';
import { deskRequestCall, deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import { quotePagePath, quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callBacks } from '../src/care/contacts/tables.ts';
import { lifeQuotes } from '../src/understand/quotes/tables.ts';
import { deskRequests } from '../src/care/requests/tables.ts';
import { mailsTo, newEmail, password, signedInHolder } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { checkupRequest } from '../test/checkup-answers.ts';
import { reindexPeople } from '../src/people/search/people-index.ts';
import { atDesk } from '../test/desk.ts';
import { contact, lifeAnswers } from '../test/life-quote.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// The address of a quote opens it. What is printed, listed and shown to staff names it and opens nothing; and
// finding the address, in a forwarded mail or in a history, takes nothing over from the person who made the
// quote.

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    now: attackDay,
    environment: { WRITES_PER_MINUTE: '1000000' },
    drawsDocuments: true,
  });
});
afterAll(() => server[Symbol.asyncDispose]());

async function quoteIn(browser: Browser, answers: Partial<typeof lifeAnswers> = {}): Promise<string> {
  const { answer } = await browser.call(createLifeQuoteCall, { ...lifeAnswers, ...answers });
  return answer.data.uuid;
}

const askFor = (browser: Browser, uuid: string, email: string, phone = contact.phone) =>
  browser.call(requestCallBackCall, { ...contact, email, phone }, { uuid });

let networks = 0;
const uuidPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

async function opensNothing(id: string) {
  for (const call of [lifeQuoteCall, lifePricesCall, quotationCall, callBackPromiseCall])
    expect((await server.call(call, { params: { uuid: id } })).status, `${call.id}`).toBe(404);
  expect((await server.request(quotePdfPath(id))).statusCode).toBe(404);
  const body = { sum_assured: 150_000, duration: 15 };
  expect((await server.call(varyLifeQuoteCall, { params: { uuid: id }, body })).status).toBe(404);
  const bought = { uuid: id, userEmail: newEmail() };
  expect((await server.call(registerPurchaseRequestCall, { body: bought })).status).toBe(404);
  // Each from its own network: limits per network are not the subject here.
  networks += 1;
  const stranger = openBrowser(server, `198.51.100.${networks}`);
  expect((await askFor(stranger, id, newEmail())).status).toBe(404);
}

test('the number printed on the PDF of a quote opens nothing, and the PDF contains no link to the quote', async () => {
  const address = await quoteIn(openBrowser(server));
  const { rawPayload } = await server.request(quotePdfPath(address));
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  const printed = text.replaceAll(/\s+/g, '').match(uuidPattern) ?? [];
  expect(printed).toHaveLength(1);
  await opensNothing(printed[0] ?? '');
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, page) => (await pdf.getPage(page + 1)).getAnnotations()),
  );
  const links = pages.flat().map(({ url }: { url?: string }) => url ?? '');
  expect(links.join(' ')).not.toContain(address);
});

test('the database contains no address of a quote', async () => {
  const address = await quoteIn(openBrowser(server));
  const rows = JSON.stringify(await server.db.select().from(lifeQuotes));
  expect(rows).not.toContain(address);
});

test("adding an e-mail to another person's quote gives access neither to the quote nor to its data", async () => {
  const ada = openBrowser(server);
  const email = newEmail();
  const address = await quoteIn(ada, { lastname: 'Segreta' });
  await askFor(ada, address, email);
  const thief = await signedInHolder(server);
  await thief.browser.call(registerPurchaseRequestCall, { uuid: address, userEmail: thief.email });
  await askFor(thief.browser, address, thief.email, '+393331234567');
  const area = await thief.browser.call(personalAreaCall);
  expect(area.answer.data.lifeQuotes).toEqual([]);
  const own = await thief.browser.call(personalDataCall);
  expect(JSON.stringify(own.answer)).not.toContain('1991-03-27');
  await thief.browser.call(deleteAccountCall, { password });
  expect((await server.call(lifeQuoteCall, { params: { uuid: address } })).status).toBe(200);
  expect(await server.db.$count(callBacks, eq(callBacks.email, email))).toBe(1);
  expect(await server.db.$count(deskRequests, eq(deskRequests.email, email))).toBe(1);
  expect(await server.db.$count(callBacks, eq(callBacks.email, thief.email))).toBe(0);
  expect(await server.db.$count(deskRequests, eq(deskRequests.email, thief.email))).toBe(0);
});

test('another choice made at another person’s address does not belong to the one who chose it', async () => {
  const address = await quoteIn(openBrowser(server), { lastname: 'Segreta' });
  const thief = await signedInHolder(server);
  const varied = await thief.browser.call(
    varyLifeQuoteCall,
    { sum_assured: 150_000, duration: 15 },
    { uuid: address },
  );
  await askFor(thief.browser, varied.answer.data.uuid, thief.email);
  expect((await thief.browser.call(personalAreaCall)).answer.data.lifeQuotes).toEqual([]);
});

test('the same browser continues its quote: another choice and the call are in the personal area', async () => {
  const { browser, email } = await signedInHolder(server);
  const address = await quoteIn(browser);
  const varied = await browser.call(
    varyLifeQuoteCall,
    { sum_assured: 150_000, duration: 15 },
    { uuid: address },
  );
  await askFor(browser, varied.answer.data.uuid, email);
  const { lifeQuotes: own } = (await browser.call(personalAreaCall)).answer.data;
  expect(own.map(({ uuid }) => uuid)).toEqual([varied.answer.data.uuid]);
});

test('a requested call is shown only to the browser that requested it', async () => {
  const ada = openBrowser(server);
  const address = await quoteIn(ada);
  const stranger = openBrowser(server);
  const promiseTo = (browser: Browser) => browser.call(callBackPromiseCall, undefined, { uuid: address });
  await askFor(ada, address, newEmail());
  expect((await promiseTo(ada)).status).toBe(200);
  expect((await promiseTo(stranger)).status).toBe(404);
  await askFor(stranger, address, newEmail(), '+393331234567');
  expect((await promiseTo(stranger)).answer.data.standing).toMatchObject({ step: 'promised' });
  expect((await promiseTo(openBrowser(server))).status).toBe(404);
});

test('erasing the maker of a quote does not delete the call that another person requested', async () => {
  const ada = await signedInHolder(server);
  const address = await quoteIn(ada.browser);
  await askFor(ada.browser, address, ada.email);
  const [other, otherEmail] = [openBrowser(server), newEmail()];
  await askFor(other, address, otherEmail, '+393331234567');
  await ada.browser.call(deleteAccountCall, { password });
  expect((await server.call(lifeQuoteCall, { params: { uuid: address } })).status).toBe(404);
  expect(await server.db.$count(callBacks, eq(callBacks.email, ada.email))).toBe(0);
  expect(await server.db.$count(callBacks, eq(callBacks.email, otherEmail))).toBe(1);
  expect(await server.db.$count(deskRequests, eq(deskRequests.email, otherEmail))).toBe(1);
});

test('no id of a quote or a report that the desk shows opens anything outside it', async () => {
  const { browser: desk } = await atDesk(server, 'responsabile');
  const email = newEmail();
  const ada = openBrowser(server);
  const address = await quoteIn(ada);
  await askFor(ada, address, email);
  const report = await ada.call(submitCheckupCall, checkupRequest({ email }));
  const byPhone = await desk.call(quoteByPhoneCall, {
    submissionKey: crypto.randomUUID() as string as SubmissionKey,
    answers: {
      firstname: 'Ada',
      lastname: 'Rossi',
      birthDate: '1990-03-27',
      smoker: false,
      sum_assured: 100_000,
      duration: 20,
      email,
    },
  });
  await reindexPeople(server.parts);
  const mailed = (await mailsTo(server, email)).map(({ text }) => text).join(' ');
  const mailedAddress = new RegExp(`${quotePagePath('')}(${uuidPattern.source})`).exec(mailed)?.[1] ?? '';
  expect((await server.call(lifeQuoteCall, { params: { uuid: mailedAddress } })).status).toBe(200);
  const queue = await desk.call(deskRequestsCall, undefined, undefined, { kind: 'call-back' });
  const requests = await Promise.all(
    queue.answer.data.map(({ id }) => desk.call(deskRequestCall, undefined, { id })),
  );
  const people = await desk.call(findPeopleCall, undefined, undefined, { q: email });
  const [person] = people.answer.data;
  const customer = await desk.call(customerCall, undefined, { id: person?.id ?? ('' as never) });
  expect(customer.answer.data.quotes).toHaveLength(2);
  const shown = JSON.stringify([byPhone.answer, requests.map(({ answer }) => answer), customer.answer]);
  for (const secret of [address, mailedAddress, report.answer.id]) expect(shown).not.toContain(secret);
  for (const { uuid } of customer.answer.data.quotes) await opensNothing(uuid);
});
