import { HOUR_MS } from '@riparo/domain/platform/values/durations.ts';
import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { lockOpenDeal } from '../../buy/deals/find-deal.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { product } from '../../desk/log/append.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { caseHistory } from '../casework/tables.ts';
import { changeClaim, lockClaim } from './change-claim.ts';
import { claimLink } from './claim-token.ts';
import { sentFieldsOf } from './sent-claim.ts';
import { type ClaimRow, claims } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'sendMailLater'>;

/** In the morning of the promised day: the desk closes at its end. */
const reminderLeadMs = 9 * HOUR_MS;
/** After two unanswered reminders staff take over. */
const MAX_REMINDERS = 2;

const remindJob = defineJob({
  name: 'remind-of-claim-papers',
  payload: z.object({}),
  everySeconds: 900,
  timeoutSeconds: 300,
  concurrency: 1,
});

export function remindOfPapersHandler(parts: Parts): JobHandler {
  return handles(remindJob, () => remindOfPapers(parts));
}

/** Reminds claimants of missing documents on the day by which we promised an update. */
export async function remindOfPapers(parts: Parts): Promise<void> {
  const { db, clock, keyedHash, sendMailLater } = parts;
  const now = clock();
  const isDue = and(
    eq(claims.state, 'papers-asked'),
    lt(claims.nextWordBy, new Date(now.getTime() + reminderLeadMs)),
  );
  const due = await db
    .select({ id: claims.id, dealUuid: claims.dealUuid })
    .from(claims)
    .where(
      and(
        isDue,
        lt(
          sql`(select count(*) from ${caseHistory} where ${caseHistory.caseId} = ${claims.id} and ${caseHistory.action} = 'remind')`,
          MAX_REMINDERS,
        ),
      ),
    )
    .limit(200);
  for (const { id, dealUuid } of due)
    await db.transaction(async (tx) => {
      const deal = dealUuid && (await lockOpenDeal(tx, dealUuid));
      const claim = await lockClaim(tx, id);
      const isStillDue =
        claim?.state === 'papers-asked' &&
        claim.nextWordBy !== null &&
        claim.nextWordBy.getTime() < now.getTime() + reminderLeadMs;
      if (!deal || !isStillDue) return;
      const remind = (changed: ClaimRow) =>
        sendMailLater(tx, {
          to: deal.email,
          dealUuid: deal.uuid,
          template: 'claim-papers-missing',
          data: {
            firstName: deal.firstName,
            product: titleOf(deal),
            provider: providerOf(deal.productKey),
            number: sentFieldsOf(changed).number,
            path: claimLink(keyedHash, claim),
          },
        });
      await changeClaim(tx, claim, { action: 'remind', actor: product, now, effects: remind });
    });
}
