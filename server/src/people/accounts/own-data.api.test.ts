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
  test('can be taken along, as a file, without secrets and without what is about others', async () => {
    await using server = await testServer({ now });
    const likesNews = await signedInHolder(server);
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
    for (const secret of ['argon2', 'Hash', code, token, likesNews.email]) expect(text).not.toContain(secret);
    const theirs = await likesNews.browser.call(personalDataCall);
    expect(theirs.answer).toMatchObject({ account: { marketing: { given: true } } });
  });

  test('hold the quotes somebody asked a call about, and lose them with the account', async () => {
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

  test('are all known: a new table must be added to what is gathered and forgotten, or named here', async () => {
    await using server = await testServer();
    const { rows } = await server.db.execute(
      // The months of a table are the table.
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
      // Both go with the request or the complaint.
      'case_history',
      'case_note',
      'checkup',
      // All go with their deal.
      'claim',
      'claim_consent',
      'claim_event',
      'claim_message',
      'claim_paper',
      'claim_promise',
      // Kept with their history, out of reach once forgotten.
      'complaint',
      // The papers that were sent, kept with it.
      'complaint_document',
      'consent_change',
      'consent_request',
      'customer',
      'deal',
      'deal_act',
      'deal_document',
      'deal_history',
      // With every text that it had.
      'deal_note',
      'deal_note_version',
      'deal_signature',
      'deal_task',
      'dispute',
      // Follow from the others, and go with them.
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
      // Goes with its deal.
      'payment_session',
      // Goes with its deal or quote.
      'phone_sale',
      'purchase_request',
      'quote_request',
      'refund',
      // Both go with their deal.
      'ski_holder',
      'ski_policy',
      // Both go with their claim or complaint.
      'stored_file',
      'stored_file_piece',
    ];
    const aboutNobody = [
      // Keyed hashes that live for an hour, or a day.
      'rate_limit',
      'mail_budget',
      // Random texts that live for five minutes, and go with the account.
      'passkey_challenge',
      // Removed within seconds, by the job that sends the code.
      'code_request',
      // Gone as soon as they were told, and with the account.
      'identity_news',
      // Which news were told, without what they said.
      'followed_news',
      // Gone as soon as their mailbox has an account.
      'account_registration',
      // Keyed hashes that live for two days.
      'account_code_try',
      // Empty in production.
      'sandbox_mail',
      'sandbox_mail_attachment',
      'sandbox_card_answer',
      'sandbox_card_checkout',
      'sandbox_card_dispute',
      'sandbox_card_event',
      'sandbox_card_refund',
      // Names of the card provider for its notices and pages.
      'payment_notice',
      // Sums of days, and what of them differs from the provider's, by its names.
      'compared_day',
      'payment_difference',
      // Whoever works at the desk is no customer.
      'staff_device',
      'staff_invitation',
      'staff_member',
      'staff_passkey',
      'staff_recovery_code',
      'staff_session',
      'staff_sign_in',
      // What they did, by ids.
      'desk_log',
      'desk_log_end',
      'desk_log_head',
      // What they decided.
      'opening_hours',
      // Filters without words.
      'deal_view',
      // Numbers and sums.
      'deal_tally',
      'complaint_serial',
      'figure_day',
      'figure_mark',
      // The site's own files.
      'site_asset',
      // What everybody is sold, and the key that documents are sealed with.
      'sold_document',
      'signing_key',
    ];
    expect(rows.map(({ name }) => name)).toEqual([...gathered, ...aboutNobody].toSorted());
  });
});

describe('a deleted account', () => {
  test('is gone with its sessions, codes, requests and mails, and a last mail says what stays', async () => {
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

  test('stays when the password is wrong, and says so at the field', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const { problem } = await browser.call(deleteAccountCall, { password: 'Sbagliata1' });
    expect(problem).toMatchObject({
      code: 'NotAuthorizedException',
      fields: { password: 'La password attuale non è corretta: scrivila di nuovo.' },
    });
    expect((await browser.call(signInCall, { email, password })).status).toBe(200);
  });

  test('leaves its address free for a new one', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    await browser.call(deleteAccountCall, { password });
    expect((await browser.call(signUpCall, registration(email))).status).toBe(200);
  });
});
