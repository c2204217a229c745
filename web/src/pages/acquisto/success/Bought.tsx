import { formatItalianDate, isIsoDate } from '@riparo/domain/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/money.ts';
import { useEffect, useRef } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { manners } from '../manners.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import styles from './Bought.module.css';
import { useConfetti } from './use-confetti.ts';
import type { PaymentAnswer } from './watch-payment.ts';
import { WaysOn } from './WaysOn.tsx';

/** Paid, and confirmed by whoever took the money. */
export function Bought({ payment }: { readonly payment: PaymentAnswer }) {
  const { product, priceCents, startsOn } = payment;
  const heading = useRef<HTMLHeadingElement>(null);
  const canvas = useConfetti();
  // It takes the place of the wait: whoever does not see it hears it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles['bought']}>
      <canvas ref={canvas} className={styles['confetti']} aria-hidden="true" />
      <div className={styles['opening']}>
        <h1 ref={heading} tabIndex={-1}>
          Il tuo acquisto è andato a buon fine
        </h1>
        <p className={styles['lead']}>Grazie! Abbiamo ricevuto il pagamento e siamo già al lavoro.</p>
        <Card tone="deep">
          <h2 className={styles['product']}>{product.title}</h2>
          <dl className={styles['facts']}>
            {startsOn !== null && isIsoDate(startsOn) && (
              <div>
                <dt>Inizio</dt>
                <dd>
                  <time dateTime={startsOn}>{formatItalianDate(startsOn)}</time>
                </dd>
              </div>
            )}
            <div>
              <dt>Durata</dt>
              <dd>1 anno</dd>
            </div>
            <div>
              <dt>Pagato</dt>
              <dd>{formatEuro(cents(priceCents))}</dd>
            </div>
          </dl>
        </Card>
      </div>
      <div className={styles['picture']}>
        <ProductPicture productKey={product.key} />
      </div>
      <section className={styles['next']} aria-labelledby="prossimi-passi">
        <h2 id="prossimi-passi">Che cosa succede ora</h2>
        <ol className={styles['steps']}>
          {manners(product.key).nextSteps.map(({ title, text }) => (
            <li key={title} className={styles['step']}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <WaysOn />
      </section>
    </div>
  );
}
