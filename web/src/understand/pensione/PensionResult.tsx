import type { PensionResult as Result } from '@riparo/domain/understand/pension/pension-calls.ts';
import { centsFromEuro, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import type { Worker } from '@riparo/domain/understand/pension/rules-by-year.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { Printer } from '@riparo/ui/icons/Printer.ts';
import { RotateCcw } from '@riparo/ui/icons/RotateCcw.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { paths } from '../../platform/router/paths.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { answeredFacts } from './answered-facts.ts';
import { PensionAssumptions } from './PensionAssumptions.tsx';
import styles from './PensionResult.module.css';
import { TodaysRules } from './TodaysRules.tsx';
import { WhatIf } from './WhatIf.tsx';

type PensionResultProps = {
  readonly result: Result;
  readonly answers: Answers;
  readonly onRecalculate: () => void;
};

/**
 * The estimate as one large figure, then what would change it, what today's law gives and how it was
 * computed.
 */
export function PensionResult({ result, answers, onRecalculate }: PensionResultProps) {
  const { estimatedIn: thisYear, username, yearOfRetirement, ageOfRetirement, yearOfBirth } = result;
  const monthly = centsFromEuro(result.pensionAmount);
  const [worker, setWorker] = useState<Worker>('employee');
  const years = yearOfRetirement - thisYear;
  return (
    <div className={styles['result']}>
      {/* No label: the page has the same name already, and screen readers would repeat it. */}
      <div className={styles['headline']}>
        <h1 tabIndex={-1}>{username}, ecco la tua stima</h1>
        <Card tone="deep">
          <p className={styles['label']}>La tua pensione mensile stimata</p>
          <p className={styles['amount']}>
            <span className={styles['about']}>circa</span> {formatWholeEuro(monthly)}
          </p>
          <p className={styles['label']}>
            netti al mese, per 13 mensilità: il conto dà {formatEuro(monthly)}
          </p>
          <dl className={styles['facts']}>
            <Fact name="Anno di pensionamento" value={yearOfRetirement} note={countdown(years)} />
            <Fact name="Età alla pensione" value={`${ageOfRetirement} anni`} />
            <Fact name="Anno di nascita" value={yearOfBirth} />
          </dl>
        </Card>
        <p className={styles['notice']}>
          È una stima, non una consulenza: le leggi, il lavoro e i rendimenti cambieranno, e con loro la
          cifra.
        </p>
      </div>

      <WhatIf
        facts={answeredFacts(answers, thisYear)}
        worker={worker}
        rulesYear={result.todaysRules[worker].rulesYear}
      />
      <TodaysRules result={result} worker={worker} onWorker={setWorker} />
      <PensionAssumptions result={result} career={Number(answers['career'])} />

      <section className={styles['next']} {...(years > 0 ? { 'aria-labelledby': 'prossimo-passo' } : {})}>
        {years > 0 && (
          <Card tone="sand">
            <h2 id="prossimo-passo">Vuoi colmare la differenza?</h2>
            <p>
              Un fondo pensione fa crescere i tuoi risparmi con un vantaggio fiscale. Un consulente ti spiega
              quanto servirebbe nel tuo caso, senza impegno.
            </p>
            <ButtonLink
              to={paths.quote('pensione-integrativa')}
              icon={<ArrowRight size={20} aria-hidden="true" />}
            >
              Scopri la pensione integrativa
            </ButtonLink>
          </Card>
        )}
        <div className={styles['actions']}>
          <Button look="secondary" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={onRecalculate}>
            Ricalcola
          </Button>
          <Button look="quiet" icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
            Stampa la stima
          </Button>
        </div>
      </section>
    </div>
  );
}

type FactProps = { readonly name: string; readonly value: string | number; readonly note?: string };

function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {note && <span className={styles['note']}>{note}</span>}
      </dd>
    </div>
  );
}

const countdown = (years: number) => {
  if (years > 1) return `tra ${years} anni`;
  if (years === 1) return 'tra un anno';
  return years === 0 ? 'quest’anno' : 'requisiti già raggiunti';
};
