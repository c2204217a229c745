import type { Account } from '@riparo/domain/people/account/account.ts';
import { hasProvedMailbox } from '@riparo/domain/people/account/proved-mailbox.ts';
import { optionalConsentsIn } from '@riparo/domain/platform/consent/status.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import type { TickedConsents } from './consent-requests/request-consent.ts';

/** The consent given: which version of the texts, when, and on which page. */
export type ConsentRecord = {
  version: string;
  givenAt: string;
  source: string;
  privacy: boolean;
  userProfiling: boolean;
  marketing: boolean;
  /**
   * Whether the e-mail was proved at that moment. If not, only a confirmation from the mailbox counts as the
   * owner's consent.
   */
  isProved?: boolean;
};

type GivenConsents = {
  email: string;
  account: Account | null;
  source: string;
  privacy: boolean;
  userProfiling: boolean;
  marketing?: boolean | null | undefined;
};

export function consentRecord(given: GivenConsents, now: Date): ConsentRecord {
  return {
    version: CONSENT_VERSION,
    givenAt: now.toISOString(),
    source: given.source,
    privacy: given.privacy,
    userProfiling: given.userProfiling,
    marketing: given.marketing ?? false,
    isProved: hasProvedMailbox(given.account, given.email),
  };
}

/** The optional consents ticked in this record. */
export const tickedConsentsOf = (email: string, consents: ConsentRecord): TickedConsents => ({
  email,
  kinds: optionalConsentsIn(consents, consents.version),
  isProved: consents.isProved === true,
  source: consents.source,
  askedAt: new Date(consents.givenAt),
});
