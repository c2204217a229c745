import { suitabilityField, suitabilityIn } from '@riparo/domain/ski/consent-steps.ts';
import { checkSuitability, suitabilityQuestions } from '@riparo/domain/ski/suitability.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import type { StepLayoutProps } from '../../../../wizard/step-layout.ts';
import { useTelling } from '../given.ts';
import styles from './ConsentLayouts.module.css';

/** Whoever the cover is not made for hears it at once, not when they want to go on. */
export function SuitabilityLayout({ show, given, errors }: StepLayoutProps) {
  useTelling(given);
  const answers = suitabilityIn(given);
  const findings = checkSuitability(answers);
  return (
    <div className={styles['layout']}>
      {suitabilityQuestions.map(({ id }) => {
        const name = suitabilityField(id);
        const isUnsuitable = id in answers && findings[id] !== undefined && errors[name] === undefined;
        return (
          <div key={id} className={styles['question']}>
            {show(name)}
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
            <div role="status">
              {isUnsuitable && (
                <Alert tone="warning">
                  <p>{findings[id]}</p>
                </Alert>
              )}
            </div>
          </div>
        );
      })}
      <section className={styles['section']} aria-labelledby="facoltativi">
        <h2 id="facoltativi" className={styles['title']}>
          Se ti va
        </h2>
        {show('consents.marketingChecked')}
        {show('consents.profilingChecked')}
        {show('consents.geolocationChecked')}
      </section>
    </div>
  );
}
