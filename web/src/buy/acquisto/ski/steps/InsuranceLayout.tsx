import type { StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import { useTelling } from '../given.ts';
import { CoverDates } from './CoverDates.tsx';
import styles from './InsuranceLayout.module.css';
import { People } from './People.tsx';
import { PolicyChoice } from './PolicyChoice.tsx';
import { useFirstRules } from './use-first-rules.ts';

/** What, when, and for whom. */
export function InsuranceLayout(props: StepLayoutProps) {
  const { show, given } = props;
  const rules = useFirstRules();
  useTelling(given);
  return (
    <div className={styles['layout']}>
      <PolicyChoice {...props} rules={rules} />
      <CoverDates {...props} rules={rules} />
      <People {...props} rules={rules} />
      {show('utmSource')}
      {show('utmMedium')}
    </div>
  );
}
