import styles from './ClaimSteps.module.css';
import { Section } from './Section.tsx';

export function ClaimSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Section id="se-succede" title="Se succede qualcosa">
      <ol className={styles['steps']}>
        {steps.map((text, place) => (
          <li key={text} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {place + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </Section>
  );
}
