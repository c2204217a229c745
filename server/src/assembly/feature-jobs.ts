import { failedSignInsHandling } from '../account-events/failed-sign-ins.ts';
import { accountRemoval } from '../accounts/remove-account.ts';
import { consentForwarding } from '../consents/forward-consent.ts';
import { leadForwarding } from '../contacts/forward-leads.ts';
import { makeDocumentsHandling } from '../deal-documents/make-documents.ts';
import type { JobHandling } from '../jobs/job.ts';
import { closeUnpaidHandling } from '../payments/close-unpaid-deals.ts';
import type { PaymentDependencies } from '../payments/fulfilment.ts';
import { noticeHandling } from '../payments/notices.ts';
import { reconcileHandling } from '../payments/reconcile.ts';
import { refundHandling } from '../payments/refund.ts';
import { activationHandling } from '../policies/activate-policies.ts';
import { renewalHandling } from '../policies/offer-renewals.ts';
import type { FormsProvider } from '../providers/forms/forms-provider.ts';
import { retentionHandling } from '../retention/retention-job.ts';
import { chaseHandling } from '../signature/chase-signatures.ts';
import { sealHandling } from '../signature/seal-documents.ts';
import { sendForSignature } from '../signature/send-for-signature.ts';

/** One line for each thing that features do by themselves, when asked to by a row or by the hour. */
export function featureJobs(parts: PaymentDependencies, forms: FormsProvider): JobHandling[] {
  return [
    noticeHandling(parts),
    refundHandling(parts),
    reconcileHandling(parts),
    closeUnpaidHandling(parts),
    makeDocumentsHandling(parts, sendForSignature),
    sealHandling(parts),
    chaseHandling(parts),
    activationHandling(parts),
    renewalHandling(parts),
    retentionHandling(parts),
    failedSignInsHandling(parts),
    accountRemoval(parts.identity),
    leadForwarding({ ...parts, forms }),
    consentForwarding({ ...parts, forms }),
  ];
}
