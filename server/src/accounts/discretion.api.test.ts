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
  sessionCall,
  signInCall,
  signOutCall,
  signUpCall,
} from '@riparo/domain/contract/account-calls.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { latestCode, password, registration } from '../../test/account-holder.ts';
import { openBrowser } from '../../test/browser.ts';
import { testServer } from '../../test/test-server.ts';
import { createPasswords } from '../providers/identity/built-in/passwords.ts';

const email = 'melisenda@example.it';
const wished = 'isolda@example.it';
const newPassword = 'Nuovissima2';
const person = { name: 'Melisenda', family_name: 'Quarantotti', birthdate: '27/03/1985' };

describe('the log', () => {
  test('knows no name, address, password, code or token of who uses an account', async () => {
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
    const keepToken = () => secrets.push(browser.cookies.get('riparo_session') ?? 'no token');
    const keepCode = async (address: string) => {
      const code = await latestCode(server, address);
      codes.push(code);
      return code;
    };

    await browser.call(signUpCall, { ...registration(email), attributes: person });
    await keepCode(email);
    await browser.call(resendSignUpCodeCall, { email });
    await browser.call(confirmSignUpCall, { email, code: await keepCode(email) });
    await browser.call(signInCall, { email, password: newPassword });
    await browser.call(signInCall, { email, password });
    keepToken();
    await browser.call(sessionCall);
    await browser.call(changePasswordCall, { oldPassword: password, newPassword });
    keepToken();
    await browser.call(saveProfileCall, { ...person, email: wished, profileVersion: 1 });
    await browser.call(confirmEmailCall, { code: await keepCode(wished), password: newPassword });
    await browser.call(personalDataCall);
    await browser.call(forgotPasswordCall, { email: wished });
    const reset = { email: wished, code: await keepCode(wished), newPassword: password };
    await browser.call(forgotPasswordSubmitCall, reset);
    await browser.call(signInCall, { email: wished, password });
    keepToken();
    await browser.call(deleteAccountCall, { password });
    await browser.call(signOutCall);
    await server.mails();

    const statuses = server.logLines().map(({ status }) => status);
    expect(statuses).toEqual([200, 204, 204, 401, 200, 200, 204, 200, 200, 200, 204, 204, 200, 204, 204]);
    const log = server.logText();
    for (const secret of secrets) expect(log).not.toContain(secret);
    // As a word: six digits in a row may also be part of a request's id.
    for (const code of codes) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });

  test('knows them no more when the database fails', async () => {
    await using server = await testServer({ environment: { LOG_LEVEL: 'trace' } });
    await server.db.execute(sql`alter table account drop column phone`);
    const browser = openBrowser(server);
    const { status } = await browser.call(signUpCall, { ...registration(email), attributes: person });
    expect(status).toBe(500);
    for (const secret of [email, password, 'Melisenda', 'argon2'])
      expect(server.logText()).not.toContain(secret);
    expect(server.logText()).toContain('the request failed');
  });
});

describe('who guesses', () => {
  test('gets the same answer for an unknown address as for a wrong password', async () => {
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

  test('waits as long for an unknown address as for a known one', async () => {
    await using server = await testServer({ passwords: createPasswords() });
    const browser = openBrowser(server);
    await browser.call(signUpCall, registration(email));
    const fastest = new Map([email, wished].map((address) => [address, Infinity]));
    for (let round = 0; round < 5; round += 1) {
      for (const [address, time] of fastest) {
        const start = performance.now();
        await browser.call(signInCall, { email: address, password: 'Sbagliata1' });
        fastest.set(address, Math.min(time, performance.now() - start));
      }
    }
    const ratio = (fastest.get(wished) ?? 0) / (fastest.get(email) ?? 1);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
