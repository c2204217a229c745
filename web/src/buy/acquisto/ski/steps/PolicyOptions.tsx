import { MAX_DAYS } from '@riparo/domain/buy/products/ski/choice.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { Minus } from '@riparo/ui/icons/Minus.ts';
import { Plus } from '@riparo/ui/icons/Plus.ts';
import { useEffect } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { idOf, type StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import { PackageCovers } from './PackageCovers.tsx';
import styles from './PolicyChoice.module.css';

type PolicyOptionsProps = StepLayoutProps & {
  /** Opened by a button, which is gone. */
  readonly takesFocus: boolean;
};

/** Packages, with what belongs to each, and durations. The price beside them follows at once. */
export function PolicyOptions({ show, given, rewrite, takesFocus }: PolicyOptionsProps) {
  const { policyType, policyDuration, policyDayCount } = choiceIn(given);
  const setDays = (days: number) =>
    rewrite({ policyDayCount: [String(Math.min(MAX_DAYS, Math.max(1, days)))] });

  useEffect(() => {
    if (!takesFocus) return;
    const first = document.getElementById(idOf('policyType')) as HTMLInputElement | null;
    const group = first?.closest('fieldset')?.querySelector<HTMLInputElement>(`[value='${policyType}']`);
    group?.focus();
    // Only when the options appear.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className={styles['options']}>
      {show('policyType')}
      <PackageCovers given={given} />
      {show('policyDuration')}
      {policyDuration === 'daily' ? (
        <div className={styles['days']}>
          {show('policyDayCount')}
          <Button
            look="secondary"
            aria-label="Un giorno in meno"
            disabled={policyDayCount <= 1}
            onClick={() => setDays(policyDayCount - 1)}
          >
            <Minus size={20} aria-hidden="true" />
          </Button>
          <Button
            look="secondary"
            aria-label="Un giorno in più"
            disabled={policyDayCount >= MAX_DAYS}
            onClick={() => setDays(policyDayCount + 1)}
          >
            <Plus size={20} aria-hidden="true" />
          </Button>
        </div>
      ) : (
        <input type="hidden" name="policyDayCount" value={policyDayCount} />
      )}
    </div>
  );
}
