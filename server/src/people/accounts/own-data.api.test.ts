import {
  deleteAccountCall,
  personalDataCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  latestCode,
  mailsTo,
  newEmail,
  password,
  registration,
  signedInHolder,
  signInElsewhere,
} from '../../../test/account-holder.ts';
import { quizRequest } from '../../../test/checkup-answers.ts';
import { askForCall, askForLifeQuote, lifeAnswers } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { customers } from '../../platform/customers/tables.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { callBacks, quoteRequests } from '../../care/contacts/tables.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { formSubmissions } from '../../platform/providers/forms/tables.ts';
import { lifeQuotes, purchaseRequests } from '../../understand/quotes/tables.ts';
import {
  accountCodes,
  accounts,
  accountSessions,
} from '../../platform/providers/identity/built-in/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

async function askForQuote(server: TestServer, email: string): Promise<void> {
  const body = {
    submissionKey: crypto.randomUUID(),
    product: 'pensione-integrativa',
    source: '/preventivo/pensione-integrativa',
    firstname: examplePerson.firstName,
    lastname: examplePerson.lastName,
    email,
    phone: examplePerson.phone,
    privacy: true,
    userProfiling: true,
  };
  await server.call(requestQuoteCall, { body });
}

async function fillInQuiz(server: TestServer, email: string): Promise<void> {
  await server.call(submitQuizCall, { body: quizRequest({ email }) });
}

describe('the data of an account', () => {
  test('the data export is a file without secrets and without data about others', async () => {
    await using server = await testServer({ now });
    const wantsMarketing = await signedInHolder(server);
    await server.db
      .update(customers)
      .set({ marketing: { given: true, version: 'old', source: '/', givenAt: now.toISOString() } });
    const { browser, email } = await signedInHolder(server);
    await askForQuote(server, email.toUpperCase());
    await askForQuote(server, newEmail());
    await fillInQuiz(server, email.toUpperCase());
    await fillInQuiz(server, newEmail());
    const code = await latestCode(server, email);

    const { answer, headers } = await browser.call(personalDataCall);

    expect(headers['content-disposition']).toBe('attachment; filename="riparo-dati-personali.json"');
    expect(headers['cache-control']).toBe('no-store');
    expect(answer).toMatchObject({
      gatheredAt: now.toISOString(),
      account: {
        email,
        firstName: examplePerson.firstName,
        lastName: examplePerson.lastName,
        birthDate: examplePerson.birthDate,
        marketing: { given: false, version: '2026-11-16' },
        confirmedAt: now.toISOString(),
      },
      sessions: [{ createdAt: now.toISOString() }],
      codes: [{ purpose: 'sign-up', usedAt: now.toISOString() }],
      quoteRequests: [{ product: 'pensione-integrativa', phone: examplePerson.phone }],
      checkups: [{ questionnaire: 'quiz', result: 34, answers: { client_dob: '1984-03-27' } }],
      mails: [
        { template: 'account-confirmation-code', recipient: email },
        { template: 'account-welcome', recipient: email },
        { template: 'quote-request-received' },
        { template: 'checkup-report' },
      ],
    });
    const text = JSON.stringify(answer);
    const token = browser.cookies.get('riparo_session') ?? 'none';
    for (const secret of ['argon2', 'Hash', code, token, wantsMarketing.email])
      expect(text).not.toContain(secret);
    const theirs = await wantsMarketing.browser.call(personalDataCall);
    expect(theirs.answer).toMatchObject({ account: { marketing: { given: true } } });
  });

  test('the data include quotes used in a request for a call, and lose them with the account', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const other = newEmail();
    for (const person of [email, other]) {
      await askForCall(server, await askForLifeQuote(server), { email: person });
    }
    await server.queue.runWaiting();

    const { answer } = await browser.call(personalDataCall);

    expect(answer).toMatchObject({
      lifeQuotes: [{ birthDate: lifeAnswers.date_of_birth, monthlyCents: 1789 }],
      callBacks: [{ email, phone: examplePerson.phone, consents: { version: '2026-11-16' } }],
      purchaseRequests: [{ email }],
      formSubmissions: [{ email }],
    });
    expect(JSON.stringify(answer)).not.toContain(other);

    await browser.call(deleteAccountCall, { password });
    for (const table of [lifeQuotes, callBacks, purchaseRequests, formSubmissions]) {
      expect(await server.db.$count(table)).toBe(1);
      expect(JSON.stringify(await server.db.select().from(table))).not.toContain(email);
    }
  });

  test('every table is classified: a new one must be added to export and deletion, or listed here', async () => {
    await using server = await testServer();
    const { rows } = await server.db.execute(
      // Partitions count as their table.
      sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
    );
    const gathered = [
      'account',
      'account_code',
      'account_event',
      'account_passkey',
      'account_session',
      'booked_call',
      'call_back',
      'carried_answers',
      // Both go with what they are about: a request, a complaint, a claim, a deal.
      'case_history',
      'case_note',
      'checkup',
      // All are deleted with their deal.
      'claim',
      'claim_consent',
      'claim_message',
      'claim_paper',
      'claim_promise',
      // Kept with their history, inaccessible after deletion.
      'complaint',
      // The documents sent with it, kept with it.
      'complaint_document',
      'consent_change',
      'consent_request',
      'customer',
      'deal',
      'deal_document',
      'deal_history',
      'deal_signature',
      'deal_task',
      'dispute',
      // Derived from the others, and deleted with them.
      'desk_person',
      'desk_person_due',
      'desk_person_join',
      'desk_person_term',
      'desk_word',
      'desk_request',
      'form_submission',
      'life_quote',
      'mail_message',
      'payment',
      // Deleted with its deal.
      'payment_session',
      // Deleted with its deal or quote.
      'phone_sale',
      'purchase_request',
      'quote_request',
      'refund',
      // Both are deleted with their deal.
      'ski_holder',
      'ski_policy',
      // Both are deleted with their claim or complaint.
      'stored_file',
      'stored_file_piece',
    ];
    const impersonalTables = [
      // Keyed hashes that exist for an hour or a day.
      'rate_limit',
      'mail_budget',
      // Random texts that exist for five minutes, and are deleted with the account.
      'passkey_challenge',
      // Removed within seconds by the job that sends the code.
      'code_request',
      // Deleted on delivery, and with the account.
      'identity_news',
      // Ids of delivered events, without their content.
      'followed_news',
      // Deleted as soon as their mailbox has an account.
      'account_registration',
      // Keyed hashes that exist for two days.
      'account_code_try',
      // Empty in production.
      'sandbox_mail',
      'sandbox_mail_attachment',
      'sandbox_card_answer',
      'sandbox_card_checkout',
      'sandbox_card_dispute',
      'sandbox_card_event',
      'sandbox_card_refund',
      // The card provider's ids for its notices and pages.
      'payment_notice',
      // Daily sums, and differences from the provider's, by its ids.
      'compared_day',
      'payment_difference',
      // Staff of the desk are not customers.
      'staff_device',
      'staff_invitation',
      'staff_member',
      'staff_passkey',
      'staff_recovery_code',
      'staff_session',
      'staff_sign_in',
      // Their actions, by ids.
      'desk_log',
      'desk_log_end',
      'desk_log_head',
      // Their decisions.
      'opening_hours',
      // Filters without free text.
      'deal_view',
      // Numbers and sums.
      'deal_tally',
      'complaint_serial',
      'figure_day',
      'figure_mark',
      // The site's own files.
      'site_asset',
      // The documents everybody is sold, and the key that seals documents.
      'sold_document',
      'signing_key',
    ];
    expect(rows.map(({ name }) => name)).toEqual([...gathered, ...impersonalTables].toSorted());
  });
});

