import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  confirmEmailCall,
  deleteAccountCall,
  forgotPasswordCall,
  personalDataCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { createResumeLinkCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { submitCheckupCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { submitFormCall } from '@riparo/domain/platform/call/form-calls.ts';
import {
  changeConsentCall,
  personalAreaCall,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { tidyEmail } from '@riparo/domain/platform/person/email.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailBudgetUses } from '../../platform/mail/tables.ts';
import {
  type Holder,
  latestCode,
  mailsTo,
  ownAttributes,
  password,
  signedInHolder,
} from '../../../test/account-holder.ts';
import { paidDeal, signFor } from '../../../test/after-purchase.ts';
import { checkupRequest } from '../../../test/checkup-answers.ts';
import { askToPay, dealToPay, payWith, runJobs } from '../../../test/deals.ts';
import { askForCall, askForLifeQuote } from '../../../test/life-quote.ts';
import { ada, purchaseOf } from '../../../test/purchases.ts';
import { buySki, dayRequest, skiOutcome } from '../../../test/ski.ts';
import { addPasskey, newDevice } from '../../../test/passkeys.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { tablesThatMention } from '../../../test/mentions.ts';
import { deals } from '../../buy/deals/tables.ts';
import { reindexPeople } from '../search/people-index.ts';
import { closeUnpaidDeals } from '../../buy/payments/close-unpaid-deals.ts';
import { deleteOldData } from '../retention/retention-job.ts';

const now = new Date('2026-12-05T10:00:00Z');

/** Runs scheduled jobs, including the people index that is updated every few seconds. */
async function settle(server: TestServer): Promise<void> {
  await runJobs(server);
  await reindexPeople(server.parts);
}

/** Where a person may still be found after deletion, and why. */
const retainedByLaw = [
  // Contracts and their evidence: ten years (civil code, articles 2220 and 2946; IVASS regulation 40/2018,
  // article 67).
  'public.deal',
  'public.deal_signature',
  // Receipts of the payments for them.
  'public.payment_session',
  // The people insured by a paid ski policy.
  'public.ski_holder',
];

/**
 * Outside systems in demonstrations: people's mailboxes and the card provider's books. Empty in production.
 */
const outside = new Set([
  'public.sandbox_mail',
  'public.sandbox_mail_attachment',
  'public.sandbox_card_checkout',
  'public.sandbox_card_event',
  'public.sandbox_card_answer',
]);

const lastName = 'Zanzibarri';
const taxCode = 'ZNZDAA90C67H501C';
const phone = '+393339876543';

async function leaveTracesEverywhere(
  server: TestServer,
  { email, lastName: name }: { email: string; lastName: string },
) {
  const person = { email, emailKey: emailKey(email), lastName: name };
  const profile = { ...ada.profile, phoneNumber: phone, taxCode };
  const requested = await server.call(requestQuoteCall, {
    body: {
      submissionKey: crypto.randomUUID(),
      product: 'casa',
      source: '/preventivo/casa',
      firstname: 'Ada',
      lastname: name,
      email,
      phone,
      privacy: true,
      userProfiling: true,
    },
  });
  const called = await askForCall(server, await askForLifeQuote(server, { lastname: name }), {
    email,
    phone,
  });
  const filledIn = await server.call(submitCheckupCall, {
    body: checkupRequest({ email, last_name: name, phone }),
  });
  const submitted = await server.call(submitFormCall, {
    params: {
      portalId: server.parts.config.forms.portalId,
      formId: server.parts.config.forms.quoteFormId,
    },
    body: {
      fields: [
        { name: 'email', value: email },
        { name: 'lastname', value: name },
        { name: 'phone', value: phone },
      ],
      context: {},
      legalConsentOptions: { consent: { consentToProcess: true, text: 'Sì', communications: [] } },
    },
  });
  const opened = await server.call(openDealCall, {
    params: { productKey: 'pet' },
    body: purchaseOf('pet', { buyer: { ...ada, email, lastName: name, profile } }),
  });
  const payable = await dealToPay(server, { ...person, profile });
  const paymentAnswer = await askToPay(server, payable);
  const skiing = await buySki(server, dayRequest('2026-12-06 10:00', { contractor: contractorOf(person) }));
  // Otherwise so many mails to one mailbox would be withheld.
  await server.db.delete(mailBudgetUses);
  const resumeLinkAnswer = await server.call(createResumeLinkCall, {
    body: { formId: 'Buying Pet', answers: { petType: 'dog' }, email },
  });
  const answers = [resumeLinkAnswer, requested, called, filledIn, submitted, opened, paymentAnswer, skiing];
  expect(answers.filter(({ status }) => status >= 300).map(({ problem }) => problem)).toEqual([]);
  return { person, profile };
}

const contractorOf = ({ email, lastName: name }: { email: string; lastName: string }) => ({
  first_name: 'Ada',
  last_name: name,
  email,
  phone,
  cf: taxCode,
});

/** A customer signed in under the name that all their traces contain. */
async function zanzibarri(server: TestServer, email: string): Promise<Holder> {
  const holder = await signedInHolder(server, email);
  await saveEmail(holder, email);
  return holder;
}

async function saveEmail({ browser }: Holder, email: string): Promise<void> {
  const { profileVersion } = (await browser.call(sessionCall)).answer;
  const profile = { ...ownAttributes, family_name: lastName, email };
  await browser.call(saveProfileCall, { ...profile, profileVersion: profileVersion ?? 0 });
}

test('after erasure a person is in no column of any table, except contracts the law requires to keep', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await zanzibarri(server, `zanzibarri-${crypto.randomUUID()}@example.it`);
  const { person, profile } = await leaveTracesEverywhere(server, { email, lastName });
  await browser.call(changeConsentCall, { given: true, version: CONSENT_VERSION }, { kind: 'marketing' });
  await addPasskey(browser, newDevice(server), `Telefono di ${lastName}`);
  const contract = await paidDeal(server, { ...person, profile });
  await signFor(server, contract);
  const ski = await buySki(
    server,
    dayRequest('2026-12-06 10:00', {
      contractor: contractorOf(person),
      holders: [{ first_name: 'Ada', last_name: lastName, dob: examplePerson.birthDate }],
    }),
  );
  const checkoutId = ski.answer.paymentUrl.split('/').at(-1) ?? '';
  await payWith(server, checkoutId);
  expect(await skiOutcome(server, ski.answer.policy.id)).toMatchObject({ isIssued: true });
  await settle(server);
  // Some of it is pending: queued mails, a requested code.
  await leaveTracesEverywhere(server, { email, lastName });
  await browser.call(forgotPasswordCall, { email });
  const markers = [email, emailKey(email), lastName, phone, taxCode];
  const before = await tablesThatMention(server.db, markers);
  expect(before.length).toBeGreaterThan(16);

  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
  await closeUnpaidDeals(server.parts);
  await deleteOldData(server.parts);
  await settle(server);

  const after = await tablesThatMention(server.db, markers);
  expect(after.filter((table) => !outside.has(table))).toEqual(retainedByLaw);
  const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
  expect(subjects).toContain('Il tuo account Riparo è stato cancellato');
});

test('the record of consents, including later changes, stays with a contract after erasure', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await zanzibarri(server, `zanzibarri-${crypto.randomUUID()}@example.it`);
  const contract = await paidDeal(server, { email, emailKey: emailKey(email), lastName });
  await signFor(server, contract);
  await browser.call(changeConsentCall, { given: true, version: CONSENT_VERSION }, { kind: 'marketing' });
  await browser.call(changeConsentCall, { given: false, version: CONSENT_VERSION }, { kind: 'marketing' });

  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
  await deleteOldData(server.parts);
  const [contractRow] = await server.db.select().from(deals).where(eq(deals.uuid, contract.uuid));
  expect(contractRow?.consents).toMatchObject({
    later: [
      { kind: 'marketing', given: true, version: CONSENT_VERSION, at: now.toISOString() },
      { kind: 'marketing', given: false, version: CONSENT_VERSION, at: now.toISOString() },
    ],
  });
});

test.each([
  ['in capitals, accents apart', 'àda-MARK@example.it', 'A\u0300DA-MARK@EXAMPLE.it'],
  ['with wide letters', 'ada-MARK@example.it', 'ada-MARK@ｅxample.it'],
  ['with the dot of another script', 'ada-MARK@example.it', 'ada-MARK@example。it'],
  ['with a domain in Unicode', 'ada-MARK@xn--citt-3na.it', 'ada-MARK@città.it'],
  ['with a domain in Punycode', 'ada-MARK@CITTÀ.it', 'ada-MARK@xn--citt-3na.it'],
])(
  'a customer who wrote their address %s is found and erased under every spelling',
  async (_, account, other) => {
    await using server = await testServer({ now });
    const mark = crypto.randomUUID();
    const mailbox = tidyEmail(account.replace('MARK', mark));
    const { browser } = await zanzibarri(server, mailbox);
    const typed = other.replace('MARK', mark.toUpperCase());
    await leaveTracesEverywhere(server, { email: typed, lastName });
    // Includes pending work: queued mails, a requested code.
    await browser.call(forgotPasswordCall, { email: typed });

    const { data } = (await browser.call(personalAreaCall)).answer;
    const shown = [data.lifeQuotes, data.quoteRequests, data.reports];
    expect(shown.map(({ length }) => length)).toEqual([1, 1, 1]);
    const own = (await browser.call(personalDataCall)).answer;
    const kinds = ['quoteRequests', 'callBacks', 'purchaseRequests', 'formSubmissions', 'checkups'];
    expect(kinds.filter((kind) => (own[kind] as unknown[]).length === 0)).toEqual([]);
    expect(own['deals']).toHaveLength(3);

    expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
    expect(await tablesThatMention(server.db, [mark])).not.toContain('public.code_request');
    await closeUnpaidDeals(server.parts);
    await deleteOldData(server.parts);
    await settle(server);
    const left = await tablesThatMention(server.db, [mark]);
    expect(left.filter((table) => !outside.has(table))).toEqual([]);
    const toOthers = (await server.mails()).filter(({ recipient }) => recipient !== mailbox);
    expect(toOthers.filter(({ text }) => text.toLowerCase().includes(mark))).toEqual([]);
  },
);

test('a customer who changed address keeps their requests, and is erased under both', async () => {
  await using server = await testServer({ now });
  const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
  const holder = await zanzibarri(server, `prima-${before}@example.it`);
  const { browser, email } = holder;
  await leaveTracesEverywhere(server, { email, lastName });
  await settle(server);
  const area = (await browser.call(personalAreaCall)).answer.data;
  expect([area.lifeQuotes, area.quoteRequests, area.reports].map(({ length }) => length)).toEqual([1, 1, 1]);

  const moved = `dopo-${after}@example.it`;
  await saveEmail(holder, moved);
  await browser.call(confirmEmailCall, { code: await latestCode(server, moved), password });
  await settle(server);
  // Links of the old mailbox no longer work: the requests have new ones.
  const { calls, ...rest } = (await browser.call(personalAreaCall)).answer.data;
  expect({
    ...rest,
    calls: calls.map((call, index) => ({ ...call, path: area.calls[index]?.path })),
  }).toEqual(area);
  expect(calls.map(({ path }) => path)).not.toEqual(area.calls.map(({ path }) => path));
  expect((await mailsTo(server, email))[0]?.subject).toBe('L’e-mail del tuo account Riparo è cambiata');

  expect((await browser.call(deleteAccountCall, { password })).status).toBe(204);
  await closeUnpaidDeals(server.parts);
  await deleteOldData(server.parts);
  await settle(server);
  const left = await tablesThatMention(server.db, [before, after]);
  expect(left.filter((table) => !outside.has(table))).toEqual([]);
});
