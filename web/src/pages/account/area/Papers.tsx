import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import styles from './Papers.module.css';

type PapersProps = {
  readonly id: string;
  readonly title: string;
  /** The lines; none where there is nothing yet. */
  readonly children: readonly ReactNode[];
  readonly empty: { readonly text: ReactNode; readonly to: string; readonly action: string };
};

/** A list of what somebody asked for, or the way to a first one. */
export function Papers({ id, title, children, empty }: PapersProps) {
  return (
    <section className={styles['papers']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles['sheet']}>
        {children.length > 0 ? (
          <ul className={styles['list']}>{children}</ul>
        ) : (
          <div className={styles['empty']}>
            <p>{empty.text}</p>
            <ButtonLink to={empty.to} look="secondary">
              {empty.action}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
