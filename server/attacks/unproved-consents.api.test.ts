import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { submitCheckupCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { correctDealCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import {
  confirmConsentCall,
  consentRequestCall,
} from '@riparo/domain/people/personal-area/consent-request-calls.ts';
import {
  changeConsentCall,
  personalAreaCall,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { quoteUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { consentRequests } from '../src/platform/customers/consent-requests/tables.ts';
import { formSubmissions } from '../src/platform/providers/forms/tables.ts';
import { mailsTo, newEmail, registration, signedInHolder } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { checkupRequest } from '../test/checkup-answers.ts';
import { runJobs } from '../test/deals.ts';
import { newSubmissionKey } from '../test/ids.ts';
import { askForLifeQuote, contact } from '../test/life-quote.ts';
import { ada, fido, purchaseOf } from '../test/purchases.ts';
import { skiRequest } from '../test/ski.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Anyone can fill in a form with anyone's e-mail. A box ticked there is not its owner's consent.

type Form = (server: TestServer, browser: Browser, email: string, marketing: boolean) => Promise<unknown>;

const named = { firstname: ada.firstName, lastname: ada.lastName };
const purchase = (email: string, marketing: boolean) => {
  const { consents, ...body } = purchaseOf('pet', { buyer: { ...ada, email } });
  return { ...body, consents: { ...consents, marketing } };
};

const forms: [string, Form][] = [
  [
    'a request for a quote',
    (_, browser, email, marketing) =>
      browser.call(requestQuoteCall, {
        ...contact,
        ...named,
        email,
        marketing,
        product: 'casa',
        submissionKey: newSubmissionKey(),
      }),
  ],
  [
    'a request for a call',
    async (server, browser, email, marketing) =>
      browser.call(
        requestCallBackCall,
        { ...contact, email, marketing, submissionKey: newSubmissionKey() },
        { uuid: quoteUuidSchema.parse(await askForLifeQuote(server)) },
      ),
  ],
  [
    'a booked call',
    (_, browser, email, marketing) =>
      browser.call(bookCallCall, {
        ...contact,
        ...named,
        email,
        marketing,
        about: 'casa',
        callAt: '2026-12-09T09:00:00.000Z',
        submissionKey: newSubmissionKey(),
      }),
  ],
  [
    'a check-up',
    (_, browser, email, marketing) => browser.call(submitCheckupCall, checkupRequest({ email, marketing })),
  ],
  [
    'a purchase',
    (_, browser, email, marketing) =>
      browser.call(openDealCall, purchase(email, marketing), { productKey: 'pet' }),
  ],
  [
    'a ski policy',
    (_, browser, email, marketing) => {
      const { contractor, consents, ...body } = skiRequest();
      return browser.call(createSkiPolicyCall, {
        ...body,
        contractor: { ...contractor, email },
        consents: { ...consents, marketing, profiling: marketing },
      });
    },
  ],
  [
    'a registration',
    (_, browser, email, marketing) => browser.call(signUpCall, { ...registration(email), marketing }),
  ],
];

const consentsOf = async (browser: Browser) =>
  (await browser.call(personalAreaCall)).answer.data.consents.map(({ given }) => given);

const later = (minutes: number) => new Date(attackDay.getTime() + minutes * 60_000);

/**
 * What the owner chooses herself, a minute after the previous choice; the newsletter provider is notified at
 * once.
 */
async function say(server: TestServer, browser: Browser, ...words: boolean[]): Promise<void> {
  for (const [minute, given] of words.entries()) {
    server.setNow(later(minute));
    await browser.call(changeConsentCall, { given, version: CONSENT_VERSION }, { kind: 'marketing' });
    await runJobs(server);
  }
  server.setNow(later(words.length));
}

/** The last choice for a mailbox sent to the newsletter provider; null if none. */
async function lastSentChoice(server: TestServer, email: string) {
  await runJobs(server);
  const submissions = await server.db.select().from(formSubmissions).orderBy(formSubmissions.receivedAt);
  const last = submissions.findLast((one) => one.email === email);
  return last?.submission.legalConsentOptions?.consent.communications.map(({ value }) => value) ?? null;
}

describe.each(forms)('%s that a stranger fills in with her e-mail', (_, fillIn) => {
  test("the stranger's form does not turn her no into a yes, for her and for the newsletter provider", async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser } = await signedInHolder(server);
    await say(server, browser, true, false);
    await fillIn(server, openBrowser(server, '203.0.113.66'), email, true);
    expect(await consentsOf(browser)).toEqual([false, false]);
    expect(await lastSentChoice(server, email)).toEqual([false, false]);
  });

  test("the stranger's form does not turn her yes into a no", async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser } = await signedInHolder(server);
    await say(server, browser, true);
    await fillIn(server, openBrowser(server, '203.0.113.66'), email, false);
    expect(await consentsOf(browser)).toEqual([true, false]);
    expect(await lastSentChoice(server, email)).toEqual([true, false]);
  });

  test('the form is a stranger’s even if he is signed in as himself', async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser } = await signedInHolder(server);
    const stranger = await signedInHolder(server);
    await fillIn(server, stranger.browser, email, true);
    expect(await consentsOf(browser)).toEqual([false, false]);
  });
});

test('a purchase that a stranger began with a yes stays his yes when she corrects it signed in', async () => {
  await using server = await testServer({ now: attackDay });
  const { email, browser } = await signedInHolder(server);
  const bare = { buyer: { ...ada, email }, attributes: fido, consents: { marketing: true } };
  const opened = await openBrowser(server, '203.0.113.66').call(openDealCall, bare, { productKey: 'pet' });
  const uuid = opened.answer.data;
  const { marketing: _not, ...rest } = purchaseOf('pet').consents ?? {};
  const correction = { version: 1, buyer: { ...ada, email }, attributes: fido, consents: rest };
  expect((await browser.call(correctDealCall, correction, { uuid })).status).toBe(200);
  expect(await consentsOf(browser)).toEqual([false, false]);
});

