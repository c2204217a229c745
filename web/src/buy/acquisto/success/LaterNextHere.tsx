import { Suspense } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { fetchAlongside } from '../../../platform/api/loading/fetch-alongside.ts';
import styles from './LaterNextHere.module.css';
import type { NextHereProps } from './NextHere.tsx';

const NextHere = lazyPart(async () => (await import('./NextHere.tsx')).NextHere);

fetchAlongside(NextHere);

/** Loads with its pictures while the server is asked for the progress. */
export function LaterNextHere(props: NextHereProps) {
  return (
    <Suspense fallback={<div className={styles['place']} />}>
      <NextHere.Part {...props} />
    </Suspense>
  );
}
