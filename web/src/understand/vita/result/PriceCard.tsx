import { dayInRome, isoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { LifeQuote } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { effectiveDateOf } from '@riparo/domain/buy/products/vita/validity.ts';
import {
  type Cents,
  cents,
  centsFromEuro,
  formatEuro,
  formatWholeEuro,
} from '@riparo/domain/platform/values/money.ts';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Button } from '@riparo/ui/Button.tsx';
import type { Choice } from './choice.ts';
import styles from './PriceCard.module.css';
import { PriceFrame } from './PriceFrame.tsx';
import { useSettling } from './use-settling.ts';

// Comes after the first screen; who can not fetch it reads the rest.
const CallSentence = lazyPart(() =>
  import('../../../platform/calls/CallIfAsked.tsx').then(
    (part) => part.CallSentence,
    () => () => null,
  ),
);

type PriceCardProps = {
  readonly quote: LifeQuote;
  readonly choice: Choice;
  readonly monthlyCents: Cents;
  /** What stands here is not the stored quote but what the visitor is trying out. */
  readonly isChanged: boolean;
  readonly isGoingOn: boolean;
  readonly onDiscoverMore: () => void;
};

/** The figure the visitor came for, with what it buys and until when. */
export function PriceCard({
  quote,
  choice,
  monthlyCents,
  isChanged,
  isGoingOn,
  onDiscoverMore,
}: PriceCardProps) {
  const shownCents = useSettling(monthlyCents);
  const [today] = useState(() => dayInRome(new Date()));
  // A quote made of what is being tried out would be made today.
  const validUntil = isChanged ? effectiveDateOf(today) : isoDate(quote.effective_date);
  return (
    <PriceFrame
      amount={formatEuro(cents(shownCents))}
      sum={formatWholeEuro(centsFromEuro(choice.sum_assured))}
      duration={`${choice.duration} anni`}
      validUntil={<time dateTime={validUntil}>{writtenDate(validUntil)}</time>}
    >
      <Button
        look="light"
        wide
        busy={isGoingOn}
        icon={<ArrowRight size={20} aria-hidden="true" />}
        onClick={onDiscoverMore}
      >
        Scopri di più
      </Button>
      <p className={styles['note']}>
        {isChanged
          ? 'Salviamo questa versione del preventivo e ne parli con un consulente, senza impegno.'
          : 'Ne parli con un consulente, senza impegno.'}{' '}
        <Suspense>
          <CallSentence.Part />
        </Suspense>
      </p>
    </PriceFrame>
  );
}
