import { centsFromEuro, formatEuro } from '@riparo/domain/money.ts';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import type { OpenDeal } from '../deal-place.ts';
import { manners } from '../manners.ts';
import styles from './ProductCard.module.css';

type ProductCardProps = {
  readonly deal: OpenDeal;
  /** The way on, and what to know about it. */
  readonly children: ReactNode;
};

/** What is bought and what it costs. */
export function ProductCard({ deal, children }: ProductCardProps) {
  const { product, key } = deal;
  const { renewsTacitly, renewalByLaw } = manners(key);
  return (
    <Card as="section" tone="deep" labelledBy="prodotto">
      <div className={styles['card']}>
        <div className={styles['product']}>
          <h2 id="prodotto" className={styles['title']}>
            {product.title}
          </h2>
          <p className={styles['soft']}>{product.subTitle}</p>
        </div>
        <p>
          <span className={styles['amount']}>{formatEuro(centsFromEuro(product.fixedPrice))}</span>{' '}
          <span className={styles['soft']}>all’anno</span>
        </p>
        <dl className={styles['facts']}>
          <div>
            <dt>Inizio</dt>
            <dd>{startInWords(deal)}</dd>
          </div>
          <div>
            <dt>Durata</dt>
            <dd>1 anno</dd>
          </div>
          {renewsTacitly && (
            <div>
              <dt>Rinnovo</dt>
              <dd>Tacito rinnovo alla scadenza</dd>
              {renewalByLaw && <dd className={styles['truth']}>{renewalByLaw}</dd>}
            </div>
          )}
        </dl>
        {children}
      </div>
    </Card>
  );
}

/** The day after the later of payment and signature; a renewed year follows the one before. */
function startInWords({ order, isRenewal }: OpenDeal): string {
  if (isRenewal) return 'alla fine dell’anno in corso, senza interruzioni';
  return order === 'pay-first' ? 'il giorno dopo il pagamento e la firma' : 'il giorno dopo il pagamento';
}

export function CardNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
