import { LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import type { ReactNode } from 'react';
import { Card } from '@riparo/ui/Card.tsx';
import styles from './PriceCard.module.css';

type PriceFrameProps = {
  readonly amount: ReactNode;
  readonly sum: ReactNode;
  readonly duration: ReactNode;
  readonly validUntil: ReactNode;
  /** Where to go from here. */
  readonly children: ReactNode;
};

/** The fixed parts of the card, and the places of what depends on the price. */
export function PriceFrame({ amount, sum, duration, validUntil, children }: PriceFrameProps) {
  return (
    <Card tone="deep">
      <div className={styles['product']}>
        <img
          src="/partner/partner-riparo.svg"
          width="48"
          height="48"
          alt="Compagnia: partner di Riparo"
          className={styles['mark']}
        />
        <h2 className={styles['title']}>{LIFE_PRODUCT_TITLE}</h2>
      </div>
      <p className={styles['price']}>
        <span className={styles['amount']}>{amount}</span> <span className={styles['period']}>al mese</span>
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>Capitale assicurato</dt>
          <dd>{sum}</dd>
        </div>
        <div>
          <dt>Durata</dt>
          <dd>{duration}</dd>
        </div>
        <div>
          <dt>Offerta valida fino al</dt>
          <dd>{validUntil}</dd>
        </div>
      </dl>
      <div className={styles['more']}>{children}</div>
    </Card>
  );
}
