import { X } from '@riparo/ui/icons/X.ts';
import styles from './NotCovered.module.css';
import { Section } from './Section.tsx';

interface NotCoveredProps {
  readonly exclusions: readonly string[];
  readonly limits: readonly string[];
}

/** As visible as the covers: unnoticed exclusions cause complaints later. */
export function NotCovered({ exclusions, limits }: NotCoveredProps) {
  return (
    <Section id="non-copre" title="Che cosa non copre">
      <div className={styles['panel']}>
        <ul className={styles['list']}>
          {exclusions.map((text) => (
            <li key={text}>
              <X size={22} aria-hidden="true" className={styles['mark']} />
              <span className={styles['text']}>{text}</span>
            </li>
          ))}
        </ul>
        <h3 className={styles['title']}>Limiti da conoscere</h3>
        <ul className={styles['limits']}>
          {limits.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
