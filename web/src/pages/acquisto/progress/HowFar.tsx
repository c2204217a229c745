import type { PurchaseProgress } from '@riparo/domain/contract/signature-calls.ts';
import { dayInRome } from '@riparo/domain/values/calendar.ts';
import { useState } from 'react';
import { NextStepLink } from './NextStepLink.tsx';
import { purchasePath } from './purchase-path.ts';
import { PurchasePath } from './PurchasePath.tsx';

/** Where a purchase stands, and the one thing to do about it, if it is its buyer who looks. */
export function HowFar({ progress }: { readonly progress: PurchaseProgress }) {
  const [today] = useState(() => dayInRome(new Date()));
  return (
    <>
      <PurchasePath stops={purchasePath(progress, today)} />
      {progress.next && (
        <div>
          <NextStepLink next={progress.next} />
        </div>
      )}
    </>
  );
}
