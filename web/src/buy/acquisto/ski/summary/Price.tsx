import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { SkiPrice } from '@riparo/domain/buy/products/ski/price.ts';
import { SKI_PRICE_LINES } from '@riparo/domain/buy/products/ski/price-lines.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './Price.module.css';

/** The price; before a discount also what it would have been. */
export function Price({ price }: { readonly price: SkiPrice }) {
  const { totalCents, listCents, discountCents } = price;
  return (
    <span className={styles['price']}>
      {discountCents > 0 && (
        <s className={styles['before']}>
          <VisuallyHidden>{SKI_PRICE_LINES.list}: </VisuallyHidden>
          {formatEuro(listCents)}
        </s>
      )}{' '}
      <strong>
        {discountCents > 0 && <VisuallyHidden>Prezzo scontato: </VisuallyHidden>}
        {formatEuro(totalCents)}
      </strong>
    </span>
  );
}
