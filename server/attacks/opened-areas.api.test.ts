import {
  chooseFirstPasswordCall,
  confirmSignUpCall,
  deleteAccountCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { passkeyCreationCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { sessionCall, signInCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import {
  requestSignatureCodeCall,
  signatureCall,
  signDocumentsCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import { describe, expect, test } from 'vitest';
import {
  confirmedHolder,
  latestCode,
  mailsTo,
  newEmail,
  otherThan,
  ownAttributes,
  password,
  signedInHolder,
} from '../test/account-holder.ts';
import { mailedToken } from '../test/after-purchase.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { runJobs } from '../test/deals.ts';
import {
  beginPurchase,
  confirmMailbox,
  goToSignature,
  type Purchase,
  provedPurchase,
  signWithoutCode,
} from '../test/proved-purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Signing with the mailbox just proved also opens the personal area. Nothing else does, and an account with a
// password or a passkey is opened by these alone: anyone can buy with anyone's e-mail.

const chosen = 'Faro-Verde88';
const minutes = (count: number) => new Date(attackDay.getTime() + count * 60_000);

async function isIn(browser: Browser): Promise<string | null> {
  const { answer } = await browser.call(sessionCall);
  return answer.attributes?.email ?? null;
}

async function signedPurchase(server: TestServer, browser: Browser, productKey = 'pet'): Promise<Purchase> {
  const purchase = await provedPurchase(server, browser, { productKey });
  const token = await goToSignature(server, browser, purchase);
  const { answer } = await signWithoutCode(browser, token);
  if (answer.data.state !== 'signed') throw new Error('it was not signed');
  return purchase;
}

async function choosePasswordByMail(server: TestServer, email: string): Promise<void> {
  const browser = openBrowser(server, '192.0.2.77');
  await browser.call(forgotPasswordCall, { email });
  await runJobs(server);
  const code = await latestCode(server, email);
  await browser.call(forgotPasswordSubmitCall, { email, code, newPassword: password });
}

async function signWithCode(server: TestServer, browser: Browser, token: string, email: string) {
  await browser.call(requestSignatureCodeCall, undefined, { token });
  const code = await latestCode(server, email);
  return browser.call(signDocumentsCall, { consent: true, renewal: true, code }, { token });
}

const choose = (browser: Browser, newPassword = chosen) =>
  browser.call(chooseFirstPasswordCall, { newPassword });

const register = (browser: Browser, email: string) =>
  browser.call(signUpCall, { email, attributes: ownAttributes, isPurchase: true, source: '/acquisto/ski' });

describe('the area of an account begun by a purchase', () => {
  test('the area opens with the signature, not before, and contains the purchase', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const purchase = await provedPurchase(server, browser);
    const token = await goToSignature(server, browser, purchase);
    expect(await isIn(browser)).toBeNull();
    const { setCookies } = await signWithoutCode(browser, token);
    expect(setCookies['riparo_session']?.attributes).toContain('HttpOnly');
    expect((await browser.call(sessionCall)).answer).toMatchObject({
      attributes: { email: purchase.email },
      isWithoutPassword: true,
    });
    expect((await browser.call(ownDealsCall)).answer.data).toHaveLength(1);
    // The page just signed still shows its documents.
    const shown = await browser.call(signatureCall, undefined, { token });
    expect(shown.answer.data).toMatchObject({ state: 'signed', product: { key: 'pet' } });
  });

  test('the area does not open to a repeated call after the signature', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const purchase = await provedPurchase(server, browser);
    const token = await goToSignature(server, browser, purchase);
    await signWithoutCode(browser, token);
    await browser.call(signOutCall);
    expect((await signWithoutCode(browser, token)).answer.data.state).toBe('signed');
    expect(await isIn(browser)).toBeNull();
    expect(await isIn(openBrowser(server))).toBeNull();
    // Nor to a stranger with the links, whatever they type.
    const stranger = openBrowser(server, '203.0.113.9');
    for (const link of [token, await mailedToken(server, purchase.email, 'firma')])
      await stranger.call(signDocumentsCall, { consent: true, code: '000000' }, { token: link });
    expect(await isIn(stranger)).toBeNull();
  });

  test('the area does not open with a code of the signature alone, which is sent once for each purchase', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const earlier = await signedPurchase(server, browser);
    const stranger = openBrowser(server, '203.0.113.9');
    const bait = await beginPurchase(stranger, { email: earlier.email, productKey: 'covid-19' });
    const token = await goToSignature(server, stranger, bait);
    expect((await signWithCode(server, stranger, token, earlier.email)).answer.data.state).toBe('signed');
    expect(await isIn(stranger)).toBeNull();
  });

  test('the area does not open if its owner has chosen a password meanwhile, and the purchase is signed', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const purchase = await provedPurchase(server, browser);
    const token = await goToSignature(server, browser, purchase);
    await choosePasswordByMail(server, purchase.email);
    expect((await signWithoutCode(browser, token)).answer.data.state).toBe('signed');
    expect(await isIn(browser)).toBeNull();
  });

  test('signing does not replace the session of another account', async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser } = await signedInHolder(server);
    await signedPurchase(server, browser);
    expect(await isIn(browser)).toBe(email);
  });

  test('the area of a customer with a password stays closed to a buyer using their e-mail, and nothing in it changes', async () => {
    await using server = await testServer({ now: attackDay });
    const owner = await signedInHolder(server);
    const stranger = openBrowser(server, '203.0.113.9');
    const bait = await beginPurchase(stranger, { email: owner.email });
    const refused = await confirmMailbox(server, stranger, bait).catch(() => null);
    expect(refused?.status).not.toBe(204);
    const token = await goToSignature(server, stranger, bait);
    expect((await signWithCode(server, stranger, token, owner.email)).answer.data.state).toBe('signed');
    expect(await isIn(stranger)).toBeNull();
    expect(await isIn(owner.browser)).toBe(owner.email);
    const again = await openBrowser(server).call(signInCall, { email: owner.email, password });
    expect(again.status).toBe(200);
  });

  test('the area opens once for two tabs that sign at the same time, even on two servers', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const purchase = await provedPurchase(server, browser);
    const token = await goToSignature(server, browser, purchase);
    const answers = await Promise.all([1, 2, 3].map(() => signWithoutCode(browser, token)));
    expect(answers.filter(({ setCookies }) => setCookies['riparo_session'])).toHaveLength(1);
    expect(await isIn(browser)).toBe(purchase.email);
  });
});

