import { fetchAlongside } from '../../../platform/api/loading/fetch-alongside.ts';
import styles from './Area.module.css';
import { Claims, Home, Policies, RestOfHome } from './Home.tsx';
import { FailedPart } from './FailedPart.tsx';
import {
  type PersonalArea,
  personalAreaCall,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { useEffect, startTransition, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { endSession } from '../../../platform/session/session-store.ts';
import { type OwnDeal, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';

fetchAlongside(Policies, Claims, RestOfHome);

/** The personal area or its placeholder. Its owner may still be loading. */
export function Area({ name }: { readonly name: string | undefined }) {
  const own = useOwnDeals();
  const personalArea = usePersonalArea();

  // All at once: late content must not push down what is below it.
  const isComplete =
    name !== undefined &&
    (own.deals !== null || own.isLost) &&
    (personalArea.area !== null || personalArea.isLost);
  return (
    <div className={styles['area']}>
      <Home
        name={name}
        isComplete={isComplete}
        deals={own.deals}
        onDealsChanged={own.hear}
        area={personalArea.area}
        lostDeals={<FailedPart what="le tue pratiche" onRetry={own.fetchAgain} />}
        lostArea={<FailedPart what="preventivi, report e consensi" onRetry={personalArea.fetchAgain} />}
      />
    </div>
  );
}

type OwnArea = {
  /** Null while loading. */
  readonly area: PersonalArea | null;
  readonly isLost: boolean;
  readonly fetchAgain: () => void;
};

/** The signed-in customer's requests and consents. */
function usePersonalArea(): OwnArea {
  const { result, fetchAgain } = useCall(personalAreaCall, {});
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  return {
    area: result?.ok ? result.value.data : null,
    isLost: result?.ok === false && !isOver,
    fetchAgain,
  };
}

type OwnDeals = {
  /** Null while loading. */
  readonly deals: readonly OwnDeal[] | null;
  readonly isLost: boolean;
  readonly fetchAgain: () => void;
  /** Takes the deals after an action on one of them. */
  readonly hear: (deals: readonly OwnDeal[]) => void;
};

/** The signed-in customer's deals. */
function useOwnDeals(): OwnDeals {
  const { result, fetchAgain } = useCall(ownDealsCall, {});
  const [fresh, setFresh] = useState<readonly OwnDeal[] | null>(null);
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  return {
    deals: fresh ?? (result?.ok ? result.value.data : null),
    isLost: result?.ok === false && !isOver,
    fetchAgain,
    hear: (deals) => startTransition(() => setFresh(deals)),
  };
}
