import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { skiErrors } from '@riparo/domain/buy/products/ski/errors.ts';
import type { SkiOwner } from '@riparo/domain/buy/products/ski/owner.ts';
import { skiReturnPath } from '@riparo/domain/buy/products/ski/paths.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { openerAddress } from '../deals/deal-address.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import type { ComparePerson, Visitor } from '../known-person/compare-person.ts';
import type { PaymentDependencies } from '../payments/fulfilment.ts';
import { enterToPay } from '../payments/enter-to-pay.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { findPolicy, type SkiPolicy } from './find-policy.ts';
import { type SkiSubmission, skiSubmissionOf, storePolicy } from './store-policy.ts';

export type SkiDependencies = PaymentDependencies & { isKnownAsSomeoneElse: ComparePerson };

/** Stores the policy and opens the page on which it is paid. `origin` is the site as its visitor sees it. */
export async function createPolicy(
  parts: SkiDependencies,
  submission: SkiSubmission,
  { origin, ...visitor }: Visitor & { origin: string },
) {
  const { form, account } = submission;
  const submissionKey = skiSubmissionOf(parts.keyedHash, submission);
  const address = openerAddress(parts.keyedHash, { submissionKey, browserVersion: 0 });
  const earlier = await findPolicy(parts.db, { submissionKey });
  if (earlier?.deal.erasureAskedAt) return failure(generalErrors['not-found']);
  if (earlier?.policy.issuedAt) return failure(skiErrors['ski-policy-issued']);
  if (!earlier && (await parts.isKnownAsSomeoneElse(statedBy(form.owner), visitor)))
    return failure(skiErrors['personal-data-mismatch']);
  const stored = earlier ?? (await storePolicy(parts, submission));
  const returnTo = (status: 'success' | 'failure') => origin + skiReturnPath(address, status);
  const opened = await openCheckout(parts, {
    enter: enterToPay(parts, { address, account, isOutcomeOfSki: true }, { holds: () => true }),
    address,
    successUrl: returnTo('success'),
    cancelUrl: returnTo('failure'),
  });
  if (opened instanceof Failure) return opened;
  return { paymentUrl: opened.page.url, policy: answerOf(address, stored) };
}

const statedBy = ({ email, firstName, lastName, fiscalCode }: SkiOwner) => ({
  email,
  firstName,
  lastName,
  taxCode: fiscalCode,
});

function answerOf(address: DealAddress, { policy, deal }: SkiPolicy) {
  return {
    id: address,
    priceCents: deal.priceCents,
    listPriceCents: policy.listPriceCents,
    discountCents: policy.discountCents,
    productType: policy.productType,
    startsOn: policy.startsOn,
    endsOn: policy.endsOn,
  };
}