describe('the first password', () => {
  test('the first password is chosen without a code right after the signature, and opens the account from then on', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const { email } = await signedPurchase(server, browser);
    const weak = await choose(browser, 'debole');
    expect(weak.status).toBe(422);
    expect(Object.keys(weak.problem.fields ?? {})).toEqual(['newPassword']);
    expect((await choose(browser)).status).toBe(204);
    expect((await browser.call(sessionCall)).answer.isWithoutPassword).toBeUndefined();
    expect((await openBrowser(server).call(signInCall, { email, password: chosen })).status).toBe(200);
    const subjects = (await mailsTo(server, email)).map(({ subject }) => subject);
    expect(subjects).toContain('La tua password Riparo è cambiata');
  });

  test('the first password is chosen once: changing it needs the old one', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    await signedPurchase(server, browser);
    const statuses = await Promise.all([choose(browser), choose(browser, 'Molo-Giallo77')]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    expect((await choose(browser, 'Nave-Bianca66')).status).toBe(401);
  });

  test('the first password cannot be chosen by an account that has one, nor without a session', async () => {
    await using server = await testServer({ now: attackDay });
    const { browser, email } = await signedInHolder(server);
    expect((await choose(browser)).status).toBe(401);
    expect((await choose(openBrowser(server))).status).toBe(401);
    expect((await openBrowser(server).call(signInCall, { email, password })).status).toBe(200);
  });

  test('the first password cannot be chosen in a browser left open, which adds no passkey and deletes nothing either', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const { email } = await signedPurchase(server, browser);
    server.setNow(minutes(11));
    expect((await choose(browser)).status).toBe(401);
    const anything = { password: chosen };
    for (const refused of [
      await browser.call(passkeyCreationCall, anything),
      await browser.call(deleteAccountCall, anything),
    ]) {
      expect(refused.status).toBe(401);
      expect(refused.problem.fields?.['password']).toContain('Non hai ancora scelto una password');
    }
    expect(await isIn(browser)).toBe(email);
    // The way in is the mailbox, as for everyone.
    await choosePasswordByMail(server, email);
    expect((await openBrowser(server).call(signInCall, { email, password })).status).toBe(200);
  });

  test('the first password is not needed: the same mailbox buys again as a known customer, with one code', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const { email } = await signedPurchase(server, browser);
    const next = await beginPurchase(browser, { email: newEmail() });
    expect(next.email).not.toBe(email);
    const again = await beginPurchase(browser, { email, productKey: 'covid-19' });
    const token = await goToSignature(server, browser, again);
    expect((await signWithoutCode(browser, token)).problem.code).toBe('code-needed');
    expect((await signWithCode(server, browser, token, email)).answer.data.state).toBe('signed');
  });
});

describe('the area of a ski policy’s buyer, who signs nothing', () => {
  test("the ski buyer's area opens with the one mailed code, typed where the purchase ends", async () => {
    await using server = await testServer({ now: attackDay });
    const browser = openBrowser(server);
    const email = newEmail();
    await register(browser, email);
    const code = await latestCode(server, email);
    expect((await browser.call(confirmSignUpCall, { email, code })).status).toBe(204);
    expect((await browser.call(sessionCall)).answer).toMatchObject({
      attributes: { email },
      isWithoutPassword: true,
    });
  });

  test("the ski buyer's area does not open with the code of a registration with a password: that is required", async () => {
    await using server = await testServer({ now: attackDay });
    const { email, browser } = await confirmedHolder(server);
    expect(await isIn(browser)).toBeNull();
    expect((await browser.call(signInCall, { email, password })).status).toBe(200);
  });

  test("the ski buyer's area opens neither with a used code nor by guessing", async () => {
    await using server = await testServer({ now: attackDay });
    const [browser, stranger] = [openBrowser(server), openBrowser(server, '203.0.113.9')];
    const email = newEmail();
    await register(browser, email);
    const code = await latestCode(server, email);
    for (let turn = 0; turn < 6; turn += 1)
      await stranger.call(confirmSignUpCall, { email, code: otherThan(code) });
    // Five wrong tries by others void it for them, and not for the visitor who requested it.
    const guessed = await stranger.call(confirmSignUpCall, { email, code });
    expect(guessed.problem.code).toBe('ExpiredCodeException');
    expect(await isIn(stranger)).toBeNull();
    await browser.call(confirmSignUpCall, { email, code });
    expect(await isIn(browser)).toBe(email);
    await stranger.call(confirmSignUpCall, { email, code });
    expect(await isIn(stranger)).toBeNull();
  });
});
