import { changeableConsents, standingOfConsent } from '@riparo/domain/consent/standing.ts';
import { CHANGEABLE_TEXTS, CONSENT_VERSION } from '@riparo/domain/consent/texts.ts';
import type { OwnConsent } from '@riparo/domain/contract/personal-area-calls.ts';
import type { Account } from '../providers/identity/identity-provider.ts';
import { consentMomentsOf, type ConsentReading } from './consent-moments.ts';

/** How each consent of the owner of an account stands now. */
export async function ownConsents(parts: ConsentReading, account: Account): Promise<OwnConsent[]> {
  const moments = await consentMomentsOf(parts, account);
  return changeableConsents.map((kind) => {
    const { given, since } = standingOfConsent(kind, moments);
    return { kind, text: CHANGEABLE_TEXTS[kind], version: CONSENT_VERSION, given, since };
  });
}