test('a yes that a stranger gave for himself does not move to her with a purchase', async () => {
  await using server = await testServer({ now: attackDay });
  const { email, browser } = await signedInHolder(server);
  const stranger = await signedInHolder(server);
  const bare = { buyer: { ...ada, email: stranger.email }, attributes: fido, consents: { marketing: true } };
  const opened = await stranger.browser.call(openDealCall, bare, { productKey: 'pet' });
  const uuid = opened.answer.data;
  const correction = { version: 1, buyer: { ...ada, email }, attributes: fido };
  expect((await stranger.browser.call(correctDealCall, correction, { uuid })).status).toBe(200);
  expect(await consentsOf(browser)).toEqual([false, false]);
});

const subject = 'Vuoi ricevere novità e offerte? Manca la tua conferma';

async function consentMailsTo(server: TestServer, email: string) {
  await runJobs(server);
  return (await mailsTo(server, email)).filter((mail) => mail.subject === subject);
}

async function mailedToken(server: TestServer, email: string): Promise<string> {
  const [mail] = await consentMailsTo(server, email);
  return /\/conferma-consensi\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('twenty forms with her e-mail, on two servers, send one mail in two weeks', async () => {
  await using server = await testServer({ now: attackDay });
  await using other = await testServer({ now: attackDay, databaseUrl: server.databaseUrl });
  const email = newEmail();
  const once = async (turn: number) => {
    const at = turn % 2 ? server : other;
    const [, fillIn] = forms[turn % 3 === 0 ? 3 : 0] ?? [];
    await fillIn?.(at, openBrowser(at, `203.0.${turn}.66`), email, true);
  };
  await Promise.all(Array.from({ length: 20 }, (_, turn) => once(turn)));
  await Promise.all([runJobs(server), runJobs(other)]);
  // The forms themselves have used up what strangers may send to her.
  expect(await consentMailsTo(server, email)).toEqual([]);
  await server.db.execute('truncate rate_limit, mail_budget');
  await Promise.all([once(1), once(2), once(4)]);
  await Promise.all([runJobs(server), runJobs(other)]);
  expect(await consentMailsTo(server, email)).toHaveLength(1);
  await server.db.execute('truncate rate_limit');
  server.setNow(later(13 * 24 * 60));
  await once(1);
  expect(await consentMailsTo(server, email)).toHaveLength(1);
  server.setNow(later(15 * 24 * 60));
  await once(1);
  expect(await consentMailsTo(server, email)).toHaveLength(2);
});

async function asked(server: TestServer) {
  const { email, browser } = await signedInHolder(server);
  await forms[0]?.[1](server, openBrowser(server, '203.0.113.66'), email, true);
  return { email, browser, token: await mailedToken(server, email) };
}

describe('the link of the mail that asks for a consent', () => {
  const yes = { kind: 'marketing', version: CONSENT_VERSION } as const;

  test('the consent link changes nothing when opened, and consents by its button, once', async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser, token } = await asked(server);
    const mailbox = openBrowser(server, '198.51.100.7');
    for (let turn = 0; turn < 2; turn += 1) {
      const { answer } = await mailbox.call(consentRequestCall, undefined, { token });
      expect(answer.data.consents).toMatchObject([{ ...yes, isConfirmed: false }]);
    }
    const [before] = (await browser.call(personalAreaCall)).answer.data.consents;
    expect(before).toMatchObject({ given: false, since: null, awaitedSince: attackDay.toISOString() });

    server.setNow(later(60));
    const answers = await Promise.all([1, 2].map(() => mailbox.call(confirmConsentCall, yes, { token })));
    for (const { answer } of answers) expect(answer.data.consents).toMatchObject([{ isConfirmed: true }]);
    const [after] = (await browser.call(personalAreaCall)).answer.data.consents;
    const since = later(60).toISOString();
    expect(after).toMatchObject({ given: true, since, awaitedSince: null, version: CONSENT_VERSION });
    expect(await lastSentChoice(server, email)).toEqual([true, false]);
  });

  test('the consent link confirms nothing else, nothing with a forged end, nothing in outdated wording, and nothing too late', async () => {
    await using server = await testServer({ now: attackDay });
    const { browser, token } = await asked(server);
    const other = await asked(server);
    const mixed = token.slice(0, 22) + other.token.slice(22);
    const statuses = [];
    for (const [given, body] of [
      [mixed, yes],
      [`${token.slice(0, -2)}AA`, yes],
      [token, { ...yes, kind: 'userProfiling' }],
      [token, { ...yes, version: '2026-11' }],
    ] as const)
      statuses.push((await openBrowser(server).call(confirmConsentCall, body, { token: given })).status);
    expect(statuses).toEqual([404, 404, 404, 409]);
    server.setNow(later(15 * 24 * 60));
    expect((await openBrowser(server).call(confirmConsentCall, yes, { token })).status).toBe(404);
    expect(await consentsOf(browser)).toEqual([false, false]);
  });

  test('the consent link is not sent to a visitor who ticks the box signed in, nor to one who has already agreed', async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser } = await signedInHolder(server);
    await forms[0]?.[1](server, browser, email, true);
    expect(await consentsOf(browser)).toEqual([true, false]);
    await forms[3]?.[1](server, openBrowser(server, '203.0.113.66'), email, true);
    expect(await consentMailsTo(server, email)).toEqual([]);
    expect(await server.db.$count(consentRequests)).toBe(0);
  });
});
