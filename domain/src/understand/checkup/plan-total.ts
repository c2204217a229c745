import { type Cents, cents, centsFromEuro, formatEuro } from '../../platform/values/money.ts';
import type { SuggestedPolicy } from './report-schema.ts';

type Priced = Pick<SuggestedPolicy, 'minimum_price' | 'installment' | 'is_price_indicative'>;

const PAYMENTS_A_YEAR: Readonly<Record<string, number>> = { 'al mese': 12, 'all’anno': 1 };

export type PlanTotal = {
  readonly yearlyCents: Cents;
  readonly monthlyCents: Cents;
  readonly count: number;
  /** The number excluded: priced by quote, or by days and trips. */
  readonly others: number;
};

/** The minimum cost of the suggestions, from our own prices only; null if there are none. */
export const planTotal = (policies: readonly Priced[]): PlanTotal | null => {
  const yearly = policies.flatMap(
    ({ minimum_price: price, installment, is_price_indicative: isIndicative }) => {
      const payments = PAYMENTS_A_YEAR[installment];
      return price === null || isIndicative || !payments ? [] : [centsFromEuro(price) * payments];
    },
  );
  if (yearly.length === 0) return null;
  const sum = yearly.reduce((total, each) => total + each, 0);
  return {
    yearlyCents: cents(sum),
    monthlyCents: cents(Math.ceil(sum / 12)),
    count: yearly.length,
    others: policies.length - yearly.length,
  };
};

/** `Da € 139,00 all’anno…`: what is included and what is not. Null if there is nothing to say. */
export const planTotalInWords = (policies: readonly Priced[]): string | null => {
  const total = planTotal(policies);
  if (!total) return null;
  const { yearlyCents, monthlyCents, count, others } = total;
  const what =
    count === 1
      ? 'è quanto costa almeno quella di cui abbiamo il prezzo'
      : `è quanto costano almeno le ${count} di cui abbiamo il prezzo`;
  return `Da ${formatEuro(yearlyCents)} all’anno, circa ${formatEuro(monthlyCents)} al mese: ${what}.${restInWords(others)}`;
};

const restInWords = (others: number) => {
  if (others === 0) return '';
  return others === 1
    ? ' L’altra qui non c’è: il suo prezzo dipende da te, e lo dice il preventivo.'
    : ` Le altre ${others} qui non ci sono: il loro prezzo dipende da te, e lo dice il preventivo.`;
};
