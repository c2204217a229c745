import { sessionCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { callBackPromiseCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { claimCall, linkedPolicyCall } from '@riparo/domain/care/claims/claim-calls.ts';
import type { Call } from '@riparo/domain/platform/call/call.ts';
import { complaintPath } from '@riparo/domain/care/complaints/paths.ts';
import { complaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { getCheckupReportCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { consentRequestCall } from '@riparo/domain/people/personal-area/consent-request-calls.ts';
import { callTimesCall, customerRequestCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import { dealByUuidCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { personalAreaCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import {
  lifePricesCall,
  lifeQuoteCall,
  quotationCall,
} from '@riparo/domain/understand/quote/quotation-calls.ts';
import { purchaseProgressCall, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { ownWithdrawalCall, withdrawalCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { paths } from '../platform/router/paths.ts';

/**
 * The calls of personal pages by their path in the site map. The server names them beside the page, and the
 * browser makes them while the page's code is still loading. Read by the build only.
 */
export const pageCalls: Readonly<Record<string, readonly Call[]>> = {
  [paths.lifeQuoteResult(':uuid')]: [lifeQuoteCall, lifePricesCall],
  [paths.callMe(':uuid')]: [quotationCall],
  [paths.callMeSuccess(':uuid')]: [callBackPromiseCall],
  [paths.quoteUnavailable(':uuid')]: [quotationCall],
  [paths.report(':id')]: [getCheckupReportCall],
  '/acquisto/mobilita/success': [paymentStateCall],
  '/acquisto/mobilita/cancel': [dealByUuidCall],
  [`${paths.buy(':product')}/:uuid`]: [dealByUuidCall],
  [`${paths.buyLiability(':product')}/:uuid/success`]: [paymentStateCall],
  [paths.linkExpired(':uuid')]: [dealByUuidCall],
  [paths.dealInProgress(':uuid')]: [purchaseProgressCall],
  [paths.confirmAccount(':username', 'deal', ':uuid')]: [dealByUuidCall],
  [paths.sign(':token')]: [signatureCall],
  [paths.withdraw(':token')]: [withdrawalCall],
  [paths.bookCall]: [callTimesCall],
  [paths.request(':token')]: [customerRequestCall],
  [paths.consentRequest(':token')]: [consentRequestCall],
  [complaintPath(':token')]: [complaintCall],
  [paths.policyClaim(':token')]: [linkedPolicyCall],
  [paths.claim(':token')]: [claimCall],
  [paths.withdrawOwn(':uuid')]: [sessionCall, ownWithdrawalCall],
  [paths.personalArea]: [sessionCall, ownDealsCall, personalAreaCall],
  [paths.changePassword]: [sessionCall],
  [paths.profile]: [sessionCall],
};
