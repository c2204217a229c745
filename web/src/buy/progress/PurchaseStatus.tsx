import type { PurchaseProgress } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { useEffect, useState } from 'react';
import { isAwaitingUs, usePurchaseProgress } from './use-purchase-progress.ts';
import { NextStepLink } from './NextStepLink.tsx';
import { purchasePath } from './purchase-path.ts';
import { PurchasePath } from './PurchasePath.tsx';

type HowFarProps = {
  readonly uuid: string;
  readonly progress: PurchaseProgress;
  /** Documents were made or sealed meanwhile. */
  readonly onProgress: (progress: PurchaseProgress) => void;
};

/** The progress of a purchase, and the buyer's next step if the buyer is viewing it. */
export function PurchaseStatus({ uuid, progress, onProgress }: HowFarProps) {
  const [today] = useState(() => dayInRome(new Date()));
  const { progress: news } = usePurchaseProgress(isAwaitingUs(progress) ? uuid : null);
  useEffect(() => {
    if (news) onProgress(news);
  }, [news, onProgress]);
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
