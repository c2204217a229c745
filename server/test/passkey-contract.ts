import type { Account } from '@riparo/domain/people/account/account.ts';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import { describe, expect, test } from 'vitest';
import type { OpenedSession } from '../src/platform/providers/identity/opened-session.ts';
import { type Authenticator, newAuthenticator, type Twist } from './authenticator.ts';
import {
  accepted,
  codeOf,
  device,
  newPassword,
  now,
  password,
  type StartedIdentity,
} from './started-identity.ts';

const newPhone = () => newAuthenticator('http://localhost:3000');

/** What a browser does with a device. */
const withPasskeys = ({ provider: { passkeys } }: StartedIdentity) => ({
  async add({ token, account }: OpenedSession, phone: Authenticator, name = 'Telefono', twist?: Twist) {
    const { options, browserToken } = accepted(await passkeys.askToCreate(account));
    const credential = phone.create(options, twist);
    return passkeys.add(account, { browserToken, name, credential }, { sessionToken: token, device });
  },
  async use(phone: Authenticator, twist?: Twist, replaced: string | null = null) {
    const { options, browserToken } = await passkeys.askToSign();
    return passkeys.signIn({ browserToken, credential: phone.use(options, twist) }, { replaced, device });
  },
  namesOf: async (account: Account) => (await passkeys.listOf(account)).map(({ name }) => name),
});

