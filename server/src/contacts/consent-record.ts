import { CONSENT_VERSION } from '@riparo/domain/consent/texts.ts';
import type { ConsentRecord } from './tables.ts';

type GivenConsents = {
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
  };
}
