import {
  MAX_DAYS,
  PACKAGE_NAMES,
  type SkiPackage,
  skiPackages,
} from '@riparo/domain/buy/products/ski/choice.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { Minus } from '@riparo/ui/icons/Minus.ts';
import { Plus } from '@riparo/ui/icons/Plus.ts';
import { useEffect } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { idOf, type StepLayoutProps } from '../../../../platform/wizard/step-layout.ts';
import styles from './PolicyChoice.module.css';
import { coverageOf } from '@riparo/domain/buy/products/ski/coverage.ts';
import { priceSki } from '@riparo/domain/buy/products/ski/price.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { Check } from '@riparo/ui/icons/Check.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';

type PolicyOptionsProps = StepLayoutProps & {
  /** Opened by a button that has disappeared. */
  readonly takesFocus: boolean;
};

/** Packages with their covers, and durations. The price beside them follows at once. */
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

/** The covers of each package, and its price for the chosen days and people. */
function PackageCovers({ given }: { readonly given: Partial<Answers> }) {
  const choice = choiceIn(given);
  const packages = skiPackages.map((policyType) => ({
    policyType,
    covers: coverageOf({ ...choice, policyType }),
    price: priceSki({ ...choice, policyType }, null).totalCents,
  }));
  const chosen = (policyType: SkiPackage) => policyType === choice.policyType || undefined;
  const everything = coverageOf({ ...choice, policyType: 'plus' });
  return (
    <div className={styles['wide']}>
      <table className={styles['covers']}>
        <caption>Che cosa c’è in ogni pacchetto</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Garanzia</VisuallyHidden>
            </th>
            {packages.map(({ policyType }) => (
              <th key={policyType} scope="col" data-chosen={chosen(policyType)}>
                {PACKAGE_NAMES[policyType]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {everything.map(({ name, limit }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <br />
                <span className={styles['none']}>{limit}</span>
              </th>
              {packages.map(({ policyType, covers }) => (
                <td key={policyType} data-chosen={chosen(policyType)}>
                  <Included isIncluded={covers.some((cover) => cover.name === name)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">In tutto</th>
            {packages.map(({ policyType, price }) => (
              <td key={policyType} data-chosen={chosen(policyType)}>
                <strong>{formatEuro(price)}</strong>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Included({ isIncluded }: { readonly isIncluded: boolean }) {
  return isIncluded ? (
    <>
      <Check size={20} aria-hidden="true" />
      <VisuallyHidden>compresa</VisuallyHidden>
    </>
  ) : (
    <span className={styles['none']}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>non compresa</VisuallyHidden>
    </span>
  );
}
