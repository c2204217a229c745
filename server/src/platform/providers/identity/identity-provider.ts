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
  /** The purchase waiting for the confirmation. */
  dealUuid: DealUuid | null;
  /** The key of a product of ours to buy afterwards. */
  product: string | null;
};

/** Details of the code that confirmed a registration, as later evidence. */
export type Confirmed = { accountId: AccountId; codeSentAt: Date; wrongTries: number };

export type CurrentSession = {
  account: Account;
  openedAt: Date;
  /** It was prolonged to 30 days from now: the browser needs a new cookie. */
  isRenewed: boolean;
};

/** A device where an account is open. */
export type DeviceSession = {
  /** Identifies the session to its owner; it gives no access. */
  id: string;
  device: string;
  openedAt: Date;
  lastSeenAt: Date;
  isThis: boolean;
};

export type AddressOwner = { id: AccountId; firstName: string; lastName: string };

export type IdentityData = { account: Readonly<Record<string, unknown>>; [more: string]: unknown };

/** Proof of a mailbox: the typed code, or the key of the followed link. */
export type MailedProof = { email: string; code: string; key?: string | undefined };

/**
 * The hash of a secret that only one browser has: it distinguishes the requester from others who know of the
 * request.
 */
export type RequestingBrowser = string;

/**
 * The port: what the account routes need from whoever stores passwords, codes and sessions, here or
 * elsewhere. Each operation is atomic at the provider; what others must know is sent as events (`identity-event.ts`),
 * including codes to mail. Refusals use the provider's names.
 */
export type IdentityProvider = {
  /**
   * Leaves earlier registrations unchanged. Sends no code if the mailbox has had its share of mails: an
   * earlier code works too.
   */
  signUp(
    registration: Registration,
    by: { browser: RequestingBrowser; withCode: boolean },
  ): Promise<{ username: string } | Refusal<'UsernameExistsException'>>;
  /**
   * Confirms the registration that the code was mailed for, or another one of this browser; never one of a
   * third party. In a browser that registered nothing it sets the given password, so that a stranger's opens
   * nothing.
   */
  confirmSignUp(
    proof: MailedProof & { password?: string | undefined },
    browser: RequestingBrowser | null,
  ): Promise<Confirmed | CodeRefusal | Refusal<'PasswordRequired'>>;
  /** Same answer and timing for every address. */
  resendSignUpCode(
    request: { email: string; dealUuid: DealUuid | null },
    browser: RequestingBrowser,
  ): Promise<void>;

  /** `replaced` is this browser's previous token, which becomes invalid. */
  signIn(
    credentials: { email: string; password: string },
    browser: { replaced: string | null; device: string; asking: RequestingBrowser },
  ): Promise<OpenedSession | Refusal<'NotAuthorizedException' | 'UserNotConfirmedException'>>;
  /**
   * For a person who just proved the mailbox of this account with a mailed code. Opens it only if nothing
   * else protects it, neither a chosen password nor a passkey; null otherwise.
   */
  enterByMailbox(
    id: AccountId,
    browser: { replaced: string | null; device: string },
  ): Promise<OpenedSession | null>;
  signOut(token: string): Promise<void>;
  sessionOf(token: string): Promise<CurrentSession | null>;
  sessionsOf(account: Account, token: string): Promise<DeviceSession[]>;
  /** False if none of their sessions has this id. */
  signOutDevice(account: Account, sessionId: string, device: string): Promise<boolean>;
  /** Ends all sessions but the one of this token. */
  signOutElsewhere(account: Account, token: string, device: string): Promise<void>;
  passkeys: Passkeys;
  /**
   * Removes every access by password, passkey, session or earlier code, and emits an event with a code to
   * choose a new password.
   */
  secureAccount(account: Account, by: Changing): Promise<undefined | Refusal<'SessionRequired'>>;

  /** Ends all sessions and opens a new one for the requesting browser. */
  changePassword(
    account: Account,
    passwords: { oldPassword: string; newPassword: string },
    device: string,
  ): Promise<OpenedSession | Refusal<'NotAuthorizedException'>>;
  /**
   * For an account without a chosen password. Ends all sessions and opens a new one for the requesting
   * browser.
   */
  chooseFirstPassword(
    account: Account,
    newPassword: string,
    by: Changing,
  ): Promise<OpenedSession | Refusal<'NotAuthorizedException' | 'SessionRequired'>>;
  /** Same answer and timing for every address. */
  forgotPassword(request: { email: string }, browser: RequestingBrowser): Promise<void>;
  /**
   * Ends all sessions, and removes all passkeys. Refuses the previous password, without using up the code.
   */
  forgotPasswordSubmit(
    proof: MailedProof & { newPassword: string },
    by: { browser: RequestingBrowser | null; device: string },
  ): Promise<undefined | CodeRefusal | Refusal<'InvalidPasswordException'>>;

  /**
   * A new e-mail takes effect only with `confirmEmail`. If no code may be sent, it is refused unless the code
   * already sent is for the same address: then the rest is saved.
   */
  saveProfile(
    account: Account,
    profile: Person & { email: string; profileVersion: number },
    by: { device: string; withCode: boolean },
  ): Promise<
    { account: Account; emailToConfirm: string | null } | Refusal<'ProfileChanged' | 'LimitExceededException'>
  >;
  /** The new e-mail whose code is still to be typed; null if there is none or it expired. */
  awaitedEmail(account: Account): Promise<string | null>;
  confirmEmail(
    account: Account,
    code: string,
    device: string,
  ): Promise<Account | CodeRefusal | Refusal<'UsernameExistsException'>>;

  /** The owner and name of an address, once proved. */
  ownerOf(email: string): Promise<AddressOwner | null>;
  /** Null for an account that is gone, or was never confirmed. */
  accountOf(id: AccountId): Promise<Account | null>;
  isPasswordOf(account: Account, password: string): Promise<boolean>;
  /** Everything the provider stores about the account's owner, except secrets. */
  dataOf(account: Account): Promise<IdentityData>;
  /** With everything that belongs to it, including undelivered events. Does nothing if it is already gone. */
  deleteAccount(id: AccountId): Promise<void>;
  /** Deletes expired sessions, codes, and unconfirmed registrations. */
  deleteExpired(): Promise<void>;
};
