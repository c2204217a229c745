import { centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { MOTOR_NO_TACIT_RENEWAL } from '@riparo/domain/platform/law/articles.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { ReactNode } from 'react';
import type { ButtonLook } from '@riparo/ui/button-look.ts';
import { Card } from '@riparo/ui/Card.tsx';
import type { OpenDeal } from '../deal-place.ts';
import styles from './ProductCard.module.css';

type ProductCardProps = {
  readonly deal: OpenDeal;
  /** The action: on the card, and on a phone in the bar at the bottom. */
  readonly renderAction: (place: { readonly look: ButtonLook; readonly wide: boolean }) => ReactNode;
  /** Notes about it. */
  readonly children: ReactNode;
};

const AFTER_THE_YEAR = {
  'renews-tacitly': { words: 'Tacito rinnovo alla scadenza', why: null },
  // The specification says the same of every mobility policy; the law says otherwise of this one.
  'ends-by-law': {
    words: 'Nessun rinnovo automatico',
    why: `Per legge la polizza di un monopattino finisce con l’anno (${MOTOR_NO_TACIT_RENEWAL}): il nuovo te lo proponiamo noi, e scegli tu.`,
  },
} as const;

/** The product and its price. */
export function ProductCard({ deal, renderAction, children }: ProductCardProps) {
  const { product, key } = deal;
  const price = formatEuro(centsFromEuro(product.fixedPrice));
  const renewal = findSoldProduct(key)?.renewal ?? 'ends';
  return (
    <>
      <Card as="section" tone="deep" labelledBy="prodotto">
        <div className={styles['card']}>
          <div className={styles['product']}>
            <h2 id="prodotto" className={styles['title']}>
              {product.title}
            </h2>
            <p className={styles['soft']}>{product.subTitle}</p>
          </div>
          <p>
            <span className={styles['amount']}>{price}</span> <span className={styles['soft']}>all’anno</span>
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
            {renewal !== 'ends' && (
              <div>
                <dt>Rinnovo</dt>
                <dd>{AFTER_THE_YEAR[renewal].words}</dd>
                {AFTER_THE_YEAR[renewal].why && (
                  <dd className={styles['truth']}>{AFTER_THE_YEAR[renewal].why}</dd>
                )}
              </div>
            )}
          </dl>
          <div className={styles['action']}>{renderAction({ look: 'light', wide: true })}</div>
          {children}
        </div>
      </Card>
      <StickyBar price={price}>{renderAction({ look: 'primary', wide: false })}</StickyBar>
    </>
  );
}

/** The day after the later of payment and signature; a renewal follows the previous year. */
function startInWords({ order, isRenewal }: OpenDeal): string {
  if (isRenewal) return 'alla fine dell’anno in corso, senza interruzioni';
  return order === 'pay-first' ? 'il giorno dopo il pagamento e la firma' : 'il giorno dopo il pagamento';
}

export function CardNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}

interface StickyBarProps {
  readonly price: string;
  /** The action. */
  readonly children: ReactNode;
}

/**
 * On a phone: price and action, in reach of the thumb. It is sticky within its parent, which must not be a
 * grid: a cell would confine it.
 */
function StickyBar({ price, children }: StickyBarProps) {
  return (
    <div className={styles['bar']}>
      <p className={styles['price']}>{price}</p>
      {children}
    </div>
  );
}
