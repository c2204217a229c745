import { formatPercent } from '../../platform/values/percent.ts';
import type { AgeStep, PensionRules, TaxBracket } from './rules-by-year.ts';

const ageOf = ({ years, months }: AgeStep) =>
  months === 0 ? `${years} anni` : `${years} e ${months === 1 ? 'un mese' : `${months} mesi`}`;

/** `67 anni fino al 2026, 67 e un mese nel 2027, 67 e 3 mesi dal 2028` */
export const agesInWords = (ages: readonly AgeStep[]) =>
  ages
    .map((age, index) => {
      const lastYear = (ages[index + 1]?.inYear ?? Number.POSITIVE_INFINITY) - 1;
      return ageOf(age) + periodOf(index === 0, age.inYear, lastYear);
    })
    .join(', ');

function periodOf(isFirst: boolean, from: number, to: number): string {
  if (isFirst) return to === Number.POSITIVE_INFINITY ? '' : ` fino al ${to}`;
  if (to === Number.POSITIVE_INFINITY) return ` dal ${from}`;
  return from === to ? ` nel ${from}` : ` dal ${from} al ${to}`;
}

/** The age, before its changes by law, at which everyone can retire. */
export const lateAge = ({ lateAges }: PensionRules) => lateAges[0]?.years ?? 0;

/** `23, 33 e 43%` */
export const bracketsInWords = (brackets: readonly TaxBracket[]) => {
  const rates = brackets.map(({ rate }) => formatPercent(rate).replace('%', ''));
  const last = rates.pop() ?? '';
  return `${rates.length > 0 ? `${rates.join(', ')} e ` : ''}${last}%`;
};
