import { Suspense } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { fetchAlongside } from '../../../loading/fetch-alongside.ts';
import styles from './LaterNextOfPurchase.module.css';
import type { NextOfPurchaseProps } from './NextOfPurchase.tsx';

const NextOfPurchase = lazyPart(async () => (await import('./NextOfPurchase.tsx')).NextOfPurchase);

fetchAlongside(NextOfPurchase);

/** With its pictures it comes while the server is asked how far the purchase is. */
export function LaterNextOfPurchase(props: NextOfPurchaseProps) {
  return (
    <Suspense fallback={<div className={styles['place']} />}>
      <NextOfPurchase.Part {...props} />
    </Suspense>
  );
}