describe('deleting an account', () => {
  test('deletion removes sessions, codes, requests and mails, and a last mail says what is kept', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const phone = await signInElsewhere(server, email);
    const other = await signedInHolder(server);
    await askForQuote(server, email);
    await askForQuote(server, other.email);
    await fillInQuiz(server, email);
    await fillInQuiz(server, other.email);
    await server.mails();

    const { status } = await browser.call(deleteAccountCall, { password });

    expect(status).toBe(204);
    expect(browser.cookies.has('riparo_session')).toBe(false);
    expect(browser.cookies.has('riparo_signed_in')).toBe(false);
    expect((await phone.call(sessionCall)).answer.authenticated).toBe(false);
    expect((await browser.call(signInCall, { email, password })).status).toBe(401);
    expect((await other.browser.call(sessionCall)).answer.authenticated).toBe(true);

    const [last] = await mailsTo(server, email);
    expect(last?.subject).toBe('Il tuo account Riparo è stato cancellato');
    expect(last?.text).toContain('i sinistri denunciati: per 10 anni dalla fine del contratto');
    expect(last?.text).toContain('i link nelle e-mail che ti abbiamo mandato non funzionano più');
    const left = JSON.stringify([
      await server.db.select().from(accounts),
      await server.db.select().from(accountCodes),
      await server.db.select().from(accountSessions),
      await server.db.select().from(quoteRequests),
      await server.db.select().from(checkups),
    ]);
    expect(left).not.toContain(email);
    expect(left).toContain(other.email);
    const mails = await server.db.select().from(mailMessages);
    expect(mails.filter(({ recipient }) => recipient === email)).toEqual([]);
  });

  test('a wrong password stops the deletion, with an error at the field', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const { problem } = await browser.call(deleteAccountCall, { password: 'Sbagliata1' });
    expect(problem).toMatchObject({
      code: 'NotAuthorizedException',
      fields: { password: 'La password attuale non è corretta: scrivila di nuovo.' },
    });
    expect((await browser.call(signInCall, { email, password })).status).toBe(200);
  });

  test('deletion frees the address for a new account', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    await browser.call(deleteAccountCall, { password });
    expect((await browser.call(signUpCall, registration(email))).status).toBe(200);
  });
});
