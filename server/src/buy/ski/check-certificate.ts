import { addDays, type IsoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import {
  briefName,
  type CertificateState,
  certificateState,
} from '@riparo/domain/buy/products/ski/certificate.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';
import { isCertifiable } from './own-documents.ts';
import { skiHolders, skiPolicies } from './tables.ts';

/** What whoever scans a certificate may know: whether it is worth something now, and the least that tells whose it is. */
export type CheckedCertificate = {
  state: CertificateState;
  /** A first name and a letter. */
  holder: string;
  coverFrom: Date;
  /** Covered as a whole. */
  endsOn: IsoDate;
};

/** What the certificate of one person is worth at a moment; null where none was issued, or its owner was forgotten. */
export async function checkCertificate(
  db: Database,
  holderId: string,
  now: Date,
): Promise<CheckedCertificate | null> {
  const [found] = await db
    .select({ holder: skiHolders, policy: skiPolicies, stage: deals.stage })
    .from(skiHolders)
    .innerJoin(skiPolicies, eq(skiPolicies.id, skiHolders.policyId))
    .innerJoin(deals, eq(deals.uuid, skiPolicies.dealUuid))
    .where(and(eq(skiHolders.id, holderId), isNotErased));
  const coverFrom = found?.policy.coverFrom;
  if (!found || !coverFrom) return null;
  const { holder, policy } = found;
  const coverTo = momentInRome(addDays(policy.endsOn, 1), '00:00');
  return {
    state: certificateState({ coverFrom, coverTo, isWithdrawn: !isCertifiable(found) }, now),
    holder: briefName(holder.firstName, holder.lastName),
    coverFrom,
    endsOn: policy.endsOn,
  };
}
