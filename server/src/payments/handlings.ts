import type { JobHandling } from '../jobs/job.ts';
import { closeUnpaidHandling } from './close-unpaid-deals.ts';
import { noticeHandling } from './notices.ts';
import type { PaymentParts } from './parts.ts';
import { reconcileHandling } from './reconcile.ts';
import { refundHandling } from './refund.ts';

/** What payments do by themselves. */
export function paymentHandlings(parts: PaymentParts): JobHandling[] {
  return [noticeHandling(parts), refundHandling(parts), reconcileHandling(parts), closeUnpaidHandling(parts)];
}
