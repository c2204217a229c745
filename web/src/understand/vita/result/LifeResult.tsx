import type { LifePriceChoice, LifeQuote } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import { centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { Pencil } from '@riparo/ui/icons/Pencil.ts';
import { Printer } from '@riparo/ui/icons/Printer.ts';
import { useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { SaidWhenChanged } from '@riparo/ui/SaidWhenChanged.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { ChangeAnswers } from './ChangeAnswers.tsx';
import { type Choice, findPrice, isSameChoice } from './choice.ts';
import styles from './LifeResult.module.css';
import { LifeAssumptions } from './LifeAssumptions.tsx';
import { NeighbourPrices } from './NeighbourPrices.tsx';
import { PriceCard } from './PriceCard.tsx';
import { PriceMakeUp } from './PriceMakeUp.tsx';
import type { LifePrices } from './use-life-quote.ts';
import { useGoingOn } from './use-going-on.ts';

type LifeResultProps = { readonly quote: LifeQuote; readonly prices: LifePrices };

const noPrices: readonly LifePriceChoice[] = [];

/** The price as one large figure, then what changes it, what it is made of and how it was computed. */
export function LifeResult({ quote, prices }: LifeResultProps) {
  const [choice, setChoice] = useState<Choice>(quote);
  // Whoever picks a neighbour moves the sliders too: they begin anew, at the picked place.
  const [picks, setPicks] = useState(0);
  const pick = (picked: Choice) => {
    setChoice(picked);
    setPicks(picks + 1);
  };
  const changing = useRef<HTMLDivElement>(null);
  const reset = () => {
    pick(quote);
    // The button goes away with the change: the focus stays where it was.
    changing.current?.focus();
  };
  const choices = prices.status === 'ready' ? prices.choices : noPrices;
  const price = findPrice(choices, choice);
  const quotedCents = centsFromEuro(quote.total_amount);
  const isChanged = !isSameChoice(choice, quote);
  const monthlyCents = isChanged && price ? centsFromEuro(price.priceCents / 100) : quotedCents;
  const { pending, warning, discoverMore, keep } = useGoingOn(quote, choice, monthlyCents);

  return (
    <div className={styles['parts']}>
      <div className={styles['headline']}>
        <PriceCard
          quote={quote}
          choice={choice}
          monthlyCents={monthlyCents}
          isChanged={isChanged}
          isGoingOn={pending === 'discoverMore'}
          onDiscoverMore={discoverMore}
        />
        <SaidWhenChanged text={`Prezzo per ${choice.duration} anni: ${formatEuro(monthlyCents)} al mese`} />
        {warning && <FormWarning>{warning}</FormWarning>}
      </div>

      <div ref={changing} tabIndex={-1} className={styles['changing']}>
        <ChangeAnswers
          key={`${prices.status} ${picks}`}
          prices={prices}
          choice={choice}
          quote={quote}
          monthlyCents={monthlyCents}
          isKeeping={pending === 'keep'}
          onChange={setChoice}
          onReset={reset}
          onKeep={keep}
        />
      </div>
      {price && <PriceMakeUp parts={price.parts} monthlyCents={monthlyCents} />}
      {prices.status === 'ready' && (
        <NeighbourPrices choices={prices.choices} choice={choice} onPick={pick} />
      )}
      {prices.status === 'loading' && <Skeleton shape="card" />}
      <LifeAssumptions />

      <div className={styles['actions']}>
        {/* What is only tried out is no quote to take away. */}
        {!isChanged && (
          <>
            <a href={quotePdfPath(quote.uuid)} download className={buttonClass('secondary', false)}>
              <span>Scarica il preventivo in PDF</span>
              <Download size={20} aria-hidden="true" />
            </a>
            <Button
              look="quiet"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Stampa
            </Button>
          </>
        )}
        <ButtonLink to={paths.lifeQuote} look="quiet" icon={<Pencil size={20} aria-hidden="true" />}>
          Cambia le altre risposte
        </ButtonLink>
      </div>
    </div>
  );
}
