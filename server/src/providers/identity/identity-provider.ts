import type { accountErrors } from '@riparo/domain/account/errors.ts';
import type { AccountEventKind } from '@riparo/domain/account/events.ts';
import type { IsoDate } from '@riparo/domain/values/calendar.ts';
import type { AccountId, DealUuid } from '@riparo/domain/values/ids.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import type { Failure } from '../../http/problem-answers.ts';
import type { Changing, Passkeys } from './passkeys.ts';

type Refused<Code extends keyof typeof accountErrors> = Failure<(typeof accountErrors)[Code]>;
type CodeRefused = Refused<'CodeMismatchException' | 'ExpiredCodeException'>;

/** Who someone is, as they told us. */
export type Person = { firstName: string; lastName: string; birthDate: IsoDate };

export type Account = Person & {
  id: AccountId;
  email: string;
  phone: string | null;
  /** Rises with every change of the profile. */
  profileVersion: number;
};

/** What was agreed to: the version of the texts, when, and on which page. */
export type MarketingConsent = { given: boolean; version: string; givenAt: string; source: string };

export type Registration = Person & {
  email: string;
  password: string;
  phone: string | null;
  marketing: MarketingConsent;
  /** False for the random password of a purchase, which nobody knows. */
  hasOwnPassword: boolean;
  /** The purchase that waits for the confirmation. */
  dealUuid: DealUuid | null;
  /** The key of what is bought after it: one that we sell. */
  product: string | null;
};

export type OpenedSession = { token: string; account: Account };

export type CurrentSession = {
  account: Account;
  openedAt: Date;
  /** It lasts 30 days from now again: the browser must hear of it. */
  isRenewed: boolean;
};

/** An account that has proved another address. */
export type EmailMove = { accountId: AccountId; from: string; to: string };

/** Something that happened to an account, as its owner may want to know. */
export type AccountHappening = {
  accountId: AccountId;
  kind: AccountEventKind;
  /** With which browser; null where nobody can tell. */
  device: string | null;
  /** To what, where the kind does not say it. */
  about?: string;
};

/** Where an account is open. */
export type DeviceSession = {
  /** Names the session to its owner; nobody signs in with it. */
  id: string;
  device: string;
  openedAt: Date;
  lastSeenAt: Date;
  isThis: boolean;
};

/** What reached a mailbox: the code that was typed, or the key of the link that was followed. */
export type MailedProof = { email: string; code: string; key?: string | undefined };

/** The hash of what only one browser can show: it tells who asked from who knows that somebody asked. */
export type AskingBrowser = string;

/**
 * The port: what the account routes need of whoever keeps passwords, codes and sessions. Each operation leaves all or
 * nothing behind, and refusals carry the provider's own names.
 */
export type IdentityProvider = {
  /** Changes no earlier registration. The mail stays away while the mailbox has had its share: an earlier code does. */
  signUp(
    registration: Registration,
    browser: AskingBrowser,
  ): Promise<{ username: string } | Refused<'UsernameExistsException'>>;
  /**
   * Confirms what this browser registered; where it registered nothing, with the password that comes along, so that
   * nobody's registration is confirmed for them.
   */
  confirmSignUp(
    proof: MailedProof & { password?: string | undefined },
    browser: AskingBrowser | null,
  ): Promise<undefined | CodeRefused | Refused<'PasswordRequired'>>;
  /** Answers alike for every address, and takes as long. */
  resendSignUpCode(
    request: { email: string; dealUuid: DealUuid | null },
    browser: AskingBrowser,
  ): Promise<undefined | Refused<'LimitExceededException'>>;

  /** `replaced` is the token this browser held before: it is worth nothing after. */
  signIn(
    credentials: { email: string; password: string },
    browser: { replaced: string | null; device: string; asking: AskingBrowser },
  ): Promise<OpenedSession | Refused<'NotAuthorizedException' | 'UserNotConfirmedException'>>;
  signOut(token: string): Promise<void>;
  sessionOf(token: string): Promise<CurrentSession | null>;
  sessionsOf(account: Account, token: string): Promise<DeviceSession[]>;
  /** False when no session of theirs has this id. */
  signOutDevice(account: Account, sessionId: string, device: string): Promise<boolean>;
  /** Ends all sessions but the one of this token. */
  signOutElsewhere(account: Account, token: string, device: string): Promise<void>;
  passkeys: Passkeys;
  /**
   * Nobody is in any more, by no password, passkey, session or code of before, and the mailbox gets a code to choose a
   * new password with.
   */
  secureAccount(account: Account, by: Changing): Promise<undefined | Refused<'SessionRequired'>>;

  /** Ends all sessions and opens a new one for the browser that asked. */
  changePassword(
    account: Account,
    passwords: { oldPassword: string; newPassword: string },
    device: string,
  ): Promise<OpenedSession | Refused<'NotAuthorizedException'>>;
  /** Answers alike for every address, and takes as long. */
  forgotPassword(
    request: { email: string },
    browser: AskingBrowser,
  ): Promise<undefined | Refused<'LimitExceededException'>>;
  /** Ends all sessions, and removes all passkeys. Refuses the password there was, without using the code up. */
  forgotPasswordSubmit(
    proof: MailedProof & { newPassword: string },
    by: { browser: AskingBrowser | null; device: string },
  ): Promise<undefined | CodeRefused | Refused<'InvalidPasswordException'>>;

  /** A new e-mail is only asked for: it takes effect with `confirmEmail`. */
  saveProfile(
    account: Account,
    profile: Person & { email: string; profileVersion: number },
    device: string,
  ): Promise<
    { account: Account; emailToConfirm: string | null } | Refused<'ProfileChanged' | 'LimitExceededException'>
  >;
  /** The new e-mail whose code has yet to be typed; null when there is none, or its time is over. */
  awaitedEmail(account: Account): Promise<string | null>;
  confirmEmail(
    account: Account,
    code: string,
    device: string,
  ): Promise<Account | CodeRefused | Refused<'UsernameExistsException'>>;

  /** Under which name an address is registered, once its owner has proved that the mailbox is theirs. */
  nameOf(email: string): Promise<Pick<Person, 'firstName' | 'lastName'> | null>;
  /** Of the account of an address that its owner has proved. */
  idOf(email: string): Promise<AccountId | null>;
  /** Null for an account that is gone, or was never confirmed. */
  accountOf(id: AccountId): Promise<Account | null>;
  /** What was agreed to when the account was registered. */
  marketingConsentOf(db: Database | Transaction, account: Account): Promise<MarketingConsent | null>;
  /** Whatever depends on what was before waits here for its turn, until the transaction ends. */
  lockAccount(tx: Transaction, account: Account): Promise<void>;
  isPasswordOf(account: Account, password: string): Promise<boolean>;
  /** Everything kept about the account's owner, without what is secret. */
  dataOf(account: Account): Promise<Record<string, unknown>>;
  deleteAccount(tx: Transaction, account: Account): Promise<void>;
  /** Drops what has run out: sessions, codes, registrations never confirmed. */
  forgetExpired(): Promise<void>;
};
