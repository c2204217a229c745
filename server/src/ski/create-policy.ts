import { generalErrors } from '@riparo/domain/contract/problem.ts';
import { skiErrors } from '@riparo/domain/ski/errors.ts';
import { skiReturnPath } from '@riparo/domain/ski/paths.ts';
import type { Dependencies } from '../dependencies.ts';
import { Failure, failure } from '../http/problem-answers.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import type { PaymentParts } from '../payments/parts.ts';
import { findPolicy, type SkiPolicy } from './find-policy.ts';
import { isKnownAsSomeoneElse } from './known-person.ts';
import { type SkiSubmission, storePolicy } from './store-policy.ts';

export type SkiParts = PaymentParts & Pick<Dependencies, 'identity' | 'keyedHash' | 'places'>;

/** Stores the policy and opens the page on which it is paid. `origin` is the site as its visitor sees it. */
export async function createPolicy(parts: SkiParts, submission: SkiSubmission, origin: string) {
  const { submissionKey, form } = submission;
  const earlier = await findPolicy(parts.db, { submissionKey });
  if (earlier?.deal.erasureAskedAt) return failure(generalErrors['not-found']);
  if (earlier?.policy.issuedAt) return failure(skiErrors['ski-policy-issued']);
  if (!earlier && (await isKnownAsSomeoneElse(parts, form.owner)))
    return failure(skiErrors['personal-data-mismatch']);
  const stored = earlier ?? (await storePolicy(parts, submission));
  const returnTo = (status: 'success' | 'failure') => origin + skiReturnPath(stored.policy.id, status);
  const opened = await openCheckout(parts, {
    dealUuid: stored.deal.uuid,
    successUrl: returnTo('success'),
    cancelUrl: returnTo('failure'),
  });
  return opened instanceof Failure ? opened : { paymentUrl: opened.url, policy: answerOf(stored) };
}

function answerOf({ policy, deal }: SkiPolicy) {
  return {
    id: policy.id,
    priceCents: deal.priceCents,
    listPriceCents: policy.listPriceCents,
    discountCents: policy.discountCents,
    productType: policy.productType,
    startsOn: policy.startsOn,
    endsOn: policy.endsOn,
  };
}
