import {
  changePasswordCall,
  confirmEmailCall,
  confirmSignUpCall,
  deleteAccountCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  personalDataCall,
  resendSignUpCodeCall,
  saveProfileCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall, signInCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  confirmedHolder,
  latestCode,
  password,
  registration,
  unconfirmedHolder,
} from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { createPasswords } from '../../platform/sign-in/passwords/passwords.ts';

const email = 'melisenda@example.it';
const wished = 'isolda@example.it';
const newPassword = 'Nuovissima2';
const person = { name: 'Melisenda', family_name: 'Quarantotti', birthdate: '27/03/1985' };

describe('the log', () => {
  test('the log contains no name, address, password, code or token of a customer', async () => {
    await using server = await testServer({ environment: { LOG_LEVEL: 'trace' } });
    const browser = openBrowser(server);
    const secrets = [
      email,
      wished,
      password,
      newPassword,
      'Melisenda',
      'Quarantotti',
      '27/03/1985',
      '1985-03-27',
    ];
    const codes: string[] = [];
    const saveToken = () => secrets.push(browser.cookies.get('riparo_session') ?? 'no token');
    const saveCode = async (address: string) => {
      const code = await latestCode(server, address);
      codes.push(code);
      return code;
    };

    await browser.call(signUpCall, { ...registration(email), attributes: person });
    await saveCode(email);
    await browser.call(resendSignUpCodeCall, { email });
    await browser.call(confirmSignUpCall, { email, code: await saveCode(email) });
    await browser.call(signInCall, { email, password: newPassword });
    await browser.call(signInCall, { email, password });
    saveToken();
    await browser.call(sessionCall);
    await browser.call(changePasswordCall, { oldPassword: password, newPassword });
    saveToken();
    await browser.call(saveProfileCall, { ...person, email: wished, profileVersion: 1 });
    await browser.call(confirmEmailCall, { code: await saveCode(wished), password: newPassword });
    await browser.call(personalDataCall);
    await browser.call(forgotPasswordCall, { email: wished });
    const reset = { email: wished, code: await saveCode(wished), newPassword: password };
    await browser.call(forgotPasswordSubmitCall, reset);
    await browser.call(signInCall, { email: wished, password });
    saveToken();
    await browser.call(deleteAccountCall, { password });
    await browser.call(signOutCall);
    await server.mails();

    const statuses = server.logLines().map(({ status }) => status);
    expect(statuses).toEqual([200, 204, 204, 401, 200, 200, 204, 200, 200, 200, 204, 204, 200, 204, 204]);
    const log = server.logText();
    for (const secret of secrets) expect(log).not.toContain(secret);
    // As a whole word: six digits may also be part of a request id.
    for (const code of codes) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('the log contains none of them when the database fails either', async () => {
    await using server = await testServer({ environment: { LOG_LEVEL: 'trace' } });
    await server.db.execute(sql`alter table account_registration drop column phone`);
    const browser = openBrowser(server);
    const { status } = await browser.call(signUpCall, { ...registration(email), attributes: person });
    expect(status).toBe(500);
    for (const secret of [email, password, 'Melisenda', 'argon2'])
      expect(server.logText()).not.toContain(secret);
    expect(server.logText()).toContain('the request failed');
  });
});

describe('guessing', () => {
  test('an unknown address gets the same answer as a wrong password', async () => {
    await using server = await testServer();
    const browser = openBrowser(server);
    await browser.call(signUpCall, registration(email));
    const answers = [];
    for (const address of [email, wished]) {
      const { problem, setCookies } = await browser.call(signInCall, {
        email: address,
        password: 'Sbagliata1',
      });
      answers.push({ ...problem, requestId: '', setCookies });
    }
    expect(answers[0]).toMatchObject({ status: 401, code: 'NotAuthorizedException', setCookies: {} });
    expect(answers[1]).toEqual(answers[0]);
  });

  test('an unknown address takes as long as a known one: one password is compared for each', async () => {
    const compared: string[] = [];
    const real = createPasswords();
    const passwords = {
      ...real,
      matches(passwordHash: string | null, typed: string) {
        compared.push(typed);
        return real.matches(passwordHash, typed);
      },
    };
    await using server = await testServer({ passwords });
    const unconfirmed = await unconfirmedHolder(server);
    const confirmed = await confirmedHolder(server);
    for (const address of [unconfirmed.email, confirmed.email, wished]) {
      await openBrowser(server).call(signInCall, { email: address, password: 'Sbagliata1' });
      // Another test checks that comparing with nothing takes as long.
      expect(compared.splice(0)).toEqual(['Sbagliata1']);
    }
  });

  test('checking a code writes the same rows even if none exists, so that timing reveals nothing', async () => {
    await using server = await testServer();
    const browser = openBrowser(server);
    await browser.call(signUpCall, registration(email));
    await browser.call(forgotPasswordCall, { email });
    await server.mails();
    for (const call of [confirmSignUpCall, forgotPasswordSubmitCall]) {
      const statements = [];
      for (const address of [email, wished]) {
        const before = await writtenRows(server);
        const stranger = openBrowser(server, '203.0.113.66');
        const { problem } = await stranger.call(call, {
          email: address,
          code: '000001',
          newPassword,
        } as never);
        expect(problem.code).toBe('CodeMismatchException');
        const after = await writtenRows(server);
        statements.push(Object.entries(after).filter(([table, rows]) => rows !== before[table]));
      }
      expect(statements[0]?.map(([table]) => table)).toContain('account_code_try');
      expect(statements[1]?.map(([table]) => table)).toEqual(statements[0]?.map(([table]) => table));
    }
  });
});

/** The number of rows of each table. */
async function writtenRows(server: TestServer): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['account', 'account_code', 'account_code_try', 'account_registration']) {
    const { rows } = await server.db.execute(sql.raw(`select count(*)::int as count from ${table}`));
    counts[table] = Number(rows[0]?.['count']);
  }
  return counts;
}
