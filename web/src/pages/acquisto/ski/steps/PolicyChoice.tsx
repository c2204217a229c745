import { describeDuration, PACKAGE_NAMES } from '@riparo/domain/products/ski/choice.ts';
import { choiceIn, isPackageChosen } from '@riparo/domain/products/ski/choice-answers.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { FirstStepProps } from './first-step-props.ts';
import styles from './PolicyChoice.module.css';

/** The package and its duration: as the address said them, one press away from being others, or still to be chosen. */
export function PolicyChoice({ rules, ...step }: FirstStepProps) {
  const [isOpen, setOpen] = useState(!isPackageChosen(step.given));
  const [wantsChange, setWantsChange] = useState(false);
  const choice = choiceIn(step.given);
  if (rules && (isOpen || step.errors['policyDayCount']))
    return <rules.PolicyOptions {...step} takesFocus={wantsChange} />;
  const change = () => {
    setWantsChange(true);
    setOpen(true);
  };
  return (
    <div className={isOpen ? styles['open'] : styles['chosen']}>
      {!isOpen && (
        <>
          <p className={styles['words']}>
            <span className={styles['what']}>La tua polizza</span>
            <strong>
              {PACKAGE_NAMES[choice.policyType]} · {describeDuration(choice)}
            </strong>
          </p>
          <Button look="secondary" aria-label="Cambia la polizza" onClick={change}>
            Cambia
          </Button>
          <input type="hidden" name="policyType" value={choice.policyType} />
        </>
      )}
      {(['policyDuration', 'policyDayCount'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={choice[name]} />
      ))}
    </div>
  );
}
