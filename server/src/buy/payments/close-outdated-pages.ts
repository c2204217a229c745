import { eq } from 'drizzle-orm';
import { closePagesJob } from '../deals/close-pages-of-others.ts';
import { deals } from '../deals/tables.ts';
import { handles, type JobHandler } from '../../platform/jobs/job.ts';
import { expirePages } from './close-unpaid-deals.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { openedFor } from './opened-for.ts';
import { settleCheckout } from './settle-checkout.ts';

/**
 * Closes payment pages at the provider that were opened for a previous buyer of the deal, so that they can
 * neither be paid nor lead back.
 */
export function closePagesHandler(parts: PaymentDependencies): JobHandler {
  return handles(closePagesJob, async ({ dealUuid }) => {
    const [deal] = await parts.db.select().from(deals).where(eq(deals.uuid, dealUuid));
    if (!deal) return;
    const current = openedFor(parts.keyedHash, deal);
    const pages = await expirePages(parts, dealUuid, (session) => session.openedFor !== current);
    for (const { account, checkout } of pages)
      await settleCheckout(parts, account, checkout, 'another buyer or browser than of');
  });
}
