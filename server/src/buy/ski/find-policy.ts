import type { DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { type SkiPolicyRow, skiPolicies } from './tables.ts';

export type SkiPolicy = { policy: SkiPolicyRow; deal: DealRow };

type Key = { id: string } | { dealUuid: DealUuid } | { submissionKey: SubmissionKey };

const isThis = (key: Key) => {
  if ('id' in key) return eq(skiPolicies.id, key.id);
  return 'dealUuid' in key
    ? eq(skiPolicies.dealUuid, key.dealUuid)
    : eq(deals.submissionKey, key.submissionKey);
};

/** A policy with its deal. */
export async function findPolicy(db: Database | Transaction, key: Key): Promise<SkiPolicy | null> {
  const [found] = await db
    .select({ policy: skiPolicies, deal: deals })
    .from(skiPolicies)
    .innerJoin(deals, eq(deals.uuid, skiPolicies.dealUuid))
    .where(isThis(key));
  return found ?? null;
}
