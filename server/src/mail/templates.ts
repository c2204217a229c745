import type * as z from 'zod';
import type { MailTemplate } from './template.ts';
import {
  confirmationCodeTemplate,
  emailCodeTemplate,
  newConfirmationCodeTemplate,
  resetCodeTemplate,
  securedTemplate,
} from './templates/account-codes.ts';
import {
  accountDeletedTemplate,
  emailChangedTemplate,
  emailTakenTemplate,
  passkeyAddedTemplate,
  passkeyRemovedTemplate,
  passwordChangedTemplate,
  welcomeTemplate,
} from './templates/account-notices.ts';
import {
  documentsSignedTemplate,
  documentsToSignTemplate,
  policyActiveTemplate,
  signatureCodeTemplate,
  signatureExpiredTemplate,
} from './templates/after-purchase.ts';
import { carriedAnswersTemplate } from './templates/carried-answers.ts';
import { checkupReportTemplate } from './templates/checkup-report.ts';
import {
  bookedCallForDeskTemplate,
  callBookedTemplate,
  callCancelledTemplate,
  callMovedTemplate,
} from './templates/booked-call.ts';
import {
  callBackForDeskTemplate,
  callBackMissedTemplate,
  callBackReceivedTemplate,
} from './templates/call-back.ts';
import { deliveryCheckTemplate } from './templates/delivery-check.ts';
import { otherDataTemplate } from './templates/known-person.ts';
import { formSubmissionForDeskTemplate, purchaseRequestForDeskTemplate } from './templates/leads.ts';
import {
  paymentReceivedTemplate,
  paymentRefundedTemplate,
  paymentRefundFailedForDeskTemplate,
  paymentRefundForDeskTemplate,
} from './templates/payments.ts';
import {
  purchaseSavedTemplate,
  purchaseToCompleteTemplate,
  purchaseUnfinishedTemplate,
} from './templates/purchases.ts';
import { renewalOfferedTemplate, renewalStoppedTemplate } from './templates/renewal.ts';
import { withdrawalReceivedTemplate } from './templates/withdrawal.ts';
import { quoteRequestForDeskTemplate, quoteRequestReceivedTemplate } from './templates/quote-request.ts';
import { staffInvitationTemplate, staffNewDeviceTemplate } from './templates/staff.ts';
import { skiPolicyIssuedTemplate } from './templates/ski.ts';

/** Every mail the product sends. A key is stored with each mail that waits, so renaming one loses those. */
export const templates = {
  'account-confirmation-code': confirmationCodeTemplate,
  'account-new-confirmation-code': newConfirmationCodeTemplate,
  'account-reset-code': resetCodeTemplate,
  'account-email-code': emailCodeTemplate,
  'account-secured': securedTemplate,
  'account-welcome': welcomeTemplate,
  'account-password-changed': passwordChangedTemplate,
  'account-email-changed': emailChangedTemplate,
  'account-email-taken': emailTakenTemplate,
  'account-passkey-added': passkeyAddedTemplate,
  'account-passkey-removed': passkeyRemovedTemplate,
  'account-deleted': accountDeletedTemplate,
  'address-used-with-other-data': otherDataTemplate,
  'carried-answers': carriedAnswersTemplate,
  'checkup-report': checkupReportTemplate,
  'booked-call-for-desk': bookedCallForDeskTemplate,
  'call-booked': callBookedTemplate,
  'call-moved': callMovedTemplate,
  'call-cancelled': callCancelledTemplate,
  'call-back-for-desk': callBackForDeskTemplate,
  'call-back-received': callBackReceivedTemplate,
  'call-back-missed': callBackMissedTemplate,
  'documents-signed': documentsSignedTemplate,
  'documents-to-sign': documentsToSignTemplate,
  'form-submission-for-desk': formSubmissionForDeskTemplate,
  'purchase-request-for-desk': purchaseRequestForDeskTemplate,
  'delivery-check': deliveryCheckTemplate,
  'payment-received': paymentReceivedTemplate,
  'payment-refunded': paymentRefundedTemplate,
  'payment-refund-for-desk': paymentRefundForDeskTemplate,
  'payment-refund-failed-for-desk': paymentRefundFailedForDeskTemplate,
  'policy-active': policyActiveTemplate,
  'purchase-saved': purchaseSavedTemplate,
  'purchase-to-complete': purchaseToCompleteTemplate,
  'purchase-unfinished': purchaseUnfinishedTemplate,
  'quote-request-for-desk': quoteRequestForDeskTemplate,
  'quote-request-received': quoteRequestReceivedTemplate,
  'ski-policy-issued': skiPolicyIssuedTemplate,
  'renewal-offered': renewalOfferedTemplate,
  'renewal-stopped': renewalStoppedTemplate,
  'signature-code': signatureCodeTemplate,
  'signature-expired': signatureExpiredTemplate,
  'withdrawal-received': withdrawalReceivedTemplate,
  'staff-invitation': staffInvitationTemplate,
  'staff-new-device': staffNewDeviceTemplate,
} satisfies Record<string, MailTemplate>;

export type TemplateKey = keyof typeof templates;
export type TemplateData<Key extends TemplateKey> = z.input<(typeof templates)[Key]['data']>;
