import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { Signature } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { useState } from 'react';
import { purchasePath } from '../progress/purchase-path.ts';
import { PurchasePath } from '../progress/PurchasePath.tsx';

/** Where the signature is among the steps of the purchase. */
export function SigningPath({ signature }: { readonly signature: Signature }) {
  const [today] = useState(() => dayInRome(new Date()));
  return <PurchasePath stops={purchasePath({ ...signature, signing: 'to-sign' }, today)} />;
}
