import * as z from 'zod';
import { type MailTemplate, defineTemplate } from './template.ts';
import {
  personalDataErasedTemplate,
  purchaseByPhoneTemplate,
  quoteByPhoneTemplate,
} from './templates/from-the-phone.ts';
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
import {
  claimLinkTemplate,
  claimEventTemplate,
  claimDocumentsMissingTemplate,
  claimReceivedTemplate,
} from './templates/claims.ts';
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
import {
  complaintAnsweredTemplate,
  complaintClosedTemplate,
  complaintForDeskTemplate,
  complaintReceivedTemplate,
  complaintWarningTemplate,
} from './templates/complaints.ts';
import { consentRequestTemplate } from './templates/consent-request.ts';
import { otherDataTemplate } from './templates/known-person.ts';
import { formSubmissionForDeskTemplate, purchaseRequestForDeskTemplate } from './templates/leads.ts';
import {
  paymentDisputedForDeskTemplate,
  paymentReceivedTemplate,
  paymentRefundedTemplate,
  paymentRefundFailedForDeskTemplate,
  paymentRefundForDeskTemplate,
} from './templates/payments.ts';
import {
  paymentLinkTemplate,
  purchaseClosedTemplate,
  purchaseCorrectedTemplate,
  purchaseMovedTemplate,
  purchaseSavedTemplate,
  purchaseToCompleteTemplate,
  purchaseUnfinishedTemplate,
} from './templates/purchases.ts';
import { renewalOfferedTemplate, renewalStoppedTemplate } from './templates/renewal.ts';
import {
  withdrawalLinkTemplate,
  withdrawalReceivedTemplate,
  withdrawalToConfirmTemplate,
} from './templates/withdrawal.ts';
import { quoteRequestForDeskTemplate, quoteRequestReceivedTemplate } from './templates/quote-request.ts';
import {
  logHeadTemplate,
  staffInvitationTemplate,
  staffNewDeviceTemplate,
  staffWrongFactorsTemplate,
} from './templates/staff.ts';
import { skiPolicyIssuedTemplate } from './templates/ski.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { resumeLinkPath } from '@riparo/domain/understand/resume-link/paths.ts';
import { dayInWords } from '../drawing/wording/in-rome.ts';

