import { dayInRome, type IsoDate } from '@riparo/domain/values/calendar.ts';
import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DealCard } from './DealCard.tsx';
import { standingOf } from './deal-standing.ts';
import { LostPart } from './LostPart.tsx';
import { NoPolicies } from './NoPolicies.tsx';
import styles from './Policies.module.css';
import type { OwnDeals } from './use-own-deals.ts';

/** Everything bought, or about to be, the latest first. */
export function Policies(own: OwnDeals) {
  return (
    <TitledPolicies>
      <DealList {...own} />
    </TitledPolicies>
  );
}

/** In their place, while they are on their way. */
export function PoliciesWait() {
  return (
    <TitledPolicies>
      <div className={styles['wait']} data-waiting="">
        <Skeleton shape="card" />
        <Spinner label="Caricamento" />
      </div>
    </TitledPolicies>
  );
}

function TitledPolicies({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles['policies']} aria-labelledby="le-tue-polizze">
      <h2 id="le-tue-polizze">Le tue pratiche e polizze</h2>
      {children}
    </section>
  );
}

function DealList({ deals, askAgain }: OwnDeals) {
  const [today] = useState(() => dayInRome(new Date()));
  if (!deals) return <LostPart what="le tue pratiche" onRetry={askAgain} />;
  const isClosed = (deal: OwnDeal) => standingOf(deal, today).tone === 'closed';
  const open = deals.filter((deal) => !isClosed(deal));
  const closed = deals.filter(isClosed);
  return (
    <>
      {open.length > 0 ? <Cards deals={open} today={today} /> : <NoPolicies />}
      {closed.length > 0 && (
        // With nothing else to see, what was is what one looks for.
        <details className={styles['closed']} open={open.length === 0}>
          <summary className={styles['summary']}>Pratiche chiuse ({closed.length})</summary>
          <Cards deals={closed} today={today} />
        </details>
      )}
    </>
  );
}

function Cards({ deals, today }: { readonly deals: readonly OwnDeal[]; readonly today: IsoDate }) {
  return (
    <ul className={styles['list']}>
      {deals.map((deal) => (
        <DealCard key={deal.uuid} deal={deal} today={today} />
      ))}
    </ul>
  );
}
