import type { ProductHead } from '../../platform/texts/products/heads.ts';
import styles from './PriceAside.module.css';
import { StartLink } from './StartLink.tsx';

interface PriceAsideProps {
  readonly head: ProductHead;
  readonly note: string;
}

/** Sticky beside the text on a wide screen; on a phone a bar at the bottom shows the same. */
export function PriceAside({ head, note }: PriceAsideProps) {
  return (
    <aside className={styles['aside']} aria-label="Prezzo e acquisto">
      <p className={styles['name']}>{head.name}</p>
      <p className={styles['price']}>{head.price}</p>
      <StartLink start={head.start} look="light" wide />
      <p className={styles['note']}>{note}</p>
    </aside>
  );
}

/** On a phone: in reach of the thumb, once the top of the page is out of sight. */
export function PriceBar({ head }: Pick<PriceAsideProps, 'head'>) {
  return (
    <div className={styles['bar']}>
      <p className={styles['barPrice']}>{head.price}</p>
      <StartLink start={head.start} />
    </div>
  );
}
