import type { Account } from '@riparo/domain/people/account/account.ts';
import { hasProved } from '@riparo/domain/people/account/proved-mailbox.ts';
import { freeConsentsIn } from '@riparo/domain/platform/consent/standing.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import type { TickedConsents } from './consent-requests/ask-for-consent.ts';

/** What was agreed to: the version of the texts, when, and on which page. */
export type ConsentRecord = {
  version: string;
  givenAt: string;
  source: string;
  privacy: boolean;
  userProfiling: boolean;
  marketing: boolean;
  /** Whether whoever agreed had proved the e-mail. Else only what the mailbox confirms counts as its owner's word. */
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
    isProved: hasProved(given.account, given.email),
  };
}

/** What was ticked there that is free. */
export const tickedIn = (email: string, consents: ConsentRecord): TickedConsents => ({
  email,
  kinds: freeConsentsIn(consents, consents.version),
  isProved: consents.isProved === true,
  source: consents.source,
  askedAt: new Date(consents.givenAt),
});
