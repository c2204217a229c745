import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { PACKAGE_NAMES, type SkiPackage, skiPackages } from '@riparo/domain/buy/products/ski/choice.ts';
import { coverageOf } from '@riparo/domain/buy/products/ski/coverage.ts';
import { priceSki } from '@riparo/domain/buy/products/ski/price.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { Check } from '@riparo/ui/icons/Check.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './PolicyChoice.module.css';

/** What belongs to which package, and what each costs for the days and people chosen so far. */
export function PackageCovers({ given }: { readonly given: Partial<Answers> }) {
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
