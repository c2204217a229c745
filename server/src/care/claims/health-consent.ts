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

/** With the text that was agreed to or refused; null where consent was never requested. */
export async function healthConsentOf(db: Db, id: ClaimId) {
  const last = (await healthConsentMoments(db, id)).at(-1);
  return last
    ? { given: last.given, at: last.at.toISOString(), text: healthConsentTexts[last.version] ?? '' }
    : null;
}

/** False if the answer is the same as the last one, which stores nothing. */
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

/** A consent is valid only for the text on the screen; a refusal needs no text. */
export const refuseOutdatedText = (given: boolean, version: string) =>
  given && version !== HEALTH_CONSENT_VERSION ? failure(consentErrors['consent-text-changed']) : null;
