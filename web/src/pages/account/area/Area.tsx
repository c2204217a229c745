import { Suspense, useEffect } from 'react';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import styles from './Area.module.css';
import { Claims, Home, Policies, RestOfHome } from './Home.tsx';
import { LostPart } from './LostPart.tsx';
import { useOwnDeals } from './use-own-deals.ts';
import { usePersonalArea } from './use-personal-area.ts';
import { Welcome } from './Welcome.tsx';

/** Somebody's home, or what stands for it while it comes. Whose it is may still be on its way. */
export function Area({ name }: { readonly name: string | undefined }) {
  const own = useOwnDeals();
  const asked = usePersonalArea();
  // On their way while the answers are: they follow them at once.
  useEffect(() => {
    for (const { preload } of [Policies, Claims, RestOfHome]) preload().catch(() => undefined);
  }, []);

  // All at once: what stands below must not move when what is above comes.
  const isComplete =
    name !== undefined && (own.deals !== null || own.isLost) && (asked.area !== null || asked.isLost);
  const waiting = (
    <>
      <Welcome name={name} lead={<Skeleton width="wide" />} />
      <div className={styles['wait']} data-waiting="">
        <Skeleton shape="card" />
        <Spinner label="Caricamento" />
      </div>
    </>
  );
  return (
    <div className={styles['area']}>
      <Suspense fallback={waiting}>
        {isComplete ? (
          <Home
            name={name}
            deals={own.deals}
            onDealsChanged={own.hear}
            area={asked.area}
            lostDeals={<LostPart what="le tue pratiche" onRetry={own.askAgain} />}
            lostArea={<LostPart what="preventivi, report e consensi" onRetry={asked.askAgain} />}
          />
        ) : (
          waiting
        )}
      </Suspense>
    </div>
  );
}
