import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { DealRow } from './tables.ts';

/** Payment pages opened for a buyer, or by a browser, that the deal no longer has. `payments` closes them. */
export const closePagesJob = defineJob({
  name: 'close-pages-of-others',
  payload: z.object({ dealUuid: dealUuidSchema }),
  retry: { limit: 20, delaySeconds: 5, maximumDelaySeconds: 600 },
});

export async function closeOutdatedPages(
  tx: Transaction,
  { enqueue }: Pick<Dependencies, 'enqueue'>,
  changed: readonly Pick<DealRow, 'uuid' | 'stage'>[],
): Promise<void> {
  // Only in this stage can a deal have an open payment page.
  const payable = changed.filter(({ stage }) => stage === 'pay_intent');
  if (payable.length === 0) return;
  await enqueue(tx, closePagesJob, ...payable.map(({ uuid }) => ({ payload: { dealUuid: uuid } })));
}
