import { randomUUID } from 'node:crypto';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { sessionEnd } from '@riparo/domain/people/account/session-rules.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import type { IdentityProvider, Registration } from '../src/platform/providers/identity/identity-provider.ts';
import type {
  Happening,
  HandleIdentityEvent,
  IdentityEvent,
} from '../src/platform/providers/identity/identity-event.ts';
import { Refusal, refuse } from '../src/platform/providers/identity/refusal.ts';
import { newAccountId } from './ids.ts';
import { forAccount, forMailbox, openMemoryCodes } from './memory-codes.ts';
import { openMemoryPasskeys } from './memory-passkeys.ts';

type StoredAccount = Account & { password: string };
type Waiting = Registration & { id: AccountId; browser: string };
type Session = { id: string; accountId: AccountId; device: string; openedAt: Date };

const publicPart = ({ password: _password, ...account }: StoredAccount): Account => account;

/**
 * A provider that shares nothing with the product: no database, no transaction. Its data ends with the
 * process.
 */
export function openMemoryIdentity({
  clock,
  handleIdentityEvent,
}: {
  clock: () => Date;
  handleIdentityEvent: HandleIdentityEvent;
}) {
  const accounts = new Map<AccountId, StoredAccount>();
  const sessions = new Map<string, Session>();
  let registrations: Waiting[] = [];
  const codes = openMemoryCodes(clock);
  let pendingEvents: IdentityEvent[] = [];

  const accountAt = (email: string) =>
    [...accounts.values()].find((one) => emailKey(one.email) === emailKey(email));
  const waitingAt = (email: string) => registrations.filter((one) => emailKey(one.email) === emailKey(email));

  /** In the order of events; one that is not accepted waits, together with all later ones. */
  async function sendPendingEvents(): Promise<void> {
    for (const news of pendingEvents.slice()) {
      const isHeard = await handleIdentityEvent(news).then(
        () => true,
        () => false,
      );
      if (!isHeard) return;
      pendingEvents = pendingEvents.filter(({ id }) => id !== news.id);
    }
  }

  async function tell(
    { id, email, firstName }: Pick<StoredAccount, 'id' | 'email' | 'firstName'>,
    device: string | null,
    happening: Happening,
  ): Promise<undefined> {
    const at = clock().toISOString();
    pendingEvents.push({ id: randomUUID(), accountId: id, at, email, firstName, device, ...happening });
    await sendPendingEvents();
  }

  async function sendEventsOf(id: AccountId, device: string, happening: Happening): Promise<void> {
    const account = accounts.get(id);
    if (account) await tell(account, device, happening);
  }

  const endSessions = (isOver: (session: Session, token: string) => boolean) => {
    const over = [...sessions].filter(([token, session]) => isOver(session, token));
    for (const [token] of over) sessions.delete(token);
    return over.length;
  };

  function openSession(account: StoredAccount, device: string) {
    const token = randomUUID();
    sessions.set(token, { id: randomUUID(), accountId: account.id, device, openedAt: clock() });
    return { token, account: publicPart(account) };
  }

  async function open(
    registration: Waiting,
    chosen: Partial<StoredAccount>,
    isOwn: boolean,
  ): Promise<StoredAccount> {
    const { id, email, firstName, lastName, birthDate, phone, password, hasOwnPassword } = registration;
    const person = { id, email, firstName, lastName, birthDate, phone, hasOwnPassword, profileVersion: 1 };
    const account = { ...person, password, ...chosen };
    accounts.set(id, account);
    registrations = registrations.filter((one) => emailKey(one.email) !== emailKey(email));
    codes.voidOf(account);
    const marketing = isOwn ? registration.marketing : { ...registration.marketing, given: false };
    await tell(account, null, { kind: 'opened', hasOwnPassword: account.hasOwnPassword, marketing });
    return account;
  }

  async function tellSignUpCode(one: Waiting, isAnother: boolean, dealUuid: Registration['dealUuid']) {
    const { email, product, hasOwnPassword } = one;
    const made = codes.make('sign-up', forMailbox('sign-up', email), { registrationId: one.id });
    const isOneOfMany = waitingAt(email).length > 1;
    const told = { ...made, isAnother, dealUuid, product, hasOwnPassword, isOneOfMany };
    await tell(one, null, { kind: 'sign-up-code-asked', ...told });
  }

  const ownOf = (waiting: readonly Waiting[], browser: string | null) =>
    waiting.findLast((one) => one.browser === browser);

  /** The registration a code was mailed for; in a browser that registered another one, that one. */
  function toConfirm(email: string, registrationId: AccountId | null, browser: string | null) {
    const mailedFor = waitingAt(email).find(({ id }) => id === registrationId);
    const own = mailedFor?.browser === browser ? mailedFor : ownOf(waitingAt(email), browser);
    return { registration: own ?? mailedFor, isOwn: own !== undefined };
  }

  const { passkeys, namesOf, removeAllOf } = openMemoryPasskeys({
    clock,
    tell: (id, device, happening) => sendEventsOf(id, device, happening),
    isOpen: (token, id) => sessions.get(token)?.accountId === id,
    open(id, device, replaced) {
      if (replaced) sessions.delete(replaced);
      const account = accounts.get(id);
      if (!account) throw new Error('a passkey of nobody');
      return openSession(account, device);
    },
  });

  const provider: IdentityProvider = {
    async signUp(registration, { browser, withCode }) {
      if (accountAt(registration.email)) return refuse('UsernameExistsException');
      const one = { ...registration, id: newAccountId(), browser };
      const earlier = waitingAt(one.email).filter((each) => each.browser === browser);
      registrations.push(one);
      if (!withCode) codes.move(new Set(earlier.map(({ id }) => id)), one.id);
      if (withCode) await tellSignUpCode(one, false, one.dealUuid);
      return { username: one.email };
    },
    async confirmSignUp({ email, password, ...proof }, browser) {
      const code = codes.judge(forMailbox('sign-up', email), proof);
      if (code instanceof Refusal) return code;
      const { registration, isOwn } = toConfirm(email, code.registrationId, browser);
      if (!registration) return refuse('ExpiredCodeException');
      if (!isOwn && registration.hasOwnPassword && password === undefined) return refuse('PasswordRequired');
      code.usedAt = clock();
      const chosen = password === undefined ? {} : { password, hasOwnPassword: true };
      const account = await open(registration, chosen, isOwn);
      return { accountId: account.id, codeSentAt: code.sentAt, wrongTries: code.wrongTries };
    },
    async resendSignUpCode({ email, dealUuid }, browser) {
      const one = ownOf(waitingAt(email), browser) ?? waitingAt(email)[0];
      if (one) await tellSignUpCode(one, true, dealUuid);
    },
    async signIn({ email, password }, { replaced, device, asking }) {
      const account = accountAt(email);
      const waiting = waitingAt(email).find((one) => one.password === password);
      if (!account && waiting) {
        waiting.browser = asking;
        return refuse('UserNotConfirmedException');
      }
      if (account?.password !== password) return refuse('NotAuthorizedException');
      if (replaced) sessions.delete(replaced);
      await tell(account, device, { kind: 'signed-in' });
      return openSession(account, device);
    },
    async enterByMailbox(id, { replaced, device }) {
      const account = accounts.get(id);
      if (!account || account.hasOwnPassword || namesOf(id).length > 0) return null;
      if (replaced) sessions.delete(replaced);
      await tell(account, device, { kind: 'signed-in' });
      return openSession(account, device);
    },
    async signOut(token) {
      sessions.delete(token);
    },
    async sessionOf(token) {
      const session = sessions.get(token);
      const account = session && accounts.get(session.accountId);
      if (!account || clock() >= sessionEnd(session.openedAt, session.openedAt)) return null;
      return { account: publicPart(account), openedAt: session.openedAt, isRenewed: false };
    },
    async sessionsOf({ id }, token) {
      return [...sessions]
        .filter(([, { accountId }]) => accountId === id)
        .map(([each, { accountId: _id, ...one }]) => ({
          ...one,
          lastSeenAt: one.openedAt,
          isThis: each === token,
        }))
        .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
    },
    async signOutDevice(account, sessionId, device) {
      const closed = [...sessions.values()].find(({ id }) => id === sessionId);
      if (closed?.accountId !== account.id) return false;
      endSessions(({ id }) => id === sessionId);
      await tell(account, device, { kind: 'device-signed-out', about: closed.device });
      return true;
    },
    async signOutElsewhere(account, token, device) {
      if (endSessions((session, each) => session.accountId === account.id && each !== token) > 0)
        await tell(account, device, { kind: 'others-signed-out' });
    },
    passkeys,
    async secureAccount({ id }, { sessionToken, device }) {
      const account = accounts.get(id);
      if (!account || !sessions.has(sessionToken)) return refuse('SessionRequired');
      Object.assign(account, { password: randomUUID(), hasOwnPassword: true });
      removeAllOf(id);
      endSessions(({ accountId }) => accountId === id);
      codes.voidOf(account);
      const made = codes.make('password-reset', forMailbox('password-reset', account.email));
      return tell(account, device, { kind: 'secured', ...made });
    },
    async changePassword({ id }, { oldPassword, newPassword }, device) {
      const account = accounts.get(id);
      if (account?.password !== oldPassword) return refuse('NotAuthorizedException');
      Object.assign(account, { password: newPassword, hasOwnPassword: true });
      endSessions(({ accountId }) => accountId === id);
      codes.voidOf(account);
      await tell(account, device, { kind: 'password-changed', passkeys: namesOf(id) });
      return openSession(account, device);
    },
    async chooseFirstPassword({ id }, newPassword, { sessionToken, device }) {
      const account = accounts.get(id);
      if (!account || !sessions.has(sessionToken)) return refuse('SessionRequired');
      if (account.hasOwnPassword) return refuse('NotAuthorizedException');
      Object.assign(account, { password: newPassword, hasOwnPassword: true });
      endSessions(({ accountId }) => accountId === id);
      codes.voidOf(account);
      await tell(account, device, { kind: 'password-changed', passkeys: namesOf(id) });
      return openSession(account, device);
    },
    async forgotPassword({ email }, browser) {
      const account = accountAt(email);
      const owner = account ?? ownOf(waitingAt(email), browser) ?? waitingAt(email)[0];
      if (!owner) return;
      const registrationId = account ? null : owner.id;
      const made = codes.make('password-reset', forMailbox('password-reset', email), { registrationId });
      await tell(owner, null, { kind: 'reset-code-asked', hasAccount: account !== undefined, ...made });
    },
    async forgotPasswordSubmit({ email, newPassword, ...proof }, { browser, device }) {
      const code = codes.judge(forMailbox('password-reset', email), proof);
      if (code instanceof Refusal) return code;
      const known = accountAt(email);
      if (known?.password === newPassword) return refuse('InvalidPasswordException');
      const { registration, isOwn } = toConfirm(email, code.registrationId, browser);
      const account = known ?? (registration && (await open(registration, {}, isOwn)));
      if (!account) return refuse('ExpiredCodeException');
      code.usedAt = clock();
      Object.assign(account, { password: newPassword, hasOwnPassword: true });
      endSessions(({ accountId }) => accountId === account.id);
      codes.voidOf(account);
      const removedPasskeys = namesOf(account.id);
      removeAllOf(account.id);
      return tell(account, device, { kind: 'password-reset', removedPasskeys });
    },
    async saveProfile({ id }, { email, ...profile }, { device, withCode }) {
      const account = accounts.get(id);
      if (account?.profileVersion !== profile.profileVersion) return refuse('ProfileChanged');
      const emailToConfirm = emailKey(email) === emailKey(account.email) ? null : email;
      const awaited = codes.awaitedEmail(id);
      const isAwaited = awaited !== null && emailKey(awaited) === emailKey(email);
      if (emailToConfirm && !withCode && !isAwaited) return refuse('LimitExceededException');
      Object.assign(account, profile, { profileVersion: account.profileVersion + 1 });
      if (emailToConfirm && withCode) {
        const { code } = codes.make('email-change', forAccount(id), { newEmail: email });
        const told = { newEmail: email, code: accountAt(email) ? null : code };
        await tell(account, device, { kind: 'email-code-asked', ...told });
      }
      return { account: publicPart(account), emailToConfirm };
    },
    awaitedEmail: async ({ id }) => codes.awaitedEmail(id),
    async confirmEmail({ id }, typed, device) {
      const account = accounts.get(id);
      const code = account ? codes.judge(forAccount(id), { code: typed }) : refuse('CodeMismatchException');
      if (code instanceof Refusal) return code;
      const email = code.newEmail ?? '';
      code.usedAt = clock();
      if (!account || accountAt(email)) return refuse('UsernameExistsException');
      const from = account.email;
      registrations = registrations.filter((one) => emailKey(one.email) !== emailKey(email));
      codes.voidOf(account);
      Object.assign(account, { email, profileVersion: account.profileVersion + 1 });
      await tell(account, device, { kind: 'email-changed', from });
      return publicPart(account);
    },
    async ownerOf(email) {
      const owner = accountAt(email);
      return owner ? { id: owner.id, firstName: owner.firstName, lastName: owner.lastName } : null;
    },
    async accountOf(id) {
      const account = accounts.get(id);
      return account ? publicPart(account) : null;
    },
    isPasswordOf: async ({ id }, password) => accounts.get(id)?.password === password,
    dataOf: async (account) => ({ account }),
    async deleteAccount(id) {
      const account = accounts.get(id);
      if (!account) return;
      accounts.delete(id);
      removeAllOf(id);
      endSessions(({ accountId }) => accountId === id);
      codes.voidOf(account);
      pendingEvents = pendingEvents.filter(({ accountId }) => accountId !== id);
    },
    deleteExpired: async () => codes.deleteExpired(),
  };
  const countPendingEvents = async (before: Date) =>
    pendingEvents.filter(({ at }) => at < before.toISOString()).length;
  return { provider, sendPendingEvents, countPendingEvents, handlers: [] };
}
