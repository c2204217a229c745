import type { PurchaseProgress, Signature } from '@riparo/domain/buy/purchase/signature-calls.ts';

/** The progress of a purchase according to its signature. */
export const progressOfSigned = (signature: Signature): PurchaseProgress => {
  const { order, isRenewal, isPaid, startsOn, endsOn, paymentPath } = signature;
  const next = paymentPath === null ? null : ({ step: 'pay', path: paymentPath } as const);
  return { order, isRenewal, isPaid, startsOn, endsOn, signing: 'signed', next };
};
