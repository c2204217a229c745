import { type OwnDeal, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { startTransition, useEffect, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { endSession } from '../../../platform/session/session-store.ts';

export type OwnDeals = {
  /** Null while they are on their way. */
  readonly deals: readonly OwnDeal[] | null;
  readonly isLost: boolean;
  readonly askAgain: () => void;
  /** As they stand after something was done about one of them. */
  readonly hear: (deals: readonly OwnDeal[]) => void;
};

/** The deals of whoever is signed in. */
export function useOwnDeals(): OwnDeals {
  const { result, askAgain } = useCall(ownDealsCall, {});
  const [fresh, setFresh] = useState<readonly OwnDeal[] | null>(null);
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  return {
    deals: fresh ?? (result?.ok ? result.value.data : null),
    isLost: result?.ok === false && !isOver,
    askAgain,
    hear: (deals) => startTransition(() => setFresh(deals)),
  };
}
