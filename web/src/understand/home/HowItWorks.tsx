import { steps } from '../../platform/texts/home.ts';
import { Band } from './Band.tsx';
import styles from './HowItWorks.module.css';

export function HowItWorks() {
  return (
    <Band id="how-it-works" title="Come funziona">
      <ol className={styles['steps']}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
