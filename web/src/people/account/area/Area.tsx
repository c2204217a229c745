import { fetchAlongside } from '../../../platform/api/loading/fetch-alongside.ts';
import styles from './Area.module.css';
import { Claims, Home, Policies, RestOfHome } from './Home.tsx';
import { LostPart } from './LostPart.tsx';
import {
  type PersonalArea,
  personalAreaCall,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { useEffect, startTransition, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { endSession } from '../../../platform/session/session-store.ts';
import { type OwnDeal, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';

fetchAlongside(Policies, Claims, RestOfHome);

/** Somebody's home, or what stands for it while it comes. Whose it is may still be on its way. */
export function Area({ name }: { readonly name: string | undefined }) {
  const own = useOwnDeals();
  const asked = usePersonalArea();

  // All at once: what stands below must not move when what is above comes.
  const isComplete =
    name !== undefined && (own.deals !== null || own.isLost) && (asked.area !== null || asked.isLost);
  return (
    <div className={styles['area']}>
      <Home
        name={name}
        isComplete={isComplete}
        deals={own.deals}
        onDealsChanged={own.hear}
        area={asked.area}
        lostDeals={<LostPart what="le tue pratiche" onRetry={own.askAgain} />}
        lostArea={<LostPart what="preventivi, report e consensi" onRetry={asked.askAgain} />}
      />
    </div>
  );
}

type OwnArea = {
  /** Null while it is on its way. */
  readonly area: PersonalArea | null;
  readonly isLost: boolean;
  readonly askAgain: () => void;
};

/** What the person signed in asked for, and agreed to. */
function usePersonalArea(): OwnArea {
  const { result, askAgain } = useCall(personalAreaCall, {});
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  return {
    area: result?.ok ? result.value.data : null,
    isLost: result?.ok === false && !isOver,
    askAgain,
  };
}

type OwnDeals = {
  /** Null while they are on their way. */
  readonly deals: readonly OwnDeal[] | null;
  readonly isLost: boolean;
  readonly askAgain: () => void;
  /** As they stand after something was done about one of them. */
  readonly hear: (deals: readonly OwnDeal[]) => void;
};

/** The deals of whoever is signed in. */
function useOwnDeals(): OwnDeals {
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
