import { fetchAlongside } from '../../../platform/api/loading/fetch-alongside.ts';
import styles from './Area.module.css';
import { Claims, Home, Policies, RestOfHome } from './Home.tsx';
import { LostPart } from './LostPart.tsx';
import { useOwnDeals } from './use-own-deals.ts';
import { usePersonalArea } from './use-personal-area.ts';

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
