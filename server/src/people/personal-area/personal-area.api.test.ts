import { type ConsentForm, consentTextOf } from '@riparo/domain/platform/consent/texts-by-version.ts';
import { CHANGEABLE_TEXTS, CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { submitCheckupCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import {
  changeConsentCall,
  personalAreaCall,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { quoteUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { type Holder, newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { type Browser, openBrowser } from '../../../test/browser.ts';
import { checkupRequest } from '../../../test/checkup-answers.ts';
import { openDealOf } from '../../../test/contracts.ts';
import { newSubmissionKey } from '../../../test/ids.ts';
import { openFormsHost } from '../../../test/forms-host.ts';
import { askForCall, askForLifeQuote, contact } from '../../../test/life-quote.ts';
import { skiRequest } from '../../../test/ski.ts';
import { testServer } from '../../../test/test-server.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { forwardConsentJob } from '../consents/forward-consent.ts';
import { consentChanges } from '../consents/tables.ts';
import { deals } from '../../buy/deals/tables.ts';
import { formSubmissions } from '../../platform/providers/forms/tables.ts';

const now = new Date('2026-11-16T10:00:00Z');

async function askForQuote(browser: Browser, email: string, marketing = false) {
  const body = {
    submissionKey: crypto.randomUUID(),
    product: 'casa',
    source: '/preventivo/casa',
    firstname: examplePerson.firstName,
    lastname: examplePerson.lastName,
    email,
    phone: examplePerson.phone,
    privacy: true,
    userProfiling: true,
    marketing,
  };
  await browser.call(requestQuoteCall, body);
}

const consentsOf = async (browser: Browser) => (await browser.call(personalAreaCall)).answer.data.consents;

const change = (
  browser: Browser,
  kind: ChangeableConsent,
  given: boolean,
  version: string = CONSENT_VERSION,
) => browser.call(changeConsentCall, { given, version }, { kind });

describe('the personal area', () => {
  test('the personal area shows requests with the proved address, the latest first, and nothing of others', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const other = newEmail();
    const uuid = await askForLifeQuote(server);
    const refused = await askForLifeQuote(server, { date_of_birth: '1950-01-01' });
    for (const quote of [uuid, refused]) await askForCall(server, quote, { email: email.toUpperCase() });
    await askForCall(server, await askForLifeQuote(server), { email: other });
    for (const person of [email, other]) {
      await askForQuote(openBrowser(server), person);
      await server.call(submitCheckupCall, { body: checkupRequest({ email: person }) });
    }

    const { answer, headers } = await browser.call(personalAreaCall);

    expect(headers['cache-control']).toBe('no-store');
    expect(answer.data).toMatchObject({
      quoteRequests: [{ productTitle: 'Casa', createdAt: now.toISOString() }],
      reports: [{ questionnaire: 'checkup', createdAt: now.toISOString() }],
    });
    expect(answer.data.lifeQuotes).toHaveLength(2);
    expect(answer.data.lifeQuotes).toContainEqual({
      uuid,
      sumAssuredCents: 10_000_000,
      years: 20,
      monthlyCents: 1789,
      createdAt: now.toISOString(),
      lastDay: '2026-12-16',
      isOpen: true,
    });
    expect(answer.data.lifeQuotes.find((quote) => quote.uuid === refused)).toMatchObject({
      monthlyCents: null,
      isOpen: false,
    });
    server.setNow(new Date('2026-12-17T10:00:00Z'));
    const later = await signedInHolder(server, newEmail());
    expect((await later.browser.call(personalAreaCall)).answer.data).toMatchObject({
      lifeQuotes: [],
      quoteRequests: [],
      reports: [],
      needs: null,
    });
  });

  test('the personal area shows the latest report’s result, and when calls are due, the latest first', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const submit = (pets: ('Cane' | 'Nessuno')[]) =>
      server.call(submitCheckupCall, {
        body: checkupRequest({ email, pets }),
      });
    await submit(['Nessuno']);
    const uuid = await askForLifeQuote(server);
    await askForCall(server, uuid, { email });
    server.setNow(new Date('2026-11-17T10:00:00Z'));
    await submit(['Cane']);
    await askForCall(server, uuid, { email, submissionKey: crypto.randomUUID() });
    // Another person asks for a call about the same quote.
    server.setNow(new Date('2026-11-18T10:00:00Z'));
    await askForCall(server, uuid, { email: newEmail(), submissionKey: crypto.randomUUID() });

    const { reports, needs, calls } = (await browser.call(personalAreaCall)).answer.data;

    expect(reports).toHaveLength(2);
    expect(needs?.reportId).toBe(reports[0]?.id);
    expect(needs?.areas).toContainEqual(expect.objectContaining({ key: 'animali', cover: 0 }));
    const promised = ['2026-11-17T10:30:00.000Z', '2026-11-16T10:30:00.000Z'];
    expect(calls.map(({ callAt }) => callAt)).toEqual(promised);
  });

  test('the personal area needs as many queries for many things as for none', async () => {
    await using server = await testServer({ now, isForOneTest: true });
    const { browser, email } = await signedInHolder(server);
    const statements = vi.spyOn(server.db.$client, 'query');
    const countQueries = async () => {
      statements.mockClear();
      await browser.call(personalAreaCall);
      await browser.call(ownDealsCall);
      return statements.mock.calls.length;
    };
    await openDealOf(server, 'pet', email, browser);
    await askForQuote(openBrowser(server), email);
    const few = await countQueries();
    for (const product of ['bici2go', 'mimuovo', 'monopattino', 'covid-19'] as const)
      await openDealOf(server, product, email, browser);
    for (let times = 0; times < 3; times += 1) {
      await askForCall(server, await askForLifeQuote(server), { email });
      await askForQuote(openBrowser(server), email);
      await server.call(submitCheckupCall, {
        body: checkupRequest({ email }),
      });
    }
    expect((await browser.call(ownDealsCall)).answer.data).toHaveLength(5);
    expect(few).toBeGreaterThan(5);
    expect(await countQueries()).toBe(few);
  });
});

/** What the forms provider receives of a person's consents: marketing and personal offers. */
const forwardedOf = (email: string, key: string, communications: boolean[]) => ({
  path: '/submissions/v3/integration/submit/1/consensi',
  key,
  fields: [`email ${email}`, `firstname ${examplePerson.firstName}`, `lastname ${examplePerson.lastName}`],
  page: { pageUri: 'http://localhost:3000/customer', pageName: 'Consensi' },
  isProcessed: true,
  communications,
});

describe('a consent', () => {
  test('a consent is given and withdrawn at any time, stored with its text, and its status is forwarded', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    expect(await consentsOf(browser)).toMatchObject([
      { kind: 'marketing', given: false, since: null, version: CONSENT_VERSION },
      { kind: 'userProfiling', given: false, since: null },
    ]);

    const given = await change(browser, 'marketing', true);
    expect(given.answer.data).toMatchObject([{ given: true, since: now.toISOString() }, { given: false }]);
    server.setNow(new Date('2026-11-17T10:00:00Z'));
    await change(browser, 'marketing', false, 'an old page');

    expect(await consentsOf(browser)).toMatchObject([
      { given: false, since: '2026-11-17T10:00:00.000Z' },
      { given: false },
    ]);
    const changes = await server.db.select().from(consentChanges);
    expect(changes).toMatchObject([
      { kind: 'marketing', given: true, version: CONSENT_VERSION, source: '/customer' },
      { kind: 'marketing', given: false, version: CONSENT_VERSION },
    ]);
    await server.queue.runWaiting();
    const forwarded = await server.db.select().from(formSubmissions);
    expect(forwarded).toHaveLength(2);
    for (const { email: forwardedEmail, submission } of forwarded) {
      expect(forwardedEmail).toBe(email);
      const communications = submission.legalConsentOptions?.consent.communications;
      expect(
        communications?.map(({ value }) => value),
        'in its current state',
      ).toEqual([false, false]);
    }
    const { answer } = await browser.call(personalDataCall);
    expect(answer['consentChanges']).toHaveLength(2);
  });

  test('a consent ticked in a form counts, an empty box withdraws nothing, and repeating it changes nothing', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    await askForQuote(browser, email, true);
    server.setNow(new Date('2026-11-17T10:00:00Z'));
    await askForQuote(browser, email, false);
    expect(await consentsOf(browser)).toMatchObject([
      { kind: 'marketing', given: true, since: now.toISOString() },
      // The box required for a quote is no consent to offers.
      { kind: 'userProfiling', given: false },
    ]);
    await Promise.all([1, 2, 3].map(() => change(browser, 'userProfiling', true)));
    expect(await server.db.$count(consentChanges)).toBe(1);
    expect(await consentsOf(browser)).toMatchObject([{ given: true }, { given: true }]);
  });

  test('a consent is shown in its original text, by form and version; after withdrawal in today’s', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const wordsOf = async () => (await consentsOf(browser)).map(({ text }) => text);
    // From the time when the box required for a report or purchase was also a consent to offers.
    const old = sql`'"2026-11"'::jsonb`;
    await browser.call(submitCheckupCall, checkupRequest({ email }));
    await server.db.update(checkups).set({ consents: sql`jsonb_set(consents, '{version}', ${old})` });
    expect((await wordsOf())[1]).toBe(consentTextOf('report', '2026-11', 'userProfiling'));
    server.setNow(new Date('2026-11-17T10:00:00Z'));
    await openDealOf(server, 'pet', email, browser);
    await server.db.update(deals).set({ consents: sql`jsonb_set(consents, '{version}', ${old})` });
    expect((await wordsOf())[1]).toBe(consentTextOf('purchase', '2026-11', 'userProfiling'));
    await change(browser, 'userProfiling', false);
    expect((await wordsOf())[1]).toBe(CHANGEABLE_TEXTS.userProfiling);
  });

  test('a consent counts wherever its box was ticked, in the text shown there, and only for that person', async () => {
    await using server = await testServer({ now });
    const other = await signedInHolder(server);
    const ways: [string, (holder: Holder) => Promise<unknown>][] = [
      ['quote', ({ email, browser }) => askForQuote(browser, email, true)],
      [
        'quote',
        async ({ email, browser }) =>
          browser.call(
            requestCallBackCall,
            { ...contact, email, marketing: true, submissionKey: newSubmissionKey() },
            { uuid: quoteUuidSchema.parse(await askForLifeQuote(server)) },
          ),
      ],
      [
        'quote',
        ({ email, browser }) => {
          const { firstName: firstname, lastName: lastname } = examplePerson;
          const person = { ...contact, firstname, lastname, email, marketing: true };
          const booking = { about: 'casa', callAt: '2026-11-17T09:00:00.000Z' };
          const body = { submissionKey: crypto.randomUUID(), ...person, ...booking };
          return browser.call(bookCallCall, body);
        },
      ],
      [
        'report',
        ({ email, browser }) => browser.call(submitCheckupCall, checkupRequest({ email, marketing: true })),
      ],
      [
        'ski',
        ({ email, browser }) => {
          const { contractor, consents, ...body } = skiRequest();
          const ticked = { ...consents, marketing: true, profiling: true };
          const owner = { ...contractor, email };
          return browser.call(createSkiPolicyCall, { ...body, contractor: owner, consents: ticked });
        },
      ],
    ];
    for (const [form, tick] of ways) {
      const holder = await signedInHolder(server);
      await tick(holder);
      const isSki = form === 'ski';
      expect(await consentsOf(holder.browser)).toMatchObject([
        {
          given: true,
          since: now.toISOString(),
          text: consentTextOf(form as ConsentForm, CONSENT_VERSION, isSki ? 'marketingChecked' : 'marketing'),
        },
        { given: isSki },
      ]);
    }
    const changed = await signedInHolder(server);
    await change(changed.browser, 'marketing', true);
    expect(await consentsOf(other.browser)).toMatchObject([{ given: false }, { given: false }]);
  });

  test('a consent to an outdated text is refused', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    const { status, problem } = await change(browser, 'marketing', true, '2019-01');
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'consent-text-changed' });
    expect(await server.db.$count(consentChanges)).toBe(0);
  });

  test('a withdrawal reaches the forms provider as soon as it answers', async () => {
    await using host = await openFormsHost();
    await using server = await testServer({
      now,
      environment: {
        FORMS_PROVIDER: 'http',
        FORMS_URL: host.url,
        FORMS_PORTAL_ID: '1',
        FORMS_QUOTE_FORM_ID: 'preventivi',
        FORMS_CALL_BACK_FORM_ID: 'chiamate',
        FORMS_CONSENT_FORM_ID: 'consensi',
      },
    });
    const [ada, other] = [await signedInHolder(server), await signedInHolder(server)];
    host.setMood({ status: 503, body: '' });
    await change(ada.browser, 'marketing', true);
    await change(other.browser, 'userProfiling', true);
    await server.queue.runWaiting();
    expect(host.received).toEqual([]);
    host.setMood('takes');
    await server.queue.runWaiting({ evenIfDelayed: true });
    const payload = { changeId: 1 };
    await server.db.transaction((tx) => server.parts.enqueue(tx, forwardConsentJob, { payload }));
    await server.queue.runWaiting();
    const forwarded = host.received.map(({ path, key, submission }) => ({
      path,
      key,
      fields: submission.fields.map(({ name, value }) => `${name} ${value}`),
      page: submission.context,
      isProcessed: submission.legalConsentOptions?.consent.consentToProcess,
      communications: submission.legalConsentOptions?.consent.communications.map(({ value }) => value),
    }));
    expect(forwarded.toSorted((one, another) => (one.key ?? '').localeCompare(another.key ?? ''))).toEqual([
      forwardedOf(ada.email, 'consent-change-1', [true, false]),
      forwardedOf(other.email, 'consent-change-2', [false, true]),
    ]);
  });
});
