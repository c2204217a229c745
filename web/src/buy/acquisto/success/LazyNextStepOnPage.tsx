import { Suspense } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { fetchAlongside } from '../../../platform/api/loading/fetch-alongside.ts';
import styles from './LazyNextStepOnPage.module.css';
import type { NextStepOnPageProps } from './NextStepOnPage.tsx';

const NextStepOnPage = lazyPart(async () => (await import('./NextStepOnPage.tsx')).NextStepOnPage);

fetchAlongside(NextStepOnPage);

/** Loads with its pictures while the server is asked for the progress. */
export function LazyNextStepOnPage(props: NextStepOnPageProps) {
  return (
    <Suspense fallback={<div className={styles['place']} />}>
      <NextStepOnPage.Part {...props} />
    </Suspense>
  );
}
