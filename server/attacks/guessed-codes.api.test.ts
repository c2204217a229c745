import {
  confirmEmailCall,
  confirmSignUpCall,
  forgotPasswordSubmitCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { requestSignatureCodeCall, signDocumentsCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { expect, test } from 'vitest';
import {
  confirmedHolder,
  latestCode,
  newEmail,
  ownAttributes,
  password,
  resetCode,
  signedInHolder,
  unconfirmedHolder,
} from '../test/account-holder.ts';
import { mailedToken, paidDeal } from '../test/after-purchase.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

/** A code that was sent, and how to type one. */
type Target = { code: string; url: string; cookie?: string; bodyWith: (code: string) => object };

const targets: Record<string, (server: TestServer) => Promise<Target>> = {
  async 'to confirm an account'(server) {
    const { email } = await unconfirmedHolder(server);
    const code = await latestCode(server, email);
    return { code, url: confirmSignUpCall.path, bodyWith: (typed) => ({ email, code: typed }) };
  },
  async 'to choose a new password'(server) {
    const holder = await confirmedHolder(server);
    const code = await resetCode(server, holder);
    const rest = { email: holder.email, newPassword: 'Nuovissima2' };
    return { code, url: forgotPasswordSubmitCall.path, bodyWith: (typed) => ({ ...rest, code: typed }) };
  },
  async 'to change the e-mail'(server) {
    const { browser } = await signedInHolder(server);
    const { answer } = await browser.call(sessionCall);
    const email = newEmail();
    await browser.call(saveProfileCall, {
      ...ownAttributes,
      email,
      profileVersion: answer.profileVersion ?? 0,
    });
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const code = await latestCode(server, email);
    return { code, url: confirmEmailCall.path, cookie, bodyWith: (typed) => ({ code: typed, password }) };
  },
  async 'to sign'(server) {
    const { email } = await paidDeal(server);
    const token = await mailedToken(server, email, 'firma');
    await server.call(requestSignatureCodeCall, { params: { token } });
    const url = signDocumentsCall.path.replace(':token', token);
    const code = await latestCode(server, email);
    return { code, url, bodyWith: (typed) => ({ consent: true, code: typed }) };
  },
};

const fewerThanTen = 9;

test.each(Object.entries(targets))(
  'a code %s is useless after nine simultaneous guesses from as many addresses',
  async (_, makeTarget) => {
    await using server = await testServer({ now: attackDay });
    const { code, url, cookie, bodyWith } = await makeTarget(server);
    const type = async (typed: string, address: string) => {
      const { origin } = server.parts.config.publicUrl;
      const headers = { origin, ...(cookie && { cookie }) };
      const payload = bodyWith(typed);
      const response = await server.request({
        method: 'POST',
        url,
        remoteAddress: address,
        headers,
        payload,
      });
      return (response.json() as { code: string }).code;
    };
    const wrong = Array.from({ length: fewerThanTen + 1 }, (__, index) => String(100_000 + index))
      .filter((guess) => guess !== code)
      .slice(0, fewerThanTen);

    const answers = await Promise.all(wrong.map((guess, index) => type(guess, `198.51.100.${index + 1}`)));

    expect(new Set(answers)).toEqual(new Set(['CodeMismatchException']));
    expect(await type(code, '203.0.113.9')).toBe('ExpiredCodeException');
  },
);
