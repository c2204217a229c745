import type { ProductEvents } from '@riparo/domain/products/event.ts';
import type { DocumentsOf } from '@riparo/domain/products/page-text.ts';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { comesNear } from '../../../loading/when-near.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Section } from '../Section.tsx';
import styles from './IfItHappens.module.css';

type IfItHappensProps = {
  readonly load: () => Promise<ProductEvents>;
  readonly documents: readonly DocumentsOf[];
};

const boardWith = async (load: IfItHappensProps['load']) => {
  const [{ EventBoard }, { events }] = await Promise.all([import('./EventBoard.tsx'), load()]);
  return { EventBoard, events };
};

/** What a product pays if something happens: an example to read, and to play with as soon as it is near. */
export function IfItHappens({ load, documents }: IfItHappensProps) {
  const place = useRef<HTMLDivElement>(null);
  const [board] = useState(() => comesNear(() => boardWith(load)));
  useEffect(() => (place.current ? board.watch(place.current) : undefined), [board]);
  return (
    <Section id="e-se-succedesse" title="E se succedesse?">
      <div ref={place} className={styles['place']}>
        <Suspense fallback={<Skeleton shape="card" />}>
          <Board board={board.value} documents={documents} />
        </Suspense>
      </div>
    </Section>
  );
}

type BoardProps = {
  readonly board: ReturnType<typeof boardWith>;
  readonly documents: readonly DocumentsOf[];
};

function Board({ board, documents }: BoardProps) {
  const { EventBoard, events } = use(board);
  return <EventBoard events={events} documents={documents} />;
}
