import { Suspense } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { fetchAlongside } from '../../../platform/api/loading/fetch-alongside.ts';
import styles from './LaterNextHere.module.css';
import type { NextHereProps } from './NextHere.tsx';

const NextHere = lazyPart(async () => (await import('./NextHere.tsx')).NextHere);

fetchAlongside(NextHere);

/** With its pictures it comes while the server is asked how far the purchase is. */
export function LaterNextHere(props: NextHereProps) {
  return (
    <Suspense fallback={<div className={styles['place']} />}>
      <NextHere.Part {...props} />
    </Suspense>
  );
}
