import type { Call } from '@riparo/domain/call/call.ts';
import * as accountCalls from '@riparo/domain/contract/account-calls.ts';
import * as signInCalls from '@riparo/domain/contract/sign-in-calls.ts';
import * as accountEventCalls from '@riparo/domain/contract/account-event-calls.ts';
import * as callBackCalls from '@riparo/domain/contract/call-back-calls.ts';
import * as carriedAnswersCalls from '@riparo/domain/contract/carried-answers-calls.ts';
import * as checkupCalls from '@riparo/domain/contract/checkup-calls.ts';
import * as checkupListCalls from '@riparo/domain/contract/checkup-list-calls.ts';
import * as claimCalls from '@riparo/domain/contract/claim-calls.ts';
import * as claimFileCalls from '@riparo/domain/contract/claim-file-calls.ts';
import * as deskClaimCalls from '@riparo/domain/contract/desk-claim-calls.ts';
import * as callBookingCalls from '@riparo/domain/contract/call-booking-calls.ts';
import * as complaintCalls from '@riparo/domain/contract/complaint-calls.ts';
import * as complaintFileCalls from '@riparo/domain/contract/complaint-file-calls.ts';
import * as customerRequestCalls from '@riparo/domain/contract/customer-request-calls.ts';
import * as dealCalls from '@riparo/domain/contract/deal-calls.ts';
import * as deskCustomerCalls from '@riparo/domain/contract/desk-customer-calls.ts';
import * as deskComplaintCalls from '@riparo/domain/contract/desk-complaint-calls.ts';
import * as figureCalls from '@riparo/domain/contract/figure-calls.ts';
import * as deskDealCalls from '@riparo/domain/contract/desk-deal-calls.ts';
import * as formCalls from '@riparo/domain/contract/form-calls.ts';
import * as hoursCalls from '@riparo/domain/contract/hours-calls.ts';
import * as liabilityCalls from '@riparo/domain/contract/liability-calls.ts';
import * as passkeyCalls from '@riparo/domain/contract/passkey-calls.ts';
import * as liveCalls from '@riparo/domain/contract/live-calls.ts';
import * as logCalls from '@riparo/domain/contract/log-calls.ts';
import * as paymentCalls from '@riparo/domain/contract/payment-calls.ts';
import * as phoneSaleCalls from '@riparo/domain/contract/phone-sale-calls.ts';
import * as pensionCalls from '@riparo/domain/contract/pension-calls.ts';
import * as personalAreaCalls from '@riparo/domain/contract/personal-area-calls.ts';
import * as placeCalls from '@riparo/domain/contract/place-calls.ts';
import * as plateCalls from '@riparo/domain/contract/plate-calls.ts';
import * as quotationCalls from '@riparo/domain/contract/quotation-calls.ts';
import * as quoteCalls from '@riparo/domain/contract/quote-calls.ts';
import * as deskPaymentCalls from '@riparo/domain/contract/desk-payment-calls.ts';
import * as refundCalls from '@riparo/domain/contract/refund-calls.ts';
import * as renewalCalls from '@riparo/domain/contract/renewal-calls.ts';
import * as dealListCalls from '@riparo/domain/contract/deal-list-calls.ts';
import * as requestCalls from '@riparo/domain/contract/request-calls.ts';
import * as sessionCalls from '@riparo/domain/contract/session-calls.ts';
import * as signatureCalls from '@riparo/domain/contract/signature-calls.ts';
import * as skiCalls from '@riparo/domain/contract/ski-calls.ts';
import * as staffCalls from '@riparo/domain/contract/staff-calls.ts';
import * as withdrawalCalls from '@riparo/domain/contract/withdrawal-calls.ts';
import { requestSchema } from '@riparo/domain/contract/question-schemas.ts';
import { optionalTextField } from '@riparo/domain/wizard/fields.ts';
import { expect, test } from 'vitest';
import { callLine } from '../../../test/call-line.ts';
import { everyCall } from '../../../test/every-call.ts';
import { takenBy } from '../../../test/taken-by.ts';

// Named one by one: so whoever changes one of them is told by this test first.
const modules: readonly Readonly<Record<string, unknown>>[] = [
  accountCalls,
  signInCalls,
  accountEventCalls,
  callBackCalls,
  carriedAnswersCalls,
  checkupCalls,
  checkupListCalls,
  claimCalls,
  claimFileCalls,
  deskClaimCalls,
  callBookingCalls,
  complaintCalls,
  complaintFileCalls,
  customerRequestCalls,
  dealCalls,
  deskCustomerCalls,
  deskComplaintCalls,
  figureCalls,
  deskDealCalls,
  formCalls,
  hoursCalls,
  liabilityCalls,
  passkeyCalls,
  liveCalls,
  logCalls,
  paymentCalls,
  pensionCalls,
  phoneSaleCalls,
  personalAreaCalls,
  placeCalls,
  plateCalls,
  quotationCalls,
  quoteCalls,
  deskPaymentCalls,
  refundCalls,
  renewalCalls,
  dealListCalls,
  requestCalls,
  sessionCalls,
  signatureCalls,
  skiCalls,
  staffCalls,
  withdrawalCalls,
];

const calls = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, call]) => (name.endsWith('Call') ? [call as Call] : [])),
);

test('every call takes what it took before, within the same limits; what was meant to change is kept with -u', async () => {
  expect(calls.map(({ id }) => id).toSorted()).toEqual((await everyCall()).map(({ id }) => id).toSorted());
  await expect(calls.map(takenBy).join('\n')).toMatchFileSnapshot('contract.txt');
});

test('who may make each call, how long the browser waits for it and what it may be refused with', async () => {
  await expect(`${calls.map(callLine).join('\n')}\n`).toMatchFileSnapshot('calls.txt');
});

test.each([
  [150, true],
  [151, false],
])('%i answers are carried to another device: %s', (count, isTaken) => {
  const answers = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, 'sì']));
  const sent = { formId: 'checkup', answers };
  expect(carriedAnswersCalls.carryAnswersCall.body.safeParse(sent).success).toBe(isTaken);
});

test.each([
  [200, true],
  [201, false],
])('%i characters answer a question that says no limit of its own: %s', (length, isTaken) => {
  const schema = requestSchema([optionalTextField({ name: 'note', label: 'Nota' })], {});
  expect(schema.safeParse({ note: 'n'.repeat(length) }).success).toBe(isTaken);
});
