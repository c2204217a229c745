import { describeDuration, PACKAGE_NAMES } from '@riparo/domain/buy/products/ski/choice.ts';
import { choiceIn, isPackageChosen } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import type { FirstStepProps } from './first-step-props.ts';
import styles from './PolicyChoice.module.css';

/**
 * The package and its duration: as in the address, changeable with one press, or open while only the default
 * is chosen.
 */
export function PolicyChoice({ rules, ...step }: FirstStepProps) {
  const [wantsChange, setWantsChange] = useState(false);
  // After choosing, the options stay open; recalled answers do not need that.
  const [isChoosing, setChoosing] = useState(false);
  const choice = choiceIn(step.given);
  const isOpen = wantsChange || isChoosing || !isPackageChosen(step.answers);
  if (rules && (isOpen || step.errors['policyDayCount']))
    return (
      <div onInput={() => setChoosing(true)}>
        <rules.PolicyOptions {...step} takesFocus={wantsChange} />
      </div>
    );
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
          <Button look="secondary" aria-label="Cambia la polizza" onClick={() => setWantsChange(true)}>
            Cambia
          </Button>
        </>
      )}
      {(['policyType', 'policyDuration', 'policyDayCount'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={choice[name]} />
      ))}
    </div>
  );
}
