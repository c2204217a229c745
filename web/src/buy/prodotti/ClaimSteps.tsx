import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { paths } from '../../platform/router/paths.ts';
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
      <p className={styles['way']}>
        <ButtonLink to={paths.claims} look="secondary">
          Mi è successo qualcosa
        </ButtonLink>
      </p>
    </Section>
  );
}
