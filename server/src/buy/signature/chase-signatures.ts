import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { isReminderDue } from '@riparo/domain/buy/signature/link.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { advanceDeal } from '../deals/advance-deal.ts';
import { lockDeal } from '../deals/find-deal.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { dealStepDone } from '../deals/steps.ts';
import { deals } from '../deals/tables.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { oweRefundOfDeal } from '../payments/refund.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { mailLink } from './send-for-signature.ts';
import { dealSignatures } from './tables.ts';

const atOnce = 500;

const chaseJob = defineJob({
  name: 'chase-signatures',
  payload: z.object({}),
  everySeconds: 600,
  timeoutSeconds: 300,
  concurrency: 1,
});

export function chaseHandler(parts: Dependencies): JobHandler {
  return handles(chaseJob, () => chaseSignatures(parts));
}

/** Reminds buyers who have not signed; when the link ends the deal is lost and the payment is refunded. */
export async function chaseSignatures(parts: Dependencies): Promise<void> {
  const waiting = await parts.db
    .select({ dealUuid: dealSignatures.dealUuid })
    .from(dealSignatures)
    .innerJoin(deals, eq(deals.uuid, dealSignatures.dealUuid))
    .where(eq(deals.stage, 'documentation_send'))
    .orderBy(dealSignatures.expiresAt)
    .limit(atOnce);
  for (const { dealUuid } of waiting) {
    await chase(parts, dealUuid).catch((error: unknown) =>
      parts.log.warn({ err: error, deal: dealUuid }, 'a signature was not chased'),
    );
  }
}

async function chase(parts: Dependencies, dealUuid: DealUuid): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const deal = await lockDeal(tx, dealUuid);
    const [signature] = await tx.select().from(dealSignatures).where(eq(dealSignatures.dealUuid, dealUuid));
    if (deal?.stage !== 'documentation_send' || !signature || signature.signedAt) return;
    const now = parts.clock();
    if (now >= signature.expiresAt) {
      await advanceDeal(tx, deal, 'signature-expired', { cause: 'time', at: now });
      const refunded = await oweRefundOfDeal(tx, parts, deal, 'never-signed');
      await parts.sendMailLater(tx, {
        to: deal.email,
        dealUuid: deal.uuid,
        template: 'signature-expired',
        ...(refunded ? { mailClass: 'contract' as const } : {}),
        data: { firstName: deal.firstName, product: titleOf(deal), isPaid: refunded },
      });
      return;
    }
    const days = (now.getTime() - signature.sentAt.getTime()) / DAY_MS;
    if (!isReminderDue(signature.remindersSent, days)) return;
    await tx
      .update(dealSignatures)
      .set({ remindersSent: signature.remindersSent + 1 })
      .where(eq(dealSignatures.dealUuid, dealUuid));
    await mailLink(tx, parts, deal, { signature, isReminder: true });
    dealStepDone('reminder-written');
  });
  dealStepDone('reminded');
}
