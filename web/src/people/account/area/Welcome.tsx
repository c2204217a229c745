import type { ReactNode } from 'react';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import styles from './Welcome.module.css';

type WelcomeProps = { readonly name: string | undefined; readonly lead: ReactNode };

/** Greets the owner and summarises the area. */
export function Welcome({ name, lead }: WelcomeProps) {
  return (
    <div className={styles['welcome']}>
      <p className={styles['place']}>Il tuo riparo</p>
      <h1>
        {name === undefined ? 'Ti diamo il benvenuto' : 'Ti diamo il benvenuto, '}
        <span className={styles['name']}>{name ?? <Skeleton width="half" />}</span>
      </h1>
      <p className={styles['lead']}>{lead}</p>
    </div>
  );
}
