import { withdrawalLinkHandler } from '../buy/withdrawal/ask-link.ts';
import { failedSignInsHandler } from '../people/account-events/failed-sign-ins.ts';
import { accountRemoval } from '../people/accounts/remove-account.ts';
import { logMonthsHandler } from '../desk/log/log-months.ts';
import { noteHeadHandler } from '../desk/log/note-head.ts';
import { complaintWarner } from '../care/complaints/warn-about-complaints.ts';
import { currentConsents } from '../people/consents/consent-status.ts';
import { confirmedForwarding, consentForwarding } from '../people/consents/forward-consent.ts';
import { consentRequestMailing } from '../people/consents/mail-consent-request.ts';
import { forwardLeadHandler } from '../care/contacts/forward-leads.ts';
import { makeDocumentsHandler } from '../buy/documents/make-documents.ts';
import { foldTallyHandler } from '../buy/deals/fold-tally.ts';
import { claimLinkHandler } from '../care/claims/ask-link.ts';
import { remindOfPapersHandler } from '../care/claims/remind-of-papers.ts';
import { noteClaimFile } from '../care/claims/reporter-files.ts';
import { noteComplaintFile } from '../care/complaints/added-files.ts';
import { countStatisticsHandler } from '../desk/statistics/count-statistics.ts';
import { checkFileHandler } from '../care/files/check-file-job.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { compareDaysHandler } from '../buy/payments/compare-day.ts';
import { closePagesHandler } from '../buy/payments/close-outdated-pages.ts';
import { closeUnpaidHandler } from '../buy/payments/close-unpaid-deals.ts';
import type { PaymentDependencies } from '../buy/payments/fulfilment.ts';
import { peopleIndexHandler } from '../people/search/people-index.ts';
import { noticeHandler } from '../buy/payments/notices.ts';
import { reconcileHandler } from '../buy/payments/reconcile.ts';
import { refundHandler } from '../buy/payments/refund.ts';
import { activationHandler } from '../buy/policies/activate-policies.ts';
import { renewalHandler } from '../buy/policies/offer-renewals.ts';
import type { FormsProvider } from '../platform/providers/forms/forms-provider.ts';
import { retentionHandler } from '../people/retention/retention-job.ts';
import { chaseHandler } from '../buy/signature/chase-signatures.ts';
import { sealHandler } from '../buy/signature/seal-documents.ts';
import { sendForSignature } from '../buy/signature/send-for-signature.ts';

/** One line per background job of a feature, triggered by a row or on schedule. */
export function featureJobs(parts: PaymentDependencies, forms: FormsProvider): JobHandler[] {
  return [
    noticeHandler(parts),
    refundHandler(parts),
    reconcileHandler(parts),
    compareDaysHandler(parts),
    closeUnpaidHandler(parts),
    closePagesHandler(parts),
    makeDocumentsHandler(parts, sendForSignature),
    sealHandler(parts),
    chaseHandler(parts),
    activationHandler(parts),
    foldTallyHandler(parts),
    renewalHandler(parts),
    retentionHandler(parts),
    logMonthsHandler(parts),
    noteHeadHandler(parts),
    peopleIndexHandler(parts),
    complaintWarner(parts),
    failedSignInsHandler(parts),
    countStatisticsHandler(parts),
    remindOfPapersHandler(parts),
    claimLinkHandler(parts),
    withdrawalLinkHandler(parts),
    checkFileHandler(parts, {
      claim: ({ ownerId, id }) => noteClaimFile(parts, ownerId, id),
      complaint: ({ ownerId, id }) => noteComplaintFile(parts, ownerId, id),
    }),
    accountRemoval(parts.identity),
    forwardLeadHandler({
      ...parts,
      forms,
      currentConsents: (email) => currentConsents(parts.db, email, parts.clock()),
    }),
    consentForwarding({ ...parts, forms }),
    confirmedForwarding({ ...parts, forms }),
    consentRequestMailing(parts),
  ];
}
