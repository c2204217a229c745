import type { MarketingConsent } from '@riparo/domain/platform/consent/marketing-consent.ts';
import type { AccountId, DealUuid } from '@riparo/domain/platform/values/ids.ts';

/** A code, and the key of the link in the same mail. */
type MailedCode = { code: string; key: string };

/**
 * What happened, with the data to inform its owner. Plain values only: it may come from another machine, and
 * twice.
 */
export type Happening =
  /** A registration or a request for another code for it: there is no account yet. */
  | ({
      kind: 'sign-up-code-asked';
      isAnother: boolean;
      dealUuid: DealUuid | null;
      product: string | null;
      hasOwnPassword: boolean;
      /** Several registrations are pending for this mailbox, perhaps of different people. */
      isOneOfMany: boolean;
    } & MailedCode)
  /** A code proved the mailbox: the account exists from now on. */
  | { kind: 'opened'; hasOwnPassword: boolean; marketing: MarketingConsent }
  | { kind: 'signed-in' | 'others-signed-out' }
  /** The passkey or browser concerned. */
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
  /** Null if the address belongs to another account: only its mailbox learns of it. */
  | { kind: 'email-code-asked'; newEmail: string; code: string | null }
  | { kind: 'email-changed'; from: string };

/** An event of an account or registration. */
export type IdentityEvent = {
  /** The same on repeated delivery. */
  id: string;
  /** The registration's id as long as there is no account, which later gets the same id. */
  accountId: AccountId;
  at: string;
  /** The owner's data after the event. */
  email: string;
  firstName: string;
  /** The browser used; null if unknown. */
  device: string | null;
} & Happening;

/**
 * Receives a provider's events: at least once, in order for each account, the next only after this one
 * resolves; a failed delivery is repeated later. The operation waits for the first delivery and succeeds
 * whatever its outcome.
 */
export type HandleIdentityEvent = (news: IdentityEvent) => Promise<void>;
