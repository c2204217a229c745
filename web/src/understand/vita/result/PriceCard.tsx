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
import { Suspense, useState, useEffect, useRef } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Button } from '@riparo/ui/Button.tsx';
import type { Choice } from './choice.ts';
import styles from './PriceCard.module.css';
import { PriceFrame } from './PriceFrame.tsx';

const SETTLES_MS = 320;
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Animates a figure to its new value; at once with reduced motion. */
function useSettling(target: number): number {
  const [shown, setShown] = useState(target);
  const current = useRef(target);

  useEffect(() => {
    const from = current.current;
    const show = (value: number) => {
      current.current = value;
      setShown(value);
    };
    if (from === target) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(target);
      return;
    }
    let begun: number | undefined;
    let frame = requestAnimationFrame(function run(now) {
      begun ??= now;
      const part = Math.min(1, (now - begun) / SETTLES_MS);
      show(Math.round(from + (target - from) * easeOut(part)));
      if (part < 1) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}

// Loaded after the first screen; if it fails, the rest is readable.
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
  /** This is not the stored quote but what the visitor is trying out. */
  readonly isChanged: boolean;
  readonly isProceeding: boolean;
  readonly onDiscoverMore: () => void;
};

/** The figure the visitor came for, with what it buys and how long it is valid. */
export function PriceCard({
  quote,
  choice,
  monthlyCents,
  isChanged,
  isProceeding,
  onDiscoverMore,
}: PriceCardProps) {
  const shownCents = useSettling(monthlyCents);
  const [today] = useState(() => dayInRome(new Date()));
  // A quote for this choice would be made today.
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
        busy={isProceeding}
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
