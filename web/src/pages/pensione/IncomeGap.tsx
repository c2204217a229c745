import { withArticle } from '@riparo/domain/values/article.ts';
import type { TodaysPensionResult } from '@riparo/domain/contract/pension-calls.ts';
import { type Cents, cents, formatEuro, formatWholeEuro } from '@riparo/domain/values/money.ts';
import styles from './IncomeGap.module.css';

type IncomeGapProps = {
  readonly pension: Cents;
  readonly today: TodaysPensionResult;
};

/** What the pension leaves uncovered of today's income, net beside net, as bars and in words. */
export function IncomeGap({ pension, today }: IncomeGapProps) {
  const income = cents(today.netIncomePerPaymentCents);
  const byTodaysRules = cents(today.monthlyCents);
  const share = Math.round((pension / income) * 100);
  const missing = cents(Math.max(0, income - pension));
  const longest = Math.max(pension, income, byTodaysRules);
  return (
    <section aria-labelledby="differenza" className={styles['gap']}>
      <h2 id="differenza">Rispetto al reddito di oggi</h2>
      <div className={styles['bars']}>
        <Bar name="Reddito di oggi (netto)" amount={income} longest={longest} tone="income" />
        <Bar name="Pensione stimata (netta)" amount={pension} longest={longest} tone="pension" />
        <Bar
          name={`Con le regole del ${today.rulesYear} (netta)`}
          amount={byTodaysRules}
          longest={longest}
          tone="today"
        />
      </div>
      <p>
        Oggi, tolti contributi e tasse del {today.rulesYear}, ti restano circa {formatEuro(income)} per ognuna
        delle 13 mensilità; la pensione stimata ne vale <strong>{withArticle('il', `${share}%`)}</strong>.{' '}
        {missing > 0
          ? `Se vorrai spendere quanto oggi, ogni mese mancheranno circa ${formatWholeEuro(missing)}: è la parte che conviene cominciare a costruire.`
          : 'Se la tua carriera andrà così, la pensione basterà a mantenere il reddito di oggi.'}
      </p>
    </section>
  );
}

type BarProps = {
  readonly name: string;
  readonly amount: Cents;
  readonly longest: number;
  readonly tone: 'income' | 'pension' | 'today';
};

function Bar({ name, amount, longest, tone }: BarProps) {
  return (
    <div>
      <p className={styles['caption']}>
        <span>{name}</span>
        <strong>{formatEuro(amount)}</strong>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true">
        <rect width="100" height="6" className={styles['track']} />
        <rect width={(amount / longest) * 100} height="6" className={styles[tone]} />
      </svg>
    </div>
  );
}
