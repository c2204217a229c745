import { describeDuration, PACKAGE_NAMES } from '@riparo/domain/products/ski/choice.ts';
import { choiceIn } from '@riparo/domain/products/ski/choice-answers.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { FirstStepProps } from './first-step-props.ts';
import styles from './PolicyChoice.module.css';

/** The package and its duration, as the address said them; one press away from being others. */
export function PolicyChoice({ rules, ...step }: FirstStepProps) {
  const [wantsChange, setWantsChange] = useState(false);
  const choice = choiceIn(step.given);
  if (rules && (wantsChange || step.errors['policyDayCount'])) return <rules.PolicyOptions {...step} />;
  return (
    <div className={styles['chosen']}>
      <p className={styles['words']}>
        <span className={styles['what']}>La tua polizza</span>
        <strong>
          {PACKAGE_NAMES[choice.policyType]} · {describeDuration(choice)}
        </strong>
      </p>
      <Button look="secondary" aria-label="Cambia la polizza" onClick={() => setWantsChange(true)}>
        Cambia
      </Button>
      {(['policyType', 'policyDuration', 'policyDayCount'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={choice[name]} />
      ))}
    </div>
  );
}