/** The passkey part of the contract of every identity provider. */
export function passkeyContract(start: () => Promise<StartedIdentity>): void {
  describe('a passkey', () => {
    test('a passkey that is added belongs to its account, is notified, and signs in without an address', async () => {
      await using identity = await start();
      const { provider, last, account } = identity;
      const { add, use } = withPasskeys(identity);
      const [session, phone] = [await account(), newPhone()];
      const { account: ada, token } = session;
      const added = accepted(await add(session, phone));
      expect(added).toMatchObject({ name: 'Telefono', createdAt: now, lastUsedAt: null });
      expect(await provider.passkeys.listOf(ada)).toEqual([added]);
      expect(last('passkey-added')).toMatchObject({ about: 'Telefono', accountId: ada.id, device });
      const opened = accepted(await use(phone, {}, token));
      expect(opened.account).toEqual(ada);
      expect((await provider.sessionOf(opened.token))?.account).toEqual(ada);
      expect(await provider.sessionOf(token), 'the one it replaced').toBeNull();
      expect(last('signed-in-with-passkey')).toMatchObject({ about: 'Telefono', accountId: ada.id });
      expect(await provider.passkeys.listOf(ada)).toEqual([{ ...added, lastUsedAt: now }]);
    });

    test('a passkey answers a challenge once, in time, and only for the browser that requested it', async () => {
      await using identity = await start();
      const { provider, account, setTime } = identity;
      const { add } = withPasskeys(identity);
      const { passkeys } = provider;
      const [session, phone] = [await account(), newPhone()];
      const { account: ada, token } = session;
      const by = { sessionToken: token, device };
      const { options, browserToken } = accepted(await passkeys.askToCreate(ada));
      const created = { browserToken, name: 'Telefono', credential: phone.create(options) };
      const stranger = await account();
      const elsewhere = { sessionToken: stranger.token, device };
      expect(codeOf(await passkeys.add(stranger.account, created, elsewhere))).toBe('PasskeyExpired');
      accepted(await passkeys.add(ada, created, by));
      expect(codeOf(await passkeys.add(ada, created, by))).toBe('PasskeyExpired');
      expect(codeOf(await add(session, phone)), 'known already').toBe('PasskeyRefused');

      const deviceRequest = await passkeys.askToSign();
      const used = { browserToken: deviceRequest.browserToken, credential: phone.use(deviceRequest.options) };
      const other = await passkeys.askToSign();
      const browser = { replaced: null, device };
      const taken = { ...used, browserToken: other.browserToken };
      expect(codeOf(await passkeys.signIn(taken, browser))).toBe('PasskeyRefused');
      accepted(await passkeys.signIn(used, browser));
      expect(codeOf(await passkeys.signIn(used, browser))).toBe('PasskeyExpired');
      const late = await passkeys.askToSign();
      setTime(PASSKEY_CHALLENGE_MS + 1);
      const answer = { browserToken: late.browserToken, credential: phone.use(late.options) };
      expect(codeOf(await passkeys.signIn(answer, browser))).toBe('PasskeyExpired');
    });

    test.each<[string, Twist]>([
      ['something else', { challenge: 'A'.repeat(43) }],
      ['for another site', { origin: 'https://riparo.example.org', rpId: 'riparo.example.org' }],
      ['without being unlocked', { unverified: true }],
    ])('a passkey of a device that signs %s is refused', async (_, twist) => {
      await using identity = await start();
      const { account } = identity;
      const { add, use, namesOf } = withPasskeys(identity);
      const [session, phone] = [await account(), newPhone()];
      expect(codeOf(await add(session, phone, 'Telefono', twist))).toBe('PasskeyRefused');
      expect(await namesOf(session.account)).toEqual([]);
      accepted(await add(session, phone));
      expect(codeOf(await use(phone, twist))).toBe('PasskeyRefused');
      expect(codeOf(await use(newPhone())), 'of nobody').toBe('PasskeyRefused');
    });

    test('a passkey is added and removed only by its signed-in owner; removed, it opens nothing', async () => {
      await using identity = await start();
      const { provider, last, account } = identity;
      const { add, use, namesOf } = withPasskeys(identity);
      const { passkeys } = provider;
      const [session, stranger, phone, tablet] = [await account(), await account(), newPhone(), newPhone()];
      const { account: ada, token } = session;
      const { id } = accepted(await add(session, phone));
      accepted(await add(session, tablet, 'Tavoletta'));
      const elsewhere = { sessionToken: stranger.token, device };
      expect(await passkeys.remove(stranger.account, id, elsewhere)).toBe(false);
      expect(await passkeys.remove(ada, id, { sessionToken: token, device })).toBe(true);
      expect(last('passkey-removed')).toMatchObject({ about: 'Telefono', accountId: ada.id, device });
      expect(codeOf(await use(phone))).toBe('PasskeyRefused');
      accepted(await use(tablet));
      await provider.signOut(token);
      expect(codeOf(await add(session, phone))).toBe('SessionRequired');
      expect(codeOf(await passkeys.remove(ada, id, { sessionToken: token, device }))).toBe('SessionRequired');
      expect(await namesOf(ada)).toEqual(['Tavoletta']);
    });

    test('an account has a limited number of passkeys', async () => {
      await using identity = await start();
      const { provider, account } = identity;
      const { add } = withPasskeys(identity);
      const session = await account();
      for (let turn = 0; turn < MAX_PASSKEYS; turn += 1) accepted(await add(session, newPhone()));
      expect(codeOf(await provider.passkeys.askToCreate(session.account))).toBe('TooManyPasskeys');
    });

    test('a passkey stays when the password is changed, and is removed when it is reset by mail: both are notified', async () => {
      await using identity = await start();
      const { provider, settle, last, account } = identity;
      const { add, use } = withPasskeys(identity);
      const [session, phone] = [await account(), newPhone()];
      const { account: ada } = session;
      accepted(await add(session, phone));
      const passwords = { oldPassword: password, newPassword };
      accepted(await provider.changePassword(ada, passwords, device));
      expect(last('password-changed').passkeys).toEqual(['Telefono']);
      accepted(await use(phone));
      const { email } = ada;
      await provider.forgotPassword({ email }, 'desk');
      await settle();
      const proof = { email, code: last('reset-code-asked').code, newPassword: password };
      await provider.forgotPasswordSubmit(proof, { browser: 'desk', device });
      expect(last('password-reset').removedPasskeys).toEqual(['Telefono']);
      expect(codeOf(await use(phone))).toBe('PasskeyRefused');
    });

    test('a passkey of a closed or deleted account opens nothing', async () => {
      await using identity = await start();
      const { provider, account } = identity;
      const { add, use } = withPasskeys(identity);
      const [closed, deleted] = [await account(), await account()];
      const [phone, tablet] = [newPhone(), newPhone()];
      accepted(await add(closed, phone));
      accepted(await add(deleted, tablet));
      await provider.secureAccount(closed.account, { sessionToken: closed.token, device });
      await provider.deleteAccount(deleted.account.id);
      for (const each of [phone, tablet]) expect(codeOf(await use(each))).toBe('PasskeyRefused');
    });
  });
}
