import type { Worker } from '@riparo/domain/understand/pension/rules-by-year.ts';
import type { PensionWhatIf } from '@riparo/domain/understand/pension/what-if.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import type { ReactNode } from 'react';
import styles from './IncomeGap.module.css';

type IncomeGapProps = {
  readonly whatIf: PensionWhatIf;
  readonly worker: Worker;
  /** The year of the tax rules for net incomes. */
  readonly rulesYear: number;
  readonly isOfToday: boolean;
};

const taxedAs: Readonly<Record<Worker, string>> = {
  employee: 'lavoro dipendente',
  selfEmployed: 'artigiani e commercianti',
};

/** The gap between the net pension and a net income, as bars and in words. */
export function IncomeGap({ whatIf, worker, rulesYear, isOfToday }: IncomeGapProps) {
  const { netIncomeCents: income, pensionCents, savingsCents, totalCents, missingCents } = whatIf;
  const longest = Math.max(income, totalCents, 1);
  const share = income > 0 ? Math.round((totalCents / income) * 100) : 100;
  return (
    <div className={styles['gap']}>
      <div className={styles['bars']}>
        <Bar
          name={isOfToday ? 'Reddito di oggi (netto)' : 'Reddito da qui in poi (netto)'}
          amount={formatWholeEuro(income)}
        >
          <rect width={(income / longest) * 100} height="6" className={styles['income']} />
        </Bar>
        <Bar name="Pensione stimata (netta)" amount={formatWholeEuro(pensionCents)}>
          <rect width={(pensionCents / longest) * 100} height="6" className={styles['pension']} />
          <rect
            x={(pensionCents / longest) * 100}
            width={(savingsCents / longest) * 100}
            height="6"
            className={styles['savings']}
          />
        </Bar>
      </div>
      <p>
        In tutto è circa <strong>{withArticle('il', `${share}%`)}</strong> di quello che ti resta in tasca
        lavorando.{' '}
        {missingCents > 0
          ? `Per vivere allo stesso modo mancano circa ${formatWholeEuro(missingCents)} al mese${closingWords(whatIf)}.`
          : 'Basta per vivere allo stesso modo.'}
      </p>
      <p className={styles['note']}>
        Cifre per ognuna delle 13 mensilità. Il reddito è al netto di contributi e tasse del {rulesYear} (
        {taxedAs[worker]}, senza altri redditi né familiari a carico): se lavori in un altro modo, cambialo in
        «Con le regole di oggi».
      </p>
    </div>
  );
}

/** Counted from zero: it includes current savings. */
const closingWords = ({ closingMonthlyCents, savingsCents }: PensionWhatIf) => {
  if (closingMonthlyCents === null) return '';
  const whole = formatWholeEuro(closingMonthlyCents);
  return savingsCents > 0
    ? `: servirebbero in tutto circa ${whole} di risparmio al mese`
    : `: servirebbero circa ${whole} di risparmio al mese, da qui alla pensione`;
};

type BarProps = { readonly name: string; readonly amount: string; readonly children: ReactNode };

function Bar({ name, amount, children }: BarProps) {
  return (
    <div>
      <p className={styles['caption']}>
        <span>{name}</span>
        <strong>{amount}</strong>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles['bar']} aria-hidden="true">
        <rect width="100" height="6" className={styles['track']} />
        {children}
      </svg>
    </div>
  );
}
