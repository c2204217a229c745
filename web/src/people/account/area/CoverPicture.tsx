import { Suspense } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import styles from './CoverPicture.module.css';

const Art = lazyPart(async () => (await import('../../../platform/pictures/ArtOfProduct.tsx')).ArtOfProduct);

/** What a cover is about, under the arch. Its place is there before it: nothing moves when it comes. */
export function CoverPicture({ productKey }: { readonly productKey: string }) {
  return (
    <div className={styles['place']}>
      <Suspense>
        <Art.Part productKey={productKey} />
      </Suspense>
    </div>
  );
}
