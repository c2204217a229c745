import { HEALTH_CONSENT_VERSION, healthConsentTexts } from '@riparo/domain/care/claims/health-consent.ts';
import { consentErrors } from '@riparo/domain/platform/consent/errors.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { claimConsents } from './tables.ts';

type Db = Database | Transaction;

/** The earliest first: the last one counts. */
export const healthConsentMoments = (db: Db, id: ClaimId) =>
  db.select().from(claimConsents).where(eq(claimConsents.claimId, id)).orderBy(asc(claimConsents.number));

/** With the words that were agreed to, or refused; null where nobody was asked. */
export async function healthConsentOf(db: Db, id: ClaimId) {
  const last = (await healthConsentMoments(db, id)).at(-1);
  return last
    ? { given: last.given, at: last.at.toISOString(), text: healthConsentTexts[last.version] ?? '' }
    : null;
}

/** Said twice, it is said once: false where it was said already. */
export async function storeHealthConsent(
  tx: Transaction,
  id: ClaimId,
  given: boolean,
  at: Date,
): Promise<boolean> {
  const last = (await healthConsentMoments(tx, id)).at(-1);
  if (last?.given === given) return false;
  await tx.insert(claimConsents).values({ claimId: id, given, version: HEALTH_CONSENT_VERSION, at });
  return true;
}

/** Nobody agrees to words that they have not read; a no needs none. */
export const readsOtherWords = (given: boolean, version: string) =>
  given && version !== HEALTH_CONSENT_VERSION ? failure(consentErrors['consent-text-changed']) : null;
