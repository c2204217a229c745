import type { LifeQuote } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { DURATION_YEARS, SUM_ASSURED_EURO } from '@riparo/domain/buy/products/vita/choices.ts';
import {
  type Cents,
  cents,
  centsFromEuro,
  formatEuro,
  formatWholeEuro,
} from '@riparo/domain/platform/values/money.ts';
import { useId } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Slider } from '@riparo/ui/Slider.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './ChangeAnswers.module.css';
import { type Choice, isSameChoice } from './choice.ts';
import type { LifePrices } from './use-life-quote.ts';

type ChangeAnswersProps = {
  readonly prices: LifePrices;
  readonly choice: Choice;
  readonly quote: LifeQuote;
  readonly monthlyCents: Cents;
  readonly isSaving: boolean;
  readonly onChange: (choice: Choice) => void;
  readonly onReset: () => void;
  readonly onKeep: () => void;
};

const describeSum = (euro: number) => formatWholeEuro(centsFromEuro(euro));
const describeYears = (years: number) => `${years} anni`;

/** Change the sum or the duration, with the price at once. */
export function ChangeAnswers({ prices, choice, quote, onChange, ...rest }: ChangeAnswersProps) {
  const id = useId();
  // A person near the maximum age is offered fewer years.
  const longest =
    prices.status === 'ready'
      ? Math.max(quote.duration, ...prices.choices.map(({ duration }) => duration))
      : DURATION_YEARS.max;
  return (
    <Card as="section" labelledBy={`${id}-titolo`}>
      <div className={styles['texts']}>
        <h2 id={`${id}-titolo`}>E se cambi qualcosa?</h2>
        <p>Prova un altro capitale o un’altra durata: il prezzo si aggiorna subito.</p>
      </div>
      {prices.status === 'failed' ? (
        <Alert tone="warning" role="alert">
          <p>Non riusciamo a caricare gli altri prezzi. Il tuo preventivo qui sopra resta valido.</p>
          <Button look="secondary" onClick={prices.fetchAgain}>
            Riprova
          </Button>
        </Alert>
      ) : (
        <fieldset className={styles['sliders']} disabled={prices.status !== 'ready'}>
          <legend>
            <VisuallyHidden>Capitale e durata</VisuallyHidden>
          </legend>
          <Field id={`${id}-capitale`} label="Capitale assicurato">
            {(wiring) => (
              <Slider
                {...wiring}
                {...SUM_ASSURED_EURO}
                defaultValue={choice.sum_assured}
                format={describeSum}
                ends={[describeSum(SUM_ASSURED_EURO.min), describeSum(SUM_ASSURED_EURO.max)]}
                onValueChange={(sum_assured) => onChange({ ...choice, sum_assured })}
              />
            )}
          </Field>
          <Field id={`${id}-durata`} label="Durata">
            {(wiring) => (
              <Slider
                {...wiring}
                {...DURATION_YEARS}
                max={longest}
                defaultValue={choice.duration}
                format={describeYears}
                ends={[describeYears(DURATION_YEARS.min), describeYears(longest)]}
                onValueChange={(duration) => onChange({ ...choice, duration })}
              />
            )}
          </Field>
        </fieldset>
      )}
      <Comparison quote={quote} isChanged={!isSameChoice(choice, quote)} {...rest} />
    </Card>
  );
}

type ComparisonProps = Pick<
  ChangeAnswersProps,
  'quote' | 'monthlyCents' | 'isSaving' | 'onReset' | 'onKeep'
> & { readonly isChanged: boolean };

/** What the change costs or saves. Its space is reserved: nothing below moves while a slider does. */
function Comparison({ quote, monthlyCents, isChanged, isSaving, onReset, onKeep }: ComparisonProps) {
  const difference = monthlyCents - centsFromEuro(quote.total_amount);
  const amount = formatEuro(cents(Math.abs(difference)));
  return (
    <div className={styles['comparison']}>
      {isChanged ? (
        <>
          <p>
            <strong className={styles['price']}>{formatEuro(monthlyCents)}</strong> al mese{' '}
            <span className={styles['difference']}>
              {difference === 0
                ? 'come prima'
                : `${amount} ${difference > 0 ? 'in più' : 'in meno'} di prima`}
            </span>
          </p>
          <div className={styles['actions']}>
            <Button look="secondary" busy={isSaving} onClick={onKeep}>
              Salva questo preventivo
            </Button>
            <Button look="quiet" onClick={onReset}>
              Torna a quello di prima
            </Button>
          </div>
        </>
      ) : (
        <p className={styles['hint']}>Finché non cambi nulla, vale il prezzo qui sopra.</p>
      )}
    </div>
  );
}
