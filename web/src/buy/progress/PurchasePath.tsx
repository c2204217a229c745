import { Check } from '@riparo/ui/icons/Check.ts';
import type { Stop } from './purchase-path.ts';
import styles from './PurchasePath.module.css';

/** The steps from the purchase to the cover, and the current one. */
export function PurchasePath({ stops }: { readonly stops: readonly Stop[] }) {
  return (
    <ol className={styles['path']} aria-label="A che punto sei">
      {stops.map(({ title, detail, state }, place) => (
        <li
          key={title}
          className={styles['stop']}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden="true">
            {state === 'done' ? <Check size={20} strokeWidth={3} /> : place + 1}
          </span>
          <span className={styles['words']}>
            <strong>{title}</strong> <span className={styles['detail']}>{detail}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
