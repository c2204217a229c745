import { confirmSignUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { correctDealCall, dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import {
  requestSignatureCodeCall,
  signatureCall,
  signDocumentsCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import { PROVED_MAILBOX_MS } from '@riparo/domain/buy/signature/proved-mailbox.ts';
import { describe, expect, test } from 'vitest';
import { dealSignatures } from '../src/buy/signature/tables.ts';
import { codesTo, latestCode, newEmail, otherThan } from '../test/account-holder.ts';
import { mailedToken } from '../test/after-purchase.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { runJobs } from '../test/deals.ts';
import {
  beginPurchase,
  confirmMailbox,
  goToSignature,
  provedPurchase,
  signWithoutCode,
} from '../test/proved-purchases.ts';
import { ada } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Proving the mailbox in a purchase lets the same browser sign it without another code. The proof belongs to
// one purchase, one browser and one sitting; everything else needs a code.

const PROOF = 'riparo_proved_mailbox';
const her = (server: TestServer) => openBrowser(server);
const stranger = (server: TestServer) => openBrowser(server, '203.0.113.9');

const needsCode = async (browser: Browser, token: string) =>
  (await browser.call(signatureCall, undefined, { token })).answer.data.needsCode;

const CODE_NEEDED = [true, 409, 'code-needed'];

/** What the page says, and the result of signing regardless. */
async function signing(browser: Browser, token: string) {
  const isNeeded = await needsCode(browser, token);
  const { status, problem } = await signWithoutCode(browser, token);
  return [isNeeded, status, problem.code];
}

describe('a mailbox proved in a purchase', () => {
  test.each(['pet', 'covid-19', 'monopattino', 'mimuovo', 'rc-terzi-10'])(
    'a proved mailbox signs the documents of %s in the same browser, with one mailed code in all',
    async (productKey) => {
      await using server = await testServer({ now: attackDay });
      const browser = her(server);
      const purchase = await provedPurchase(server, browser, { productKey });
      const token = await goToSignature(server, browser, purchase);
      expect(await needsCode(browser, token)).toBe(false);
      const signed = await signWithoutCode(browser, token);
      expect(signed.answer.data).toMatchObject({ state: 'signed' });
      expect(await codesTo(server, purchase.email)).toHaveLength(1);
    },
  );

  test('a proved mailbox signs nothing in another browser, neither by the mailed link nor by the one that was shown', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const purchase = await provedPurchase(server, browser);
    const shown = await goToSignature(server, browser, purchase);
    const mailed = await mailedToken(server, purchase.email, 'firma');
    for (const token of [shown, mailed]) expect(await signing(stranger(server), token)).toEqual(CODE_NEEDED);
  });

  test('a proved mailbox signs nothing without the consent, and nothing that the page did not show', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const token = await goToSignature(server, browser, await provedPurchase(server, browser));
    const refused = await browser.call(signDocumentsCall, { consent: false }, { token });
    expect(Object.keys(refused.problem.fields ?? {})).toEqual(['consent']);
    const another = token.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'));
    expect((await signWithoutCode(browser, another)).status).toBe(404);
  });

  test('an expired proof signs nothing, and then a code does', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const purchase = await provedPurchase(server, browser);
    const token = await goToSignature(server, browser, purchase);
    server.setNow(new Date(attackDay.getTime() + PROVED_MAILBOX_MS));
    expect(await signing(browser, token)).toEqual(CODE_NEEDED);
    await browser.call(requestSignatureCodeCall, undefined, { token });
    const code = await latestCode(server, purchase.email);
    const signed = await browser.call(signDocumentsCall, { consent: true, code }, { token });
    expect(signed.answer.data.state).toBe('signed');
  });

  test('a proved mailbox signs no other purchase of the same mailbox', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const proved = await provedPurchase(server, browser);
    const other = await beginPurchase(browser, { email: proved.email, productKey: 'covid-19' });
    expect(await signing(browser, await goToSignature(server, browser, other))).toEqual(CODE_NEEDED);
  });

  test('a proved mailbox signs several purchases of one browser, each with its own proof', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const first = await provedPurchase(server, browser);
    const second = await provedPurchase(server, browser, { productKey: 'mimuovo' });
    for (const purchase of [first, second]) {
      const token = await goToSignature(server, browser, purchase);
      expect((await signWithoutCode(browser, token)).answer.data.state).toBe('signed');
    }
  });

  test('a proved mailbox signs nothing after the purchase was moved to another person’s mailbox', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = stranger(server);
    const purchase = await provedPurchase(server, browser);
    const { version } = (await browser.call(dealByUuidCall, undefined, { uuid: purchase.address })).answer
      .data;
    const victim = newEmail();
    const moved = await browser.call(
      correctDealCall,
      { version, buyer: { ...ada, email: victim }, attributes: null as never },
      { uuid: purchase.address },
    );
    expect(moved.status).toBe(200);
    const address = moved.answer.data.uuid as typeof purchase.address;
    const token = await goToSignature(server, browser, { ...purchase, email: victim, address });
    expect(await signing(browser, token)).toEqual(CODE_NEEDED);
  });

  test('a proved mailbox signs once, however many tabs submit at the same time', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const token = await goToSignature(server, browser, await provedPurchase(server, browser));
    const answers = await Promise.all([1, 2, 3, 4].map(() => signWithoutCode(browser, token)));
    expect(answers.map(({ answer }) => answer.data.state)).toEqual(Array(4).fill('signed'));
    await runJobs(server);
    const signatures = await server.db.select().from(dealSignatures);
    expect(signatures.map(({ signedAt }) => signedAt)).toEqual([attackDay]);
  });
});

