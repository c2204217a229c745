import type { ReactNode } from 'react';
import { prerenderedPicture } from '@riparo/ui/kept-picture.tsx';
import styles from './ClaimsScreen.module.css';

const Umbrella = prerenderedPicture(
  async () => (await import('../../platform/pictures/OpenUmbrella.tsx')).OpenUmbrella,
);

/** The frame of the claim pages, with a picture beside the content where there is room. */
export function ClaimsScreen({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['screen']}>
      <div className={styles['column']}>{children}</div>
      <div className={styles['picture']}>
        <Umbrella />
      </div>
    </div>
  );
}
