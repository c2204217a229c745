import type { PensionWhatIf } from '@riparo/domain/understand/pension/what-if.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../test/markup.ts';
import { IncomeGap } from './IncomeGap.tsx';

type Figures = {
  income: number;
  pension: number;
  savings?: number;
  missing?: number;
  closing?: number | null;
};

const gapOf = ({ income, pension, savings = 0, missing = 0, closing = null }: Figures, isOfToday = true) => {
  const whatIf = {
    netIncomeCents: cents(income),
    pensionCents: cents(pension),
    savingsCents: cents(savings),
    totalCents: cents(pension + savings),
    missingCents: cents(missing),
    closingMonthlyCents: closing === null ? null : cents(closing),
  } as PensionWhatIf;
  return <IncomeGap whatIf={whatIf} worker="employee" rulesYear={2026} isOfToday={isOfToday} />;
};
test("the income gap states the pension's share of the income, even none", () => {
  expect(wordsOf(gapOf({ income: 200_000, pension: 100_000, savings: 50_000 }))).toContain('75%');
  expect(wordsOf(gapOf({ income: 0, pension: 50_000 }))).toContain('100%');
  expect(wordsOf(gapOf({ income: 1, pension: 0 }))).toContain('lo 0%');
  expect(wordsOf(gapOf({ income: 1, pension: 1 }))).toContain('Reddito di oggi (netto)');
  expect(wordsOf(gapOf({ income: 1, pension: 1 }, false))).toContain('Reddito da qui in poi (netto)');
});

test('the income gap states what is missing, and what would close it', () => {
  const base = { income: 200_000, pension: 100_000 };
  expect(wordsOf(gapOf(base))).toContain('Basta per vivere allo stesso modo.');
  expect(wordsOf(gapOf({ ...base, missing: 1 }))).toContain('mancano');
  expect(wordsOf(gapOf({ ...base, missing: 100_000 }))).toContain('mancano circa € 1.000 al mese.');
  expect(wordsOf(gapOf({ ...base, missing: 100_000, closing: 30_000 }))).toContain(
    'al mese: servirebbero circa € 300 di risparmio al mese, da qui alla pensione.',
  );
  for (const savings of [1, 10_000])
    expect(wordsOf(gapOf({ ...base, missing: 90_000, savings, closing: 30_000 }))).toContain(
      ': servirebbero in tutto circa € 300 di risparmio al mese.',
    );
});
