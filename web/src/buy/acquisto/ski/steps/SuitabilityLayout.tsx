import { suitabilityField } from '@riparo/domain/buy/suitability/fields.ts';
import { suitability } from '@riparo/domain/buy/products/ski/suitability.ts';
import type { StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import { usePublishAnswers } from '../given.ts';
import styles from './ConsentLayouts.module.css';

/** Whether the policy is suitable, and separately the optional consents. */
export function SuitabilityLayout({ show, given }: StepLayoutProps) {
  usePublishAnswers(given);
  return (
    <div className={styles['layout']}>
      {suitability.map(({ id }) => show(suitabilityField(id)))}
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
