import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { type IsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PensionResult, TodaysPensionResult } from '@riparo/domain/understand/pension/pension-calls.ts';
import { type Cents, cents, centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
import {
  PURE_CONTRIBUTORY_SINCE,
  type PensionRules,
  pensionRulesOf,
  type Worker,
  workers,
} from '@riparo/domain/understand/pension/rules-by-year.ts';
import { ageInWords } from '@riparo/domain/understand/pension/age-in-words.ts';
import { agesInWords, bracketsInWords, lateAge } from '@riparo/domain/understand/pension/rules-in-words.ts';
import { REVALUATION } from '@riparo/domain/understand/pension/tariff.ts';
import { formatPercent } from '@riparo/domain/platform/values/percent.ts';
import type { ReactNode } from 'react';
import { ChoiceCard } from '@riparo/ui/ChoiceCard.tsx';
import { Fold } from '@riparo/ui/Fold.tsx';
import styles from './TodaysRules.module.css';

const labels: Readonly<Record<Worker, string>> = {
  employee: 'Dipendente',
  selfEmployed: 'Artigiano o commerciante',
};

const euro = (amount: number) => formatEuro(centsFromEuro(amount));
const percent = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3 });

type TodaysRulesProps = {
  readonly result: PensionResult;
  readonly worker: Worker;
  readonly onWorker: (worker: Worker) => void;
};

/** The same person under the law of the given year: net beside net, never instead of the estimate. */
export function TodaysRules({ result, worker, onWorker }: TodaysRulesProps) {
  const pension = result.todaysRules[worker];
  const rules = pensionRulesOf(pension.rulesYear);
  return (
    <section aria-labelledby="regole-di-oggi" className={styles['section']}>
      <h2 id="regole-di-oggi">Con le regole di oggi</h2>
      <p>
        La tua stima usa le regole del 2020 e un margine di prudenza. Accanto trovi la stessa carriera con le
        regole del {rules.year}, senza margine.
      </p>
      <fieldset className={styles['workers']}>
        <legend>Come lavori?</legend>
        {workers.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name="worker"
            label={labels[each]}
            description={`Contributi: ${percent.format(rules.contributionRate[each] * 100)}% del reddito`}
            checked={each === worker}
            onChange={() => onWorker(each)}
          />
        ))}
      </fieldset>
      <div className={styles['figures']} aria-live="polite">
        <Figure name="La tua stima" amount={centsFromEuro(result.pensionAmount)}>
          dal {result.yearOfRetirement}, a {result.ageOfRetirement} anni
        </Figure>
        <Figure name={`Regole del ${rules.year}`} amount={cents(pension.monthlyCents)} strong>
          dal {writtenDate(firstDay(pension))}, a {ageInWords(pension)}
        </Figure>
      </div>
      {pension.waitsFor && <p>{waiting[pension.waitsFor](rules)}</p>}
      {result.pot.some(({ year }) => year <= PURE_CONTRIBUTORY_SINCE) && (
        <p>
          Se hai contributi versati prima del {PURE_CONTRIBUTORY_SINCE}, anche pochi, il tuo calcolo è misto:
          per quegli anni contano gli stipendi e la cifra vera può essere diversa. Te la dice l’INPS.
        </p>
      )}
      <Fold title={`Le regole del ${rules.year}, una per una`} size="small">
        <RulesInWords rules={rules} pension={pension} worker={worker} />
      </Fold>
    </section>
  );
}

type FigureProps = {
  readonly name: string;
  readonly amount: Cents;
  readonly strong?: boolean;
  readonly children: ReactNode;
};

function Figure({ name, amount, strong, children }: FigureProps) {
  return (
    <div className={styles['figure']} data-strong={strong}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['amount']}>{formatEuro(amount)}</p>
      <p className={styles['name']}>netti al mese, per 13 mensilità</p>
      <p className={styles['when']}>{children}</p>
    </div>
  );
}

type RulesInWordsProps = {
  readonly rules: PensionRules;
  readonly pension: TodaysPensionResult;
  readonly worker: Worker;
};

function RulesInWords({ rules, pension, worker }: RulesInWordsProps) {
  return (
    <ul className={styles['rules']}>
      <li>
        <strong>Età.</strong> {agesInWords(rules.ages)}. Poi crescerà ancora con la speranza di vita: di
        quanto, oggi non lo dice nessuna legge.
      </li>
      <li>
        <strong>Requisiti.</strong> {rules.contributionYears} anni di contributi e un importo di almeno{' '}
        {euro(rules.minimumMonthly)} lordi al mese (l’assegno sociale). A {lateAge(rules)} anni, adeguati allo
        stesso modo, bastano {rules.lateContributionYears} anni di contributi.
      </li>
      <li>
        <strong>Contributi.</strong> Il {percent.format(rules.contributionRate[worker] * 100)}% del reddito,
        fino a {euro(rules.contributionCeiling)} l’anno
        {rules.contributionFloor[worker] > 0 && ` e su almeno ${euro(rules.contributionFloor[worker])}`}; il
        montante si rivaluta {withArticle('del', formatPercent(REVALUATION - 1))} l’anno, come nella stima.
      </li>
      <li>
        <strong>Coefficiente.</strong> {percent.format(pension.coefficientPercent)}% alla tua età (decreto del
        20 novembre 2024): {formatEuro(cents(pension.grossYearlyCents))} lordi l’anno.
      </li>
      <li>
        <strong>Tasse.</strong> IRPEF al {bracketsInWords(rules.brackets)} con le detrazioni per pensionati
        del {rules.year} ({formatEuro(cents(pension.taxYearlyCents))} l’anno) e addizionali locali del{' '}
        {percent.format(rules.localTaxRate * 100)}% ({formatEuro(cents(pension.localTaxYearlyCents))}).
      </li>
      <li>
        <strong>Per chi vale.</strong> Per chi versa all’INPS come dipendente, artigiano o commerciante. La
        gestione separata e le casse dei professionisti hanno aliquote proprie.
      </li>
    </ul>
  );
}

const firstDay = ({ year, month }: TodaysPensionResult) =>
  `${year}-${String(month).padStart(2, '0')}-01` as IsoDate;

const waiting = {
  years: (rules: PensionRules) =>
    `Parte dopo l’età ordinaria perché prima mancano ${rules.contributionYears} anni di contributi: a ${lateAge(rules)} anni, adeguati alla speranza di vita, ne bastano ${rules.lateContributionYears}.`,
  amount: (rules: PensionRules) =>
    `Parte dopo l’età ordinaria perché prima l’importo sarebbe sotto l’assegno sociale (${euro(rules.minimumMonthly)} lordi al mese): la legge fa aspettare che lo raggiunga, al più tardi fino a ${lateAge(rules)} anni adeguati alla speranza di vita.`,
} as const;
