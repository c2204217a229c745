import { withdrawalLinkHandler } from '../withdrawal/ask-link.ts';
import { failedSignInsHandler } from '../account-events/failed-sign-ins.ts';
import { accountRemoval } from '../accounts/remove-account.ts';
import { logMonthsHandler } from '../desk-log/log-months.ts';
import { noteHeadHandler } from '../desk-log/note-head.ts';
import { complaintWarner } from '../complaints/warn-about-complaints.ts';
import { consentsNow } from '../consents/consent-status.ts';
import { confirmedForwarding, consentForwarding } from '../consents/forward-consent.ts';
import { consentRequestMailing } from '../consents/mail-consent-request.ts';
import { leadForwarding } from '../contacts/forward-leads.ts';
import { makeDocumentsHandler } from '../deal-documents/make-documents.ts';
import { foldTallyHandler } from '../deals/fold-tally.ts';
import { claimLinkHandler } from '../claims/ask-link.ts';
import { remindOfPapersHandler } from '../claims/remind-of-papers.ts';
import { noteClaimFile } from '../claims/reporter-files.ts';
import { noteComplaintFile } from '../complaints/added-files.ts';
import { countFiguresHandler } from '../figures/count-figures.ts';
import { checkFileHandler } from '../files/check-file-job.ts';
import type { JobHandler } from '../jobs/job.ts';
import { compareDaysHandler } from '../payments/compare-day.ts';
import { closePagesHandler } from '../payments/close-outdated-pages.ts';
import { closeUnpaidHandler } from '../payments/close-unpaid-deals.ts';
import type { PaymentDependencies } from '../payments/fulfilment.ts';
import { peopleKeeper } from '../people/keep-people.ts';
import { noticeHandler } from '../payments/notices.ts';
import { reconcileHandler } from '../payments/reconcile.ts';
import { refundHandler } from '../payments/refund.ts';
import { activationHandler } from '../policies/activate-policies.ts';
import { renewalHandler } from '../policies/offer-renewals.ts';
import type { FormsProvider } from '../providers/forms/forms-provider.ts';
import { retentionHandler } from '../retention/retention-job.ts';
import { chaseHandler } from '../signature/chase-signatures.ts';
import { sealHandler } from '../signature/seal-documents.ts';
import { sendForSignature } from '../signature/send-for-signature.ts';

/** One line for each thing that features do by themselves, when asked to by a row or by the hour. */
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
    peopleKeeper(parts),
    complaintWarner(parts),
    failedSignInsHandler(parts),
    countFiguresHandler(parts),
    remindOfPapersHandler(parts),
    claimLinkHandler(parts),
    withdrawalLinkHandler(parts),
    checkFileHandler(parts, {
      claim: ({ ownerId, id }) => noteClaimFile(parts, ownerId, id),
      complaint: ({ ownerId, id }) => noteComplaintFile(parts, ownerId, id),
    }),
    accountRemoval(parts.identity),
    leadForwarding({
      ...parts,
      forms,
      consentsNow: (email) => consentsNow(parts.db, email, parts.clock()),
    }),
    consentForwarding({ ...parts, forms }),
    confirmedForwarding({ ...parts, forms }),
    consentRequestMailing(parts),
  ];
}