/** Links to answers given on another device, without revealing them. */
const resumeLinkTemplate = defineTemplate({
  name: 'Risposte da riprendere',
  mailClass: 'stranger',
  picture: 'open-door',
  data: z.object({ title: z.string(), token: z.string(), expiresAt: z.iso.datetime() }),
  content: ({ title, token, expiresAt }, site) => ({
    subject: 'Riprendi da dove eri',
    preview: 'Il link che hai chiesto per continuare su un altro dispositivo',
    title: 'Le tue risposte ti aspettano',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hai chiesto di continuare su un altro dispositivo: «${title}». Con questo link riprendi dalla domanda a cui eri.`,
      },
      { kind: 'button', label: 'Riprendi', url: new URL(resumeLinkPath(token), site.url).href },
      {
        kind: 'note',
        text: `Il link vale fino al ${dayInWords(new Date(expiresAt))} ed è solo tuo: chi lo ha vede le risposte. Poi le cancelliamo. E-mail, telefono e consensi non vengono trasferiti: li chiediamo di nuovo.`,
      },
      {
        kind: 'note',
        text: 'Non l’hai chiesto tu? Non aprire il link e ignora questa e-mail: non succede nulla.',
      },
    ],
  }),
});

/** Sent by an operator to test delivery. */
const deliveryCheckTemplate = defineTemplate({
  name: 'Prova di consegna',
  mailClass: 'contract',
  picture: 'letter',
  data: z.object({ name: z.string() }),
  content: ({ name }, site) => ({
    subject: `${brand.name}: la posta funziona, ${name}`,
    preview: 'Se leggi questo messaggio, le e-mail arrivano.',
    title: `Ciao ${name}`,
    blocks: [
      { kind: 'paragraph', text: 'Se leggi questo messaggio, le e-mail partono e arrivano come devono.' },
      { kind: 'button', label: 'Vai al sito', url: site.url.href },
      { kind: 'note', text: 'Non devi fare altro.' },
    ],
  }),
});

/** Every mail the product sends. A key is stored with each queued mail, so renaming one loses those. */
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
  'consent-request': consentRequestTemplate,
  'carried-answers': resumeLinkTemplate,
  'checkup-report': checkupReportTemplate,
  'booked-call-for-desk': bookedCallForDeskTemplate,
  'call-booked': callBookedTemplate,
  'call-moved': callMovedTemplate,
  'call-cancelled': callCancelledTemplate,
  'call-back-for-desk': callBackForDeskTemplate,
  'call-back-received': callBackReceivedTemplate,
  'call-back-missed': callBackMissedTemplate,
  'claim-link': claimLinkTemplate,
  'withdrawal-link': withdrawalLinkTemplate,
  'claim-news': claimEventTemplate,
  'claim-papers-missing': claimDocumentsMissingTemplate,
  'claim-received': claimReceivedTemplate,
  'complaint-answered': complaintAnsweredTemplate,
  'complaint-closed': complaintClosedTemplate,
  'complaint-for-desk': complaintForDeskTemplate,
  'complaint-received': complaintReceivedTemplate,
  'complaint-warning': complaintWarningTemplate,
  'documents-signed': documentsSignedTemplate,
  'documents-to-sign': documentsToSignTemplate,
  'form-submission-for-desk': formSubmissionForDeskTemplate,
  'purchase-request-for-desk': purchaseRequestForDeskTemplate,
  'delivery-check': deliveryCheckTemplate,
  'payment-link': paymentLinkTemplate,
  'payment-received': paymentReceivedTemplate,
  'payment-refunded': paymentRefundedTemplate,
  'payment-refund-for-desk': paymentRefundForDeskTemplate,
  'payment-refund-failed-for-desk': paymentRefundFailedForDeskTemplate,
  'payment-disputed-for-desk': paymentDisputedForDeskTemplate,
  'policy-active': policyActiveTemplate,
  'personal-data-erased': personalDataErasedTemplate,
  'purchase-by-phone': purchaseByPhoneTemplate,
  'purchase-closed': purchaseClosedTemplate,
  'purchase-corrected': purchaseCorrectedTemplate,
  'purchase-moved': purchaseMovedTemplate,
  'purchase-saved': purchaseSavedTemplate,
  'purchase-to-complete': purchaseToCompleteTemplate,
  'purchase-unfinished': purchaseUnfinishedTemplate,
  'quote-by-phone': quoteByPhoneTemplate,
  'quote-request-for-desk': quoteRequestForDeskTemplate,
  'quote-request-received': quoteRequestReceivedTemplate,
  'ski-policy-issued': skiPolicyIssuedTemplate,
  'renewal-offered': renewalOfferedTemplate,
  'renewal-stopped': renewalStoppedTemplate,
  'signature-code': signatureCodeTemplate,
  'signature-expired': signatureExpiredTemplate,
  'withdrawal-received': withdrawalReceivedTemplate,
  'withdrawal-to-confirm': withdrawalToConfirmTemplate,
  'log-head': logHeadTemplate,
  'staff-invitation': staffInvitationTemplate,
  'staff-new-device': staffNewDeviceTemplate,
  'staff-wrong-factors': staffWrongFactorsTemplate,
} satisfies Record<string, MailTemplate>;

export type TemplateKey = keyof typeof templates;

/** Mails to a buyer about one deal: stored with it, to be read and sent again. */
export const templatesAboutDeals = [
  'claim-link',
  'claim-news',
  'claim-papers-missing',
  'claim-received',
  'documents-signed',
  'documents-to-sign',
  'payment-link',
  'payment-received',
  'payment-refunded',
  'policy-active',
  'purchase-by-phone',
  'purchase-closed',
  'purchase-corrected',
  'purchase-moved',
  'purchase-saved',
  'purchase-to-complete',
  'purchase-unfinished',
  'renewal-offered',
  'renewal-stopped',
  'signature-code',
  'signature-expired',
  'ski-policy-issued',
  'withdrawal-link',
  'withdrawal-received',
  'withdrawal-to-confirm',
] as const satisfies readonly TemplateKey[];

export type TemplateAboutDeal = (typeof templatesAboutDeals)[number];
export type TemplateData<Key extends TemplateKey> = z.input<(typeof templates)[Key]['data']>;

/** How the desk names a mail whose subject is no longer stored; one of a removed template by its key. */
export const mailName = (key: string) =>
  (templates as Readonly<Record<string, MailTemplate>>)[key]?.name ?? key;
