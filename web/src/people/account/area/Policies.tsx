import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { DealCard } from './DealCard.tsx';
import { type Standing, statusOf } from './deal-status.ts';
import styles from './Policies.module.css';

type PoliciesProps = {
  /** The latest first. */
  readonly deals: readonly OwnDeal[];
  readonly today: IsoDate;
  readonly onPlateAdded: (uuid: string) => void;
  readonly onChanged: (deals: readonly OwnDeal[]) => void;
};

/** Active covers come first, then future ones, then waiting ones. */
const order: readonly Standing['tone'][] = ['active', 'going', 'waiting'];

/** All purchases, also unfinished ones; closed ones are folded away. */
export function Policies({ deals, today, onPlateAdded, onChanged }: PoliciesProps) {
  const toneOf = (deal: OwnDeal) => statusOf(deal, today).tone;
  const open = order.flatMap((tone) => deals.filter((deal) => toneOf(deal) === tone));
  const closed = deals.filter((deal) => toneOf(deal) === 'closed');
  const cards = (shown: readonly OwnDeal[]) => (
    <ul className={styles['list']}>
      {shown.map((deal) => (
        <DealCard
          key={deal.uuid}
          deal={deal}
          today={today}
          isAlone={deals.length === 1}
          onPlateAdded={onPlateAdded}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
  return (
    <section className={styles['policies']} aria-labelledby="le-tue-coperture">
      <h2 id="le-tue-coperture">Le tue coperture</h2>
      {open.length > 0 && cards(open)}
      {closed.length > 0 && (
        // If there are only closed ones, unfold them.
        <details className={styles['closed']} open={open.length === 0}>
          <summary className={styles['summary']}>Concluse e chiuse ({closed.length})</summary>
          {cards(closed)}
        </details>
      )}
    </section>
  );
}
