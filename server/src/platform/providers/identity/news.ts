import type { MarketingConsent } from '@riparo/domain/platform/consent/marketing-consent.ts';
import type { AccountId, DealUuid } from '@riparo/domain/platform/values/ids.ts';

/** A code, and the key of the link that leaves in the same mail. */
type MailedCode = { code: string; key: string };

/** What happened, and what is needed to tell its owner. Values alone: it may come from another machine, and twice. */
export type Happening =
  /** Somebody registered, or wants another code for it: there is no account yet. */
  | ({
      kind: 'sign-up-code-asked';
      isAnother: boolean;
      dealUuid: DealUuid | null;
      product: string | null;
      hasOwnPassword: boolean;
      /** Several wait for this mailbox, perhaps of several people. */
      isOneOfMany: boolean;
    } & MailedCode)
  /** A code proved the mailbox: from now on there is an account. */
  | { kind: 'opened'; hasOwnPassword: boolean; marketing: MarketingConsent }
  | { kind: 'signed-in' | 'others-signed-out' }
  /** About which passkey, or which browser. */
  | {
      kind: 'signed-in-with-passkey' | 'device-signed-out' | 'passkey-added' | 'passkey-removed';
      about: string;
    }
  /** The passkeys that still open the account. */
  | { kind: 'password-changed'; passkeys: string[] }
  | { kind: 'password-reset'; removedPasskeys: string[] }
  /** Without an account there is a registration that the code will confirm. */
  | ({ kind: 'reset-code-asked'; hasAccount: boolean } & MailedCode)
  | ({ kind: 'secured' } & MailedCode)
  /** Null where the address is another account's: only its mailbox hears so. */
  | { kind: 'email-code-asked'; newEmail: string; code: string | null }
  | { kind: 'email-changed'; from: string };

/** Something that happened to an account or a registration. */
export type IdentityNews = {
  /** The same when it is told again. */
  id: string;
  /** Of the registration, as long as there is no account: it keeps its id. */
  accountId: AccountId;
  at: string;
  /** As they were called afterwards. */
  email: string;
  firstName: string;
  /** With which browser; null where nobody can tell. */
  device: string | null;
} & Happening;

/**
 * Who follows what a provider does. The provider tells each thing at least once, what happened to one account in that
 * order, and the next only when this comes back; what throws is told again later. The operation it happened in waits for
 * the first try and succeeds whatever becomes of it.
 */
export type HearNews = (news: IdentityNews) => Promise<void>;
