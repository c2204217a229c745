import type { Account, Person } from '@riparo/domain/people/account/account.ts';
import type { MarketingConsent } from '@riparo/domain/platform/consent/marketing-consent.ts';
import type { AccountId, DealUuid } from '@riparo/domain/platform/values/ids.ts';
import type { OpenedSession } from './opened-session.ts';
import type { Changing, Passkeys } from './passkeys.ts';
import type { Refusal } from './refusal.ts';

type CodeRefusal = Refusal<'CodeMismatchException' | 'ExpiredCodeException'>;

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

/** What is known of a code that confirmed a registration, for whoever relies on it later. */
export type Confirmed = { accountId: AccountId; codeSentAt: Date; wrongTries: number };

export type CurrentSession = {
  account: Account;
  openedAt: Date;
  /** It lasts 30 days from now again: the browser must hear of it. */
  isRenewed: boolean;
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

export type AddressOwner = { id: AccountId; firstName: string; lastName: string };

export type IdentityData = { account: Readonly<Record<string, unknown>>; [more: string]: unknown };

/** What reached a mailbox: the code that was typed, or the key of the link that was followed. */
export type MailedProof = { email: string; code: string; key?: string | undefined };

/** The hash of what only one browser can show: it tells the one who asked from others who know that somebody asked. */
export type AskingBrowser = string;

/**
 * The port: what the account routes need of whoever keeps passwords, codes and sessions, here or elsewhere. Each operation
 * leaves all or nothing behind with the provider; what others must know of it is told as news (`news.ts`), the codes to
 * mail included. Refusals carry the provider's own names.
 */
export type IdentityProvider = {
  /** Changes no earlier registration. Without a code where the mailbox has had its share of mails: an earlier one does. */
  signUp(
    registration: Registration,
    by: { browser: AskingBrowser; withCode: boolean },
  ): Promise<{ username: string } | Refusal<'UsernameExistsException'>>;
  /**
   * Confirms the registration that the code was mailed for, or another one of this browser; never one of a third party.
   * Where this browser registered nothing, with the password that comes along, so that a stranger's opens nothing.
   */
  confirmSignUp(
    proof: MailedProof & { password?: string | undefined },
    browser: AskingBrowser | null,
  ): Promise<Confirmed | CodeRefusal | Refusal<'PasswordRequired'>>;
  /** Answers alike for every address, and takes as long. */
  resendSignUpCode(
    request: { email: string; dealUuid: DealUuid | null },
    browser: AskingBrowser,
  ): Promise<void>;

  /** `replaced` is the token this browser held before: it is worth nothing after. */
  signIn(
    credentials: { email: string; password: string },
    browser: { replaced: string | null; device: string; asking: AskingBrowser },
  ): Promise<OpenedSession | Refusal<'NotAuthorizedException' | 'UserNotConfirmedException'>>;
  /**
   * For whoever has just proved the mailbox of this account with a mailed code. Opens it where nothing but the mailbox lets
   * anybody in, neither a password of its owner's own nor a passkey; null for every other.
   */
  enterByMailbox(
    id: AccountId,
    browser: { replaced: string | null; device: string },
  ): Promise<OpenedSession | null>;
  signOut(token: string): Promise<void>;
  sessionOf(token: string): Promise<CurrentSession | null>;
  sessionsOf(account: Account, token: string): Promise<DeviceSession[]>;
  /** False when no session of theirs has this id. */
  signOutDevice(account: Account, sessionId: string, device: string): Promise<boolean>;
  /** Ends all sessions but the one of this token. */
  signOutElsewhere(account: Account, token: string, device: string): Promise<void>;
  passkeys: Passkeys;
  /**
   * Nobody is in any more, by no password, passkey, session or code of before, and the news bring a code to choose a
   * new password with.
   */
  secureAccount(account: Account, by: Changing): Promise<undefined | Refusal<'SessionRequired'>>;

  /** Ends all sessions and opens a new one for the browser that asked. */
  changePassword(
    account: Account,
    passwords: { oldPassword: string; newPassword: string },
    device: string,
  ): Promise<OpenedSession | Refusal<'NotAuthorizedException'>>;
  /** Of an account without a password of its owner's own. Ends all sessions and opens a new one for the browser that asked. */
  chooseFirstPassword(
    account: Account,
    newPassword: string,
    by: Changing,
  ): Promise<OpenedSession | Refusal<'NotAuthorizedException' | 'SessionRequired'>>;
  /** Answers alike for every address, and takes as long. */
  forgotPassword(request: { email: string }, browser: AskingBrowser): Promise<void>;
  /** Ends all sessions, and removes all passkeys. Refuses the password there was, without using the code up. */
  forgotPasswordSubmit(
    proof: MailedProof & { newPassword: string },
    by: { browser: AskingBrowser | null; device: string },
  ): Promise<undefined | CodeRefusal | Refusal<'InvalidPasswordException'>>;

  /**
   * A new e-mail is only asked for: it takes effect with `confirmEmail`. Where no code may leave, it is refused unless
   * the code on its way is for the same address: then the rest is saved.
   */
  saveProfile(
    account: Account,
    profile: Person & { email: string; profileVersion: number },
    by: { device: string; withCode: boolean },
  ): Promise<
    { account: Account; emailToConfirm: string | null } | Refusal<'ProfileChanged' | 'LimitExceededException'>
  >;
  /** The new e-mail whose code has yet to be typed; null when there is none, or its time is over. */
  awaitedEmail(account: Account): Promise<string | null>;
  confirmEmail(
    account: Account,
    code: string,
    device: string,
  ): Promise<Account | CodeRefusal | Refusal<'UsernameExistsException'>>;

  /** Whose an address is, and under which name, once its owner has proved that the mailbox is theirs. */
  ownerOf(email: string): Promise<AddressOwner | null>;
  /** Null for an account that is gone, or was never confirmed. */
  accountOf(id: AccountId): Promise<Account | null>;
  isPasswordOf(account: Account, password: string): Promise<boolean>;
  /** Everything the provider keeps about the account's owner, without what is secret. */
  dataOf(account: Account): Promise<IdentityData>;
  /** With all that belongs to it, also news that wait to be told. Where it is gone already, nothing happens. */
  deleteAccount(id: AccountId): Promise<void>;
  /** Drops what has run out: sessions, codes, registrations never confirmed. */
  forgetExpired(): Promise<void>;
};
