import type { ReactNode } from 'react';
import { keptPicture } from '@riparo/ui/kept-picture.tsx';
import styles from './ClaimsScreen.module.css';

const Umbrella = keptPicture(
  async () => (await import('../../platform/pictures/OpenUmbrella.tsx')).OpenUmbrella,
);

/** What is said and asked about something that happened, with a picture beside it where there is room. */
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
