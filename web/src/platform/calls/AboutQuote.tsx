import { centsFromEuro, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import styles from './AboutQuote.module.css';
import type { QuotationFacts } from './quotation-facts.ts';

/** Shows what the call will be about; reserves its space while loading. */
export function AboutQuote({ facts }: { readonly facts: QuotationFacts | null }) {
  return (
    <Card tone="sage">
      <div className={styles['about']}>
        {facts ? (
          <>
            <p className={styles['title']}>{LIFE_PRODUCT_TITLE}</p>
            <p className={styles['facts']}>{describe(facts)}</p>
          </>
        ) : (
          <>
            <Skeleton width="wide" />
            <Skeleton width="half" />
          </>
        )}
      </div>
    </Card>
  );
}

const describe = ({ data, result }: QuotationFacts) =>
  [
    `Per ${data.firstname}`,
    ...(result.outcome === 'priced' ? [`${formatEuro(centsFromEuro(result.total_amount))} al mese`] : []),
    formatWholeEuro(centsFromEuro(data.sum_assured)),
    `${data.duration} anni`,
  ].join('\u00a0· ');
