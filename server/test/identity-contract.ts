import { HOUR_MS } from '@riparo/domain/platform/values/durations.ts';
import { randomUUID } from 'node:crypto';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { describe, expect, test } from 'vitest';
import { newEmail, otherThan } from './account-holder.ts';
import { passkeyContract } from './passkey-contract.ts';
import {
  accepted,
  codeOf,
  device,
  newPassword,
  onPhone,
  type OpenIdentity,
  password,
  registrationOf,
  type StartedIdentity,
  startIdentity,
} from './started-identity.ts';

const buying = (email: string) => ({ ...registrationOf(email), hasOwnPassword: false });

const onTablet = { replaced: null, device: 'Safari su iPad' };

async function bought({ provider, last }: Pick<StartedIdentity, 'provider' | 'last'>) {
  const email = newEmail();
  await provider.signUp(buying(email), { browser: 'desk', withCode: true });
  const { code } = last('sign-up-code-asked');
  return accepted(await provider.confirmSignUp({ email, code }, 'desk')).accountId;
}

/** What every identity provider does, wherever it stores the accounts. */
export function identityContract(open: OpenIdentity): void {
  const start = () => startIdentity(open);

  describe('an account begun by a purchase', () => {
    test('an account begun by a purchase is entered by its mailbox alone, until its owner has chosen a password', async () => {
      await using identity = await start();
      const { provider, last } = identity;
      const id = await bought(identity);
      const opened = await provider.enterByMailbox(id, onTablet);
      expect(opened?.account).toMatchObject({ id, hasOwnPassword: false });
      expect(last('signed-in')).toMatchObject({ accountId: id, device: onTablet.device });
      const { account, token = '' } = opened ?? {};
      if (!account) throw new Error('nobody is in');
      const by = { sessionToken: token, device: onTablet.device };
      const chosen = accepted(await provider.chooseFirstPassword(account, newPassword, by));
      expect(chosen.account.hasOwnPassword).toBe(true);
      expect([await provider.sessionOf(token), (await provider.sessionOf(chosen.token))?.account.id]).toEqual(
        [null, id],
      );
      expect(await provider.isPasswordOf(account, newPassword)).toBe(true);
      const again = { ...by, sessionToken: chosen.token };
      expect(codeOf(await provider.chooseFirstPassword(account, 'Altra-Barca9', again))).toBe(
        'NotAuthorizedException',
      );
      expect(await provider.enterByMailbox(id, onTablet)).toBeNull();
    });

    test('an account closed with «Non ero io» is no longer entered by its mailbox', async () => {
      await using identity = await start();
      const { provider } = identity;
      const id = await bought(identity);
      const opened = await provider.enterByMailbox(id, onTablet);
      if (!opened) throw new Error('nobody is in');
      const by = { sessionToken: opened.token, device: onTablet.device };
      expect(await provider.secureAccount(opened.account, by)).toBeUndefined();
      expect(await provider.enterByMailbox(id, onTablet)).toBeNull();
    });
  });

  describe('a registration', () => {
    test('a registration becomes an account with the mailed code, and its event contains the consents', async () => {
      await using identity = await start();
      const { provider, last, register } = identity;
      const email = newEmail();
      expect(await register(email)).toEqual({ username: email });
      const requested = last('sign-up-code-asked');
      expect(requested).toMatchObject({
        email,
        firstName: examplePerson.firstName,
        product: 'pet',
        isAnother: false,
      });
      expect(await provider.ownerOf(email)).toBeNull();

      const confirmed = accepted(await provider.confirmSignUp({ email, code: requested.code }, 'desk'));

      const opened = last('opened');
      const { accountId } = opened;
      expect(confirmed).toEqual({ accountId, codeSentAt: identity.after(0), wrongTries: 0 });
      expect(opened).toMatchObject({ email, hasOwnPassword: true, marketing: { given: true } });
      expect(await provider.ownerOf(email.toUpperCase())).toEqual({
        id: opened.accountId,
        firstName: examplePerson.firstName,
        lastName: examplePerson.lastName,
      });
      expect(await provider.accountOf(opened.accountId)).toMatchObject({ email, profileVersion: 1 });
      expect(codeOf(await register(email))).toBe('UsernameExistsException');
    });

    test('a registration is confirmed by its link too, and nothing confirms it twice', async () => {
      await using identity = await start();
      const { provider, last, register } = identity;
      const email = newEmail();
      await register(email);
      const { code, key } = last('sign-up-code-asked');
      const wrong = await provider.confirmSignUp({ email, code: otherThan(code) }, 'desk');
      expect(codeOf(wrong)).toBe('CodeMismatchException');
      expect(await provider.confirmSignUp({ email, code: '', key }, 'desk')).toMatchObject({ wrongTries: 1 });
      expect(codeOf(await provider.confirmSignUp({ email, code, key }, 'desk'))).toBe('ExpiredCodeException');
    });

    test('a registration by another person is not confirmed as theirs: another browser chooses a password, without its consents', async () => {
      await using identity = await start();
      const { provider, last, register } = identity;
      const email = newEmail();
      await register(email, 'stranger');
      const { code } = last('sign-up-code-asked');
      expect(codeOf(await provider.confirmSignUp({ email, code }, 'desk'))).toBe('PasswordRequired');
      await provider.confirmSignUp({ email, code, password: newPassword }, 'desk');
      expect(last('opened').marketing.given).toBe(false);
      expect(codeOf(await provider.signIn({ email, password }, onPhone))).toBe('NotAuthorizedException');
      accepted(await provider.signIn({ email, password: newPassword }, onPhone));
    });

    test('a registration by buying, with an unknown password, is confirmed in any browser and blocks no one', async () => {
      await using identity = await start();
      const { provider, last, register } = identity;
      const [email, both] = [newEmail(), newEmail()];
      await provider.signUp(buying(email), { browser: 'shop', withCode: true });
      const { code } = last('sign-up-code-asked');
      accepted(await provider.confirmSignUp({ email, code }, 'desk'));
      expect(last('opened').hasOwnPassword).toBe(false);

      const unknown = { ...buying(both), password: newPassword };
      await provider.signUp(unknown, { browser: 'shop', withCode: true });
      await register(both, 'elsewhere');
      const early = await provider.signIn({ email: both, password }, onPhone);
      expect(codeOf(early)).toBe('UserNotConfirmedException');
    });

    test('a registration beyond the mail limit makes no code, and the previous one confirms it', async () => {
      await using identity = await start();
      const { provider, kinds, last, register } = identity;
      const email = newEmail();
      await register(email, 'stranger');
      await provider.signUp(registrationOf(email), { browser: 'desk', withCode: false });
      expect(kinds()).toEqual(['sign-up-code-asked']);
      const { code } = last('sign-up-code-asked');
      accepted(await provider.confirmSignUp({ email, code }, 'desk'));
    });

    test('a code confirms only its own registration, however many others follow', async () => {
      await using identity = await start();
      const { provider, last, register } = identity;
      const email = newEmail();
      await register(email);
      const { code } = last('sign-up-code-asked');
      for (let turn = 0; turn < 60; turn += 1)
        await provider.signUp(
          { ...buying(email), firstName: 'Mallory' },
          { browser: `stranger ${turn}`, withCode: turn === 0 },
        );
      expect(codeOf(await provider.confirmSignUp({ email, code }, 'phone'))).toBe('PasswordRequired');
      accepted(await provider.confirmSignUp({ email, code }, 'desk'));
      expect(last('opened')).toMatchObject({ firstName: examplePerson.firstName, hasOwnPassword: true });
      accepted(await provider.signIn({ email, password }, onPhone));
    });

    test('a registration corrected by the same browser before the next mail is allowed is confirmed as corrected', async () => {
      await using identity = await start();
      const { provider, last, register } = identity;
      const email = newEmail();
      await register(email);
      const corrected = { ...registrationOf(email), firstName: 'Bianca' };
      await provider.signUp(corrected, { browser: 'desk', withCode: false });
      await provider.confirmSignUp({ email, code: last('sign-up-code-asked').code }, 'desk');
      expect(last('opened').firstName).toBe('Bianca');
    });

    test('a registration gets another code, and no one learns whether it exists', async () => {
      await using identity = await start();
      const { provider, settle, told, last, register } = identity;
      const email = newEmail();
      await register(email);
      for (const address of [newEmail(), email])
        await provider.resendSignUpCode({ email: address, dealUuid: null }, 'desk');
      await settle();
      expect(told).toHaveLength(2);
      expect(last('sign-up-code-asked')).toMatchObject({ isAnother: true, email });
    });
  });

  test('a code that was guessed too often, or is old, opens nothing', async () => {
    await using identity = await start();
    const { provider, last, register, setTime } = identity;
    const [guessed, late] = [newEmail(), newEmail()];
    await register(guessed);
    const { code } = last('sign-up-code-asked');
    for (let turn = 0; turn < 5; turn += 1)
      await provider.confirmSignUp({ email: guessed, code: otherThan(code) }, 'desk');
    const answer = await provider.confirmSignUp({ email: guessed, code }, 'desk');
    expect(codeOf(answer)).toBe('ExpiredCodeException');
    await register(late);
    setTime(25 * HOUR_MS);
    const proof = { email: late, code: last('sign-up-code-asked').code };
    expect(codeOf(await provider.confirmSignUp(proof, 'desk'))).toBe('ExpiredCodeException');
  });

  test('a password opens a session, and reveals nothing to a stranger', async () => {
    await using identity = await start();
    const { provider, kinds, register, account } = identity;
    const waiting = newEmail();
    await register(waiting);
    const { token, account: ada } = await account();
    expect(kinds().at(-1)).toBe('signed-in');
    expect((await provider.sessionOf(token))?.account).toEqual(ada);
    expect(await provider.isPasswordOf(ada, password)).toBe(true);
    expect(await provider.isPasswordOf(ada, newPassword)).toBe(false);
    for (const email of [ada.email, waiting, newEmail()]) {
      const answer = await provider.signIn({ email, password: 'Sbagliata1' }, onPhone);
      expect(codeOf(answer)).toBe('NotAuthorizedException');
    }
    const early = await provider.signIn({ email: waiting, password }, onPhone);
    expect(codeOf(early)).toBe('UserNotConfirmedException');
  });

  test('sessions are listed, replaced, and ended one by one or all but one', async () => {
    await using identity = await start();
    const { provider, last, kinds, account } = identity;
    const first = await account();
    const { email } = first.account;
    const signIn = async (replaced: string | null) =>
      accepted(await provider.signIn({ email, password }, { ...onPhone, replaced }));
    const second = await signIn(first.token);
    expect(await provider.sessionOf(first.token)).toBeNull();
    const third = await signIn(null);
    const [own, other] = await provider.sessionsOf(third.account, third.token);
    expect(own?.isThis).toBe(true);
    expect(other?.isThis).toBe(false);
    const stranger = await account();
    expect(await provider.signOutDevice(stranger.account, other?.id ?? '', device)).toBe(false);
    expect(await provider.signOutDevice(third.account, other?.id ?? '', device)).toBe(true);
    expect(last('device-signed-out')).toMatchObject({ about: device, accountId: third.account.id });
    expect(await provider.sessionOf(second.token)).toBeNull();
    const fourth = await signIn(null);
    await provider.signOutElsewhere(fourth.account, fourth.token, device);
    expect(kinds().at(-1)).toBe('others-signed-out');
    expect(await provider.sessionOf(third.token)).toBeNull();
    await provider.signOutElsewhere(fourth.account, fourth.token, device);
    expect(kinds().filter((kind) => kind === 'others-signed-out')).toHaveLength(1);
    await provider.signOut(fourth.token);
    expect(await provider.sessionOf(fourth.token)).toBeNull();
    expect(await provider.sessionOf(stranger.token)).not.toBeNull();
  });

  test('changing the password leaves only the current session signed in', async () => {
    await using identity = await start();
    const { provider, last, account } = identity;
    const before = await account();
    const wrong = { oldPassword: 'Sbagliata1', newPassword };
    const refused = await provider.changePassword(before.account, wrong, device);
    expect(codeOf(refused)).toBe('NotAuthorizedException');
    const right = { oldPassword: password, newPassword };
    const after = accepted(await provider.changePassword(before.account, right, device));
    expect(last('password-changed')).toMatchObject({ device, email: before.account.email });
    expect(await provider.sessionOf(before.token)).toBeNull();
    expect(await provider.sessionOf(after.token)).not.toBeNull();
  });

  test('a forgotten password is replaced with a code, which reveals nothing about other addresses', async () => {
    await using identity = await start();
    const { provider, settle, told, last, account } = identity;
    const { token, account: ada } = await account();
    const { email } = ada;
    const count = told.length;
    for (const address of [newEmail(), email]) await provider.forgotPassword({ email: address }, 'desk');
    await settle();
    expect(told).toHaveLength(count + 1);
    const { code, hasAccount } = last('reset-code-asked');
    expect(hasAccount).toBe(true);
    const by = { browser: 'desk', device };
    const same = await provider.forgotPasswordSubmit({ email, code, newPassword: password }, by);
    expect(codeOf(same)).toBe('InvalidPasswordException');
    expect(await provider.forgotPasswordSubmit({ email, code, newPassword }, by)).toBeUndefined();
    expect(last('password-reset')).toMatchObject({ accountId: ada.id, removedPasskeys: [] });
    expect(await provider.sessionOf(token)).toBeNull();
    accepted(await provider.signIn({ email, password: newPassword }, onPhone));
  });

  test('a code for a forgotten password confirms a pending registration', async () => {
    await using identity = await start();
    const { provider, settle, kinds, last, register } = identity;
    const email = newEmail();
    await register(email);
    await provider.forgotPassword({ email }, 'desk');
    await settle();
    const { code, hasAccount } = last('reset-code-asked');
    expect(hasAccount).toBe(false);
    await provider.forgotPasswordSubmit({ email, code, newPassword }, { browser: 'desk', device });
    expect(kinds().slice(-2)).toEqual(['opened', 'password-reset']);
    accepted(await provider.signIn({ email, password: newPassword }, onPhone));
  });

  passkeyContract(start);

  describe('a profile', () => {
    const person = { firstName: 'Bianca', lastName: 'Verdi', birthDate: isoDate('1990-01-01') };
    const by = { device, withCode: true };

    test('a profile is saved only over the version it was read from', async () => {
      await using identity = await start();
      const { provider, account } = identity;
      const { account: ada } = await account();
      const profile = { ...person, email: ada.email, profileVersion: ada.profileVersion };
      const saved = accepted(await provider.saveProfile(ada, profile, by));
      expect(saved).toMatchObject({ account: { firstName: 'Bianca' }, emailToConfirm: null });
      expect(saved.account.profileVersion).toBeGreaterThan(ada.profileVersion);
      expect(codeOf(await provider.saveProfile(ada, profile, by))).toBe('ProfileChanged');
    });

    test('a profile moves to an address proved by its code, and frees the old one', async () => {
      await using identity = await start();
      const { provider, last, account, register } = identity;
      const { account: ada } = await account();
      const email = newEmail();
      const saved = await provider.saveProfile(ada, { ...person, email, profileVersion: 1 }, by);
      const { account: current } = accepted(saved);
      expect(current.email).toBe(ada.email);
      expect(await provider.awaitedEmail(ada)).toBe(email);
      const { code, newEmail: requested } = last('email-code-asked');
      expect(requested).toBe(email);
      const wrong = await provider.confirmEmail(ada, otherThan(code ?? ''), device);
      expect(codeOf(wrong)).toBe('CodeMismatchException');
      expect(accepted(await provider.confirmEmail(ada, code ?? '', device)).email).toBe(email);
      expect(last('email-changed')).toMatchObject({ accountId: ada.id, from: ada.email, email, device });
      expect(await provider.ownerOf(ada.email)).toBeNull();
      expect(await register(ada.email)).toEqual({ username: ada.email });
    });

    test('a profile that requests one address and then another moves to the second, only by its own code', async () => {
      await using identity = await start();
      const { provider, last, account, setTime } = identity;
      const { account: ada } = await account();
      const codeFor = async (email: string, profileVersion: number) => {
        accepted(await provider.saveProfile(ada, { ...person, email, profileVersion }, by));
        return last('email-code-asked').code ?? '';
      };
      const [first, second, third] = [newEmail(), newEmail(), newEmail()];
      accepted(await provider.confirmEmail(ada, await codeFor(first, 1), device));
      // One address was proved before: now another is expected.
      setTime(1000);
      const earlier = await codeFor(second, 3);
      expect(await provider.awaitedEmail(ada)).toBe(second);
      setTime(2000);
      const later = await codeFor(third, 4);
      expect(await provider.awaitedEmail(ada)).toBe(third);
      expect(codeOf(await provider.confirmEmail(ada, earlier, device))).toBe('CodeMismatchException');
      expect(accepted(await provider.confirmEmail(ada, later, device)).email).toBe(third);
    });

    test('a profile that requests another person’s address learns nothing: no code is sent', async () => {
      await using identity = await start();
      const { provider, last, account } = identity;
      const [{ account: ada }, { account: other }] = [await account(), await account()];
      const wish = { ...person, email: other.email, profileVersion: 1 };
      expect(accepted(await provider.saveProfile(ada, wish, by)).emailToConfirm).toBe(other.email);
      expect(last('email-code-asked')).toMatchObject({ newEmail: other.email, code: null });
    });

    test('a profile whose new address is beyond the mail limit is refused, unless a code was already sent there', async () => {
      await using identity = await start();
      const { provider, account, told } = identity;
      const { account: ada } = await account();
      const wish = { ...person, email: newEmail(), profileVersion: 1 };
      const limited = { device, withCode: false };
      expect(codeOf(await provider.saveProfile(ada, wish, limited))).toBe('LimitExceededException');
      accepted(await provider.saveProfile(ada, wish, by));
      const count = told.length;
      accepted(await provider.saveProfile(ada, { ...wish, profileVersion: 2 }, limited));
      expect(told).toHaveLength(count);
    });
  });

  test('an owner who reports a foreign sign-in closes the account to everyone, and gets a code', async () => {
    await using identity = await start();
    const { provider, last, account } = identity;
    const { token, account: ada } = await account();
    const changing = { sessionToken: token, device };
    expect(await provider.secureAccount(ada, changing)).toBeUndefined();
    expect(codeOf(await provider.secureAccount(ada, changing))).toBe('SessionRequired');
    expect(await provider.sessionOf(token)).toBeNull();
    const { email } = ada;
    expect(codeOf(await provider.signIn({ email, password }, onPhone))).toBe('NotAuthorizedException');
    const proof = { email, code: last('secured').code, newPassword };
    expect(await provider.forgotPasswordSubmit(proof, { browser: null, device })).toBeUndefined();
  });

  test('a deleted account is gone, even if deleted twice, and its address is free', async () => {
    await using identity = await start();
    const { provider, register, account } = identity;
    const { token, account: ada } = await account();
    const other = await account();
    await provider.deleteAccount(ada.id);
    await provider.deleteAccount(ada.id);
    expect(await provider.sessionOf(token)).toBeNull();
    expect(await provider.accountOf(ada.id)).toBeNull();
    expect(await provider.ownerOf(ada.email)).toBeNull();
    expect(await register(ada.email)).toEqual({ username: ada.email });
    expect(await provider.sessionOf(other.token)).not.toBeNull();
  });

  test('the data export of an account contains no secrets', async () => {
    await using identity = await start();
    const { provider, last, account } = identity;
    const { token, account: ada } = await account();
    const data = JSON.stringify(await provider.dataOf(ada));
    expect(data).toContain(ada.email);
    const { code, key } = last('sign-up-code-asked');
    for (const secret of [password, token, `"${code}"`, key]) expect(data).not.toContain(secret);
  });

  describe('events without a listener', () => {
    test('events without a listener are sent later: the same events, in order', async () => {
      await using identity = await start();
      const { provider, settle, countPendingEvents, after, told, account, setDeaf } = identity;
      const { account: ada } = await account();
      const count = told.length;
      setDeaf(true);
      const passwords = { oldPassword: password, newPassword };
      accepted(await provider.changePassword(ada, passwords, device));
      accepted(await provider.signIn({ email: ada.email, password: newPassword }, onPhone));
      expect(await countPendingEvents(after(0))).toBe(0);
      expect(await countPendingEvents(after(1))).toBe(2);
      setDeaf(false);
      await settle();
      await settle();
      expect(await countPendingEvents(after(1))).toBe(0);
      const later = told.slice(count);
      expect(later.map(({ kind }) => kind)).toEqual(['password-changed', 'signed-in']);
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    });

    test('events of an account deleted meanwhile are not sent any more', async () => {
      await using identity = await start();
      const { provider, settle, told, account, setDeaf } = identity;
      const { account: ada, token } = await account();
      const count = told.length;
      setDeaf(true);
      await provider.secureAccount(ada, { sessionToken: token, device });
      await provider.deleteAccount(ada.id);
      setDeaf(false);
      await settle();
      expect(told).toHaveLength(count);
    });
  });

  test('an unknown id finds nothing', async () => {
    await using identity = await start();
    const { provider, account } = identity;
    const { account: ada } = await account();
    expect(await provider.sessionOf(randomUUID())).toBeNull();
    expect(await provider.signOutDevice(ada, randomUUID(), device)).toBe(false);
    await provider.signOut(randomUUID());
    await provider.deleteExpired();
    expect(await provider.accountOf(ada.id)).not.toBeNull();
  });
}
