import type { PensionFacts } from '@riparo/domain/understand/pension/estimate.ts';
import type { Worker } from '@riparo/domain/understand/pension/rules-by-year.ts';
import {
  isEarly,
  pensionWhatIf,
  initialWishes,
  wishLimits,
  type PensionWishes,
  type WishLimits,
} from '@riparo/domain/understand/pension/what-if.ts';
import { RETIREMENT_AGE } from '@riparo/domain/understand/pension/tariff.ts';
import { formatWholeEuro, cents } from '@riparo/domain/platform/values/money.ts';
import { RotateCcw } from '@riparo/ui/icons/RotateCcw.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { IncomeGap } from './IncomeGap.tsx';
import { PotChart } from './PotChart.tsx';
import styles from './WhatIf.module.css';
import { Field } from '@riparo/ui/Field.tsx';
import { Slider } from '@riparo/ui/Slider.tsx';

type WishSlidersProps = {
  readonly limits: WishLimits;
  readonly wishes: PensionWishes;
  readonly onChange: (wishes: PensionWishes) => void;
};

const PRESSES = 20;

/** What the customer may decide or hope for, a slider each. */
function WishSliders({ limits, wishes, onChange }: WishSlidersProps) {
  const { age, income, saved } = limits;
  return (
    <>
      {age.min < age.max && (
        <Field id="wish-age" label="Quando smetti di lavorare">
          {(wiring) => (
            <Slider
              {...wiring}
              {...age}
              defaultValue={wishes.retirementAge}
              moves="l’età"
              format={(value) => `a ${value} anni`}
              onValueChange={(value) => onChange({ ...wishes, retirementAge: value })}
            />
          )}
        </Field>
      )}
      <Field id="wish-income" label="Reddito lordo all’anno, da qui in poi">
        {(wiring) => (
          <Slider
            {...wiring}
            {...income}
            buttonStep={Math.round((income.max - income.min) / PRESSES / income.step) * income.step}
            defaultValue={wishes.grossIncomeCents}
            moves="il reddito"
            format={(value) => formatWholeEuro(cents(value))}
            onValueChange={(value) => onChange({ ...wishes, grossIncomeCents: cents(value) })}
          />
        )}
      </Field>
      <Field id="wish-saved" label="Risparmio al mese per la pensione">
        {(wiring) => (
          <Slider
            {...wiring}
            {...saved}
            buttonStep={5 * saved.step}
            defaultValue={wishes.savedMonthlyCents}
            moves="il risparmio"
            format={(value) => formatWholeEuro(cents(value))}
            onValueChange={(value) => onChange({ ...wishes, savedMonthlyCents: cents(value) })}
          />
        )}
      </Field>
    </>
  );
}

type WhatIfProps = { readonly facts: PensionFacts; readonly worker: Worker; readonly rulesYear: number };

/** The gap to today's income, net beside net, with sliders: every figure follows at once. */
export function WhatIf({ facts, worker, rulesYear }: WhatIfProps) {
  const atRest = initialWishes(facts);
  const limits = wishLimits(facts);
  const [wishes, setWishes] = useState(atRest);
  // The sliders are uncontrolled: remount them to reset them.
  const [round, setRound] = useState(0);
  const whatIf = pensionWhatIf(facts, wishes, worker);
  const isMoved =
    wishes.retirementAge !== atRest.retirementAge ||
    wishes.grossIncomeCents !== atRest.grossIncomeCents ||
    wishes.savedMonthlyCents !== atRest.savedMonthlyCents;
  const reset = () => {
    setWishes(atRest);
    setRound(round + 1);
  };
  return (
    <section aria-labelledby="e-se" className={styles['whatIf']}>
      <div className={styles['head']}>
        <h2 id="e-se">{limits ? 'E se cambiasse qualcosa?' : 'Rispetto al reddito di oggi'}</h2>
        {limits && (
          <p>Sposta i cursori: la cifra e il grafico cambiano subito. La tua stima resta qui sopra.</p>
        )}
      </div>
      <div className={styles['board']}>
        <div className={styles['figure']}>
          <p className={styles['name']}>
            A {whatIf.ageOfRetirement} anni, nel {whatIf.yearOfRetirement}
          </p>
          <p role="status" className={styles['amount']}>
            circa {formatWholeEuro(whatIf.totalCents)}
          </p>
          <p className={styles['name']}>
            netti al mese
            {whatIf.savingsCents > 0 && `, di cui ${formatWholeEuro(whatIf.savingsCents)} dai tuoi risparmi`}
          </p>
        </div>
        {limits && (
          <div className={styles['sliders']}>
            <WishSliders key={round} limits={limits} wishes={wishes} onChange={setWishes} />
            {isEarly(whatIf.ageOfRetirement) && (
              <p className={styles['note']}>
                Prima dei {RETIREMENT_AGE} anni la legge chiede requisiti in più, che qui non controlliamo:
                prendi la cifra come un’idea.
              </p>
            )}
            {isMoved && (
              <Button look="quiet" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={reset}>
                Torna alla stima
              </Button>
            )}
          </div>
        )}
        <div className={styles['gap']}>
          <IncomeGap
            whatIf={whatIf}
            worker={worker}
            rulesYear={rulesYear}
            isOfToday={wishes.grossIncomeCents === atRest.grossIncomeCents}
          />
        </div>
      </div>
      <PotChart
        whatIf={whatIf}
        atRest={isMoved ? pensionWhatIf(facts, atRest, worker) : whatIf}
        thisYear={facts.thisYear}
      />
    </section>
  );
}
