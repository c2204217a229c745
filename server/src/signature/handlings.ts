import type { JobHandling } from '../jobs/job.ts';
import { chaseHandling } from './chase-signatures.ts';
import { makeDocumentsHandling } from '../deal-documents/make-documents.ts';
import type { AfterPurchaseParts } from './parts.ts';
import { activationHandling } from '../policies/activate-policies.ts';
import { renewalHandling } from '../policies/offer-renewals.ts';
import { sealHandling } from './seal-documents.ts';

/** What happens by itself between a payment and the first day of cover. */
export function afterPurchaseHandlings(parts: AfterPurchaseParts): JobHandling[] {
  return [
    makeDocumentsHandling(parts),
    sealHandling(parts),
    chaseHandling(parts),
    activationHandling(parts),
    renewalHandling(parts),
  ];
}
