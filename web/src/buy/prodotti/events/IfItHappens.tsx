import type { ProductEvents } from '@riparo/domain/buy/products/event.ts';
import type { DocumentsOf } from '@riparo/domain/buy/products/page-text.ts';
import { use } from 'react';
import { part } from '../../../platform/page/part.ts';
import { Section } from '../Section.tsx';
import { EventBoard } from './EventBoard.tsx';
import styles from './IfItHappens.module.css';

type Load = () => Promise<ProductEvents>;

type IfItHappensProps = {
  readonly productKey: string;
  readonly load: Load;
  readonly documents: readonly DocumentsOf[];
};

const loading = new WeakMap<Load, Promise<ProductEvents>>();

/** The same promise for the same product: React waits for it. */
const loadOnce = (load: Load) => {
  const known = loading.get(load) ?? load();
  loading.set(load, known);
  return known;
};

/** What a product pays if something happens: an example to read, and to play with as soon as it is near. */
export function IfItHappens({ productKey, load, documents }: IfItHappensProps) {
  const { events } = use(loadOnce(load));
  return (
    <Section id="e-se-succedesse" title="E se succedesse?">
      <div className={styles['place']} {...part('events')} data-product={productKey}>
        <EventBoard events={events} documents={documents} />
      </div>
    </Section>
  );
}
