import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '@riparo/ui/Card.tsx';
import { ProductPicture } from '../../../platform/pictures/ProductPicture.tsx';
import type { NextStep } from '../purchase-words.ts';
import styles from './Outcome.module.css';
import { WaysOn } from './WaysOn.tsx';

type OutcomeProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly product: { readonly key: string; readonly title: string };
  /** The progress towards the cover. */
  readonly path?: ReactNode;
  /** The next action, or what is being waited for. */
  readonly now?: ReactNode;
  readonly facts: readonly OutcomeFact[];
  readonly steps: readonly NextStep[];
  /** The next step leads to the personal area. */
  readonly leadsHome?: boolean;
  /** Offers nothing else while a step is missing. */
  readonly isInProgress?: boolean;
};

export type OutcomeFact = {
  readonly term: string;
  readonly detail: ReactNode;
  /** The condition of the detail. */
  readonly condition?: string;
};

/** A successful purchase: its status, the next step and its data. */
export function Outcome(props: OutcomeProps) {
  const { title, lead, product, path, now, facts, steps, leadsHome = false, isInProgress = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the loading screen: focus it for screen readers.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles['outcome']}>
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <div className={styles['picture']}>
        <ProductPicture productKey={product.key} />
      </div>
      <div className={styles['where']}>
        <p className={styles['lead']}>{lead}</p>
        {path}
      </div>
      {now && <div className={styles['now']}>{now}</div>}
      <div className={styles['bought']}>
        <Card>
          <h2 className={styles['product']}>{product.title}</h2>
          <dl className={styles['facts']}>
            {facts.map(({ term, detail, condition }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
                {condition && <dd className={styles['condition']}>{condition}</dd>}
              </div>
            ))}
          </dl>
        </Card>
      </div>
      <section className={styles['next']} aria-labelledby="prossimi-passi">
        <h2 id="prossimi-passi">Che cosa succede ora</h2>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step.title} className={styles['step']}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <WaysOn leadsHome={leadsHome} offersKey={!isInProgress} />
      </section>
    </div>
  );
}