describe('a proof of the mailbox', () => {
  test('a proof is hidden from scripts, and set only for a correct code of this purchase', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const purchase = await beginPurchase(browser);
    const code = await latestCode(server, purchase.email);
    const wrong = { email: purchase.email, code: otherThan(code), dealUuid: purchase.address };
    expect((await browser.call(confirmSignUpCall, wrong)).setCookies[PROOF]).toBeUndefined();
    const { setCookies } = await confirmMailbox(server, browser, purchase);
    expect(setCookies[PROOF]?.attributes).toContain('HttpOnly');
    expect(setCookies[PROOF]?.attributes).toContain('SameSite=Lax');
    // Sealed: neither the mailbox nor the IP address of the code can be read in it.
    const readable = Buffer.from(setCookies[PROOF]?.value ?? '', 'base64url').toString();
    expect(readable).not.toMatch(/192\.0\.2\.1|wrongTries/);
  });

  test('a proof is not set by the sixth code after five wrong ones, and the purchase is signed with another', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const purchase = await beginPurchase(browser);
    const code = await latestCode(server, purchase.email);
    for (let turn = 0; turn < 5; turn += 1)
      await browser.call(confirmSignUpCall, {
        email: purchase.email,
        code: otherThan(code),
        dealUuid: purchase.address,
      });
    const sixth = await confirmMailbox(server, browser, purchase);
    expect(sixth.problem.code).toBe('ExpiredCodeException');
    expect(sixth.setCookies[PROOF]).toBeUndefined();
    expect(await signing(browser, await goToSignature(server, browser, purchase))).toEqual(CODE_NEEDED);
  });

  test('a proof is set for no purchase of another mailbox, whoever named it', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = stranger(server);
    const victims = await beginPurchase(browser, { email: newEmail() });
    const own = await beginPurchase(browser);
    const confirmed = await confirmMailbox(server, browser, { ...own, address: victims.address });
    expect(confirmed.status).toBe(204);
    expect(confirmed.setCookies[PROOF]).toBeUndefined();
    expect(await signing(browser, await goToSignature(server, browser, victims))).toEqual(CODE_NEEDED);
  });

  test('a proof belongs to the owner who confirmed: the browser that opened the purchase in her e-mail has none', async () => {
    await using server = await testServer({ now: attackDay });
    const [opener, owner] = [stranger(server), her(server)];
    const purchase = await beginPurchase(opener);
    expect((await confirmMailbox(server, owner, purchase)).status).toBe(204);
    expect(await signing(opener, await goToSignature(server, opener, purchase))).toEqual(CODE_NEEDED);
  });

  test('a proof cannot be invented or changed', async () => {
    await using server = await testServer({ now: attackDay });
    const browser = her(server);
    const token = await goToSignature(server, browser, await provedPurchase(server, browser));
    const proof = browser.cookies.get(PROOF) ?? '';
    const flipped = proof.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const value of [
      '',
      'x',
      '.....',
      flipped,
      Buffer.from('{}').toString('base64url'),
      proof.slice(4),
    ]) {
      browser.cookies.set(PROOF, value);
      expect(await signing(browser, token)).toEqual(CODE_NEEDED);
    }
    browser.cookies.set(PROOF, proof);
    expect(await needsCode(browser, token)).toBe(false);
  });
});
