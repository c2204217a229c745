import { DealCard } from './DealCard.tsx';
import { LostPart } from './LostPart.tsx';
import { NoPolicies } from './NoPolicies.tsx';
import styles from './Policies.module.css';
import type { OwnDeals } from './use-own-deals.ts';

/** Everything bought, or about to be, the latest first. */
export function Policies(own: OwnDeals) {
  return (
    <section className={styles['policies']} aria-labelledby="le-tue-polizze">
      <h2 id="le-tue-polizze">Le tue pratiche e polizze</h2>
      <DealList {...own} />
    </section>
  );
}

function DealList({ deals, askAgain }: OwnDeals) {
  if (!deals) return <LostPart what="le tue pratiche" onRetry={askAgain} />;
  if (deals.length === 0) return <NoPolicies />;
  return (
    <ul className={styles['list']}>
      {deals.map((deal) => (
        <DealCard key={deal.uuid} deal={deal} />
      ))}
    </ul>
  );
}
