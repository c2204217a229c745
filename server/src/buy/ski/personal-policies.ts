import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { skiHolders, skiPolicies } from './tables.ts';

/** What ski deals insure and whom, by deal, for their buyer. */
export async function insuredBy(
  db: Database,
  dealUuids: readonly DealUuid[],
): Promise<ReadonlyMap<DealUuid, unknown>> {
  const policies = await db
    .select()
    .from(skiPolicies)
    .where(inArray(skiPolicies.dealUuid, [...dealUuids]));
  if (policies.length === 0) return new Map();
  const ids = policies.map(({ id }) => id);
  const holders = await db
    .select()
    .from(skiHolders)
    .where(inArray(skiHolders.policyId, ids))
    .orderBy(asc(skiHolders.place));
  return new Map(
    policies.map(({ dealUuid, ...policy }) => [
      dealUuid,
      {
        ...policy,
        holders: holders
          .filter(({ policyId }) => policyId === policy.id)
          .map(({ firstName, lastName, birthDate }) => ({ firstName, lastName, birthDate })),
      },
    ]),
  );
}
