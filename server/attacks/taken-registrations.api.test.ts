import {
  confirmSignUpCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
  resendSignUpCodeCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { describe, expect, test } from 'vitest';
import { codesTo, latestCode, mailsTo, newEmail, password, registration } from '../test/account-holder.ts';
import { type Browser, openBrowser } from '../test/browser.ts';
import { mailedAddressOf } from '../test/deals.ts';
import { accounts } from '../src/platform/providers/identity/built-in/tables.ts';
import { ada, purchaseOf } from '../test/purchases.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { attackDay } from './world.ts';

// Anyone can register with anyone's e-mail. The visitor who confirms gets the password they chose themselves.

const strangersPassword = 'Straniero-Tram1';

type Cast = { server: TestServer; email: string; owner: Browser; stranger: Browser };

async function cast(server: TestServer): Promise<Cast> {
  return {
    server,
    email: newEmail(),
    owner: openBrowser(server),
    stranger: openBrowser(server, '203.0.113.66'),
  };
}

const ownerRegisters = ({ owner, email }: Cast) => owner.call(signUpCall, registration(email));

const ownerBuys = ({ owner, email }: Cast) => {
  const { password: _none, ...guest } = registration(email);
  return owner.call(signUpCall, { ...guest, isPurchase: true });
};

const strangerRegisters = ({ stranger, email }: Cast) =>
  stranger.call(signUpCall, { ...registration(email), password: strangersPassword });

/** Long enough for another mail. */
async function aMinuteLater({ server }: Cast): Promise<void> {
  await server.db.execute('truncate rate_limit');
}

async function expectStrangerIsOut({ server, stranger, email }: Cast): Promise<void> {
  const elsewhere = openBrowser(server, '203.0.113.67');
  for (const browser of [stranger, elsewhere])
    expect((await browser.call(signInCall, { email, password: strangersPassword })).status).toBe(401);
}

const orders: [string, ((people: Cast) => Promise<unknown>)[]][] = [
  ['after the owner', [ownerRegisters, aMinuteLater, strangerRegisters]],
  ['before the owner', [strangerRegisters, aMinuteLater, ownerRegisters]],
  ['in the same moment', [(people) => Promise.all([ownerRegisters(people), strangerRegisters(people)])]],
];

describe.each(orders)('a stranger who registers the same address %s', (_, steps) => {
  test.each(['first', 'last'] as const)(
    'the stranger gets nothing when the owner types the %s code',
    async (which) => {
      await using server = await testServer({ now: attackDay });
      const people = await cast(server);
      for (const step of steps) await step(people);
      const codes = await codesTo(server, people.email);
      const code = (which === 'first' ? codes.at(-1) : codes[0]) ?? '';

      expect((await people.owner.call(confirmSignUpCall, { email: people.email, code })).status).toBe(204);
      await expectStrangerIsOut(people);
      expect((await people.owner.call(signInCall, { email: people.email, password })).status).toBe(200);
    },
  );

  test('the stranger gets nothing when the owner requests a new code, which says that there are two', async () => {
    await using server = await testServer({ now: attackDay });
    const people = await cast(server);
    const { owner, email } = people;
    for (const step of steps) await step(people);
    await owner.call(resendSignUpCodeCall, { email });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain('più di una registrazione in attesa');

    await owner.call(confirmSignUpCall, { email, code: await latestCode(server, email) });
    await expectStrangerIsOut(people);
    expect((await owner.call(signInCall, { email, password })).status).toBe(200);
  });

  test('the stranger gets nothing when the owner confirms on another device, where the password is chosen', async () => {
    await using server = await testServer({ now: attackDay });
    const people = await cast(server);
    const { email } = people;
    for (const step of steps) await step(people);
    for (const code of await codesTo(server, email)) {
      const phone = openBrowser(server, '198.51.100.7');
      const confirmation = await phone.call(confirmSignUpCall, { email, code });
      expect(confirmation.problem.code).toBe('PasswordRequired');
    }
    const phone = openBrowser(server, '198.51.100.7');
    const code = await latestCode(server, email);
    expect((await phone.call(confirmSignUpCall, { email, code, password: 'Lanterna-Blu9' })).status).toBe(
      204,
    );
    await expectStrangerIsOut(people);
    expect((await phone.call(signInCall, { email, password: 'Lanterna-Blu9' })).status).toBe(200);
  });

  test('the stranger gets nothing when the owner chooses a new password instead', async () => {
    await using server = await testServer({ now: attackDay });
    const people = await cast(server);
    const { owner, email } = people;
    for (const step of steps) await step(people);
    await owner.call(forgotPasswordCall, { email });
    const reset = { email, code: await latestCode(server, email), newPassword: 'Ritrovata-Lume3' };
    expect((await owner.call(forgotPasswordSubmitCall, reset)).status).toBe(204);
    await expectStrangerIsOut(people);
    expect((await owner.call(signInCall, { email, password: 'Ritrovata-Lume3' })).status).toBe(200);
  });
});

describe('a stranger who registers the address of a buyer', () => {
  test.each([
    ['after the purchase', [ownerBuys, aMinuteLater, strangerRegisters]],
    ['before the purchase', [strangerRegisters, aMinuteLater, ownerBuys]],
  ] as const)('the stranger who registers %s gets nothing, whichever code is typed', async (_, steps) => {
    for (const which of [0, 1]) {
      await using server = await testServer({ now: attackDay });
      const people = await cast(server);
      const { owner, email } = people;
      for (const step of steps) await step(people);
      const code = (await codesTo(server, email))[which] ?? '';
      // The purchase continues at once: its random password is unknown to everyone.
      expect((await owner.call(confirmSignUpCall, { email, code })).status).toBe(204);
      await expectStrangerIsOut(people);
    }
  });

  test('a registration is not confirmed by a browser that never registered, though the code is right', async () => {
    await using server = await testServer({ now: attackDay });
    const people = await cast(server);
    const { owner, email } = people;
    await strangerRegisters(people);
    const code = await latestCode(server, email);
    expect((await owner.call(confirmSignUpCall, { email, code })).problem.code).toBe('PasswordRequired');
    expect(
      (await people.stranger.call(signInCall, { email, password: strangersPassword })).problem.code,
    ).toBe('UserNotConfirmedException');
    // The code was not used up, and the registrant's consent is not theirs.
    expect((await owner.call(confirmSignUpCall, { email, code, password })).status).toBe(204);
    await expectStrangerIsOut(people);
  });
});

test('a code confirmed twice at once, by two of the owner’s devices, makes one account', async () => {
  await using server = await testServer({ now: attackDay });
  const people = await cast(server);
  const { owner, email } = people;
  await ownerRegisters(people);
  await aMinuteLater(people);
  await strangerRegisters(people);
  const [last = '', first = ''] = await codesTo(server, email);
  const phone = openBrowser(server, '198.51.100.7');
  const answers = await Promise.all([
    owner.call(confirmSignUpCall, { email, code: last }),
    phone.call(confirmSignUpCall, { email, code: first, password: 'Lanterna-Blu9' }),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  await expectStrangerIsOut(people);
});

test("our mail never leads to another person's purchase, whatever key or address a stranger names", async () => {
  await using server = await testServer({ now: attackDay });
  const { stranger, email } = await cast(server);
  const bait = purchaseOf('pet', { buyer: { ...ada, email: newEmail() } });
  const opened = await server.call(openDealCall, { params: { productKey: 'pet' }, body: bait });
  const { password: _none, ...guest } = registration(email);
  const { submissionKey } = bait;
  await stranger.call(signUpCall, { ...guest, isPurchase: true, submissionKey });
  await stranger.call(resendSignUpCodeCall, { email, dealUuid: opened.answer.data });
  const mails = await mailsTo(server, email);
  expect(mails).toHaveLength(2);
  const bought = { uuid: opened.answer.data };
  for (const secret of [bought.uuid, await mailedAddressOf(server, bought)])
    for (const { text, html } of mails) expect(text + html).not.toContain(secret);
});

test('no registration reveals its browser: a made-up proof is worthless', async () => {
  await using server = await testServer({ now: attackDay });
  const people = await cast(server);
  const { stranger, email } = people;
  await ownerRegisters(people);
  for (const proof of ['', 'null', 'undefined', '0'.repeat(32)]) {
    stranger.cookies.set('riparo_asking_browser', proof);
    const guess = await stranger.call(confirmSignUpCall, { email, code: '000000', key: '' });
    expect(guess.problem.code).toBe('CodeMismatchException');
  }
});

test('confirmed on another device, the account has the names of the mail whose code was typed, and a password of its own', async () => {
  await using server = await testServer({ now: attackDay });
  const people = await cast(server);
  const { owner, email } = people;
  await strangerRegisters(people);
  await aMinuteLater(people);
  const attributes = { name: 'Bianca', family_name: 'Verdi', birthdate: '01/02/1990' };
  await owner.call(signUpCall, { ...registration(email), attributes });
  const phone = openBrowser(server, '198.51.100.7');
  const code = await latestCode(server, email);
  await phone.call(confirmSignUpCall, { email, code, password: 'Lanterna-Blu9' });
  const [account] = await server.db.select().from(accounts);
  expect(account).toMatchObject({ firstName: 'Bianca', lastName: 'Verdi', hasOwnPassword: true });
});

const strangersName = { name: 'Mallory', family_name: 'Intrusi', birthdate: '01/01/1980' };

/** Sixty browsers on as many networks; a purchase chooses no password, so none is asked for later. */
async function strangersCrowdIn({ server, email }: Cast, kind: 'registration' | 'purchase'): Promise<void> {
  const { password: _none, ...guest } = registration(email);
  const body =
    kind === 'purchase' ? { ...guest, isPurchase: true } : { ...guest, password: strangersPassword };
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      openBrowser(server, `203.0.113.${index}`).call(signUpCall, { ...body, attributes: strangersName }),
    ),
  );
}

async function accountNames({ server }: Cast) {
  const [account] = await server.db.select().from(accounts);
  return account;
}

describe.each(['registration', 'purchase'] as const)(
  'sixty later sign-ups by strangers, each a %s,',
  (kind) => {
    const hers = { firstName: 'Ada', lastName: registration('').attributes.family_name };

    test("strangers' registrations leave the code of the owner’s mail unchanged: her own name and password", async () => {
      await using server = await testServer({ now: attackDay });
      const people = await cast(server);
      const { owner, email } = people;
      await ownerRegisters(people);
      const code = await latestCode(server, email);
      await strangersCrowdIn(people, kind);
      expect((await owner.call(confirmSignUpCall, { email, code })).status).toBe(204);
      expect(await accountNames(people)).toMatchObject(hers);
      expect((await owner.call(signInCall, { email, password })).status).toBe(200);
      await expectStrangerIsOut(people);
    });

    test("strangers' registrations leave her name to the account that she confirms on another device", async () => {
      await using server = await testServer({ now: attackDay });
      const people = await cast(server);
      const { email } = people;
      await ownerRegisters(people);
      const code = await latestCode(server, email);
      await strangersCrowdIn(people, kind);
      const phone = openBrowser(server, '198.51.100.7');
      expect((await phone.call(confirmSignUpCall, { email, code })).problem.code).toBe('PasswordRequired');
      await phone.call(confirmSignUpCall, { email, code, password: 'Lanterna-Blu9' });
      expect(await accountNames(people)).toMatchObject(hers);
    });

    test("strangers' registrations leave her name to the account that she confirms by choosing a new password elsewhere", async () => {
      await using server = await testServer({ now: attackDay });
      const people = await cast(server);
      const { email } = people;
      await ownerRegisters(people);
      const phone = openBrowser(server, '198.51.100.7');
      await phone.call(forgotPasswordCall, { email });
      const code = await latestCode(server, email);
      await strangersCrowdIn(people, kind);
      await phone.call(forgotPasswordSubmitCall, { email, code, newPassword: 'Ritrovata-Lume3' });
      expect(await accountNames(people)).toMatchObject(hers);
    });

    test('strangers who used up her mails before she came block her from nothing', async () => {
      await using server = await testServer({ now: attackDay });
      const people = await cast(server);
      const { owner, email } = people;
      await strangersCrowdIn(people, kind);
      await ownerRegisters(people);
      await strangersCrowdIn(people, kind);
      expect(await mailsTo(server, email)).toHaveLength(1);
      // The only mail is about a stranger: it proves the mailbox, and her browser proves what she registered.
      const code = await latestCode(server, email);
      expect((await owner.call(confirmSignUpCall, { email, code })).status).toBe(204);
      expect(await accountNames(people)).toMatchObject(hers);
      expect((await owner.call(signInCall, { email, password })).status).toBe(200);
    });
  },
);

test('two registrations of one browser, each with its mail: each code confirms its own', async () => {
  for (const [which, name] of [
    [1, 'Bianca'],
    [0, 'Carla'],
  ] as const) {
    await using server = await testServer({ now: attackDay });
    const people = await cast(server);
    const { owner, email } = people;
    for (const firstName of ['Bianca', 'Carla']) {
      const right = registration(email);
      await owner.call(signUpCall, { ...right, attributes: { ...right.attributes, name: firstName } });
      await aMinuteLater(people);
    }
    const code = (await codesTo(server, email))[which] ?? '';
    expect((await owner.call(confirmSignUpCall, { email, code })).status).toBe(204);
    const [account] = await server.db.select().from(accounts);
    expect(account?.firstName).toBe(name);
  }
});
