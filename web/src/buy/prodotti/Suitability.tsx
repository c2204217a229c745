import { Check } from '@riparo/ui/icons/Check.ts';
import { X } from '@riparo/ui/icons/X.ts';
import styles from './Suitability.module.css';

interface SuitabilityProps {
  readonly suits: readonly string[];
  readonly doesNotSuit: readonly string[];
}

/** Helps to choose, even against our products. */
export function Suitability({ suits, doesNotSuit }: SuitabilityProps) {
  return (
    <section className={styles['suitability']} aria-label="Per chi è">
      <div className={styles['part']}>
        <h2 className={styles['title']}>È per te se…</h2>
        <ul className={styles['list']}>
          {suits.map((text) => (
            <li key={text}>
              <Check size={22} aria-hidden="true" className={styles['yes']} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['part']}>
        <h2 className={styles['title']}>Non fa per te se…</h2>
        <ul className={styles['list']}>
          {doesNotSuit.map((text) => (
            <li key={text}>
              <X size={22} aria-hidden="true" className={styles['no']} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
