import styles from './Summary.module.css';
import { Card } from '@riparo/ui/Card.tsx';
import { OnTheSlopes } from '../../../../platform/pictures/OnTheSlopes.tsx';
import { useCurrentAnswers } from '../given.ts';
import { promoCodeIn } from '@riparo/domain/buy/products/ski/answers.ts';
import {
  describeDuration,
  describePeople,
  PACKAGE_NAMES,
  type SkiChoice,
} from '@riparo/domain/buy/products/ski/choice.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { priceSki, type SkiPrice } from '@riparo/domain/buy/products/ski/price.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { ChevronUp } from '@riparo/ui/icons/ChevronUp.ts';
import { useState } from 'react';
import { Sheet } from '@riparo/ui/Dialog.tsx';
import { AnnouncedWhenChanged } from '@riparo/ui/AnnouncedWhenChanged.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { useLocation } from '../../../../platform/router/router.tsx';
import { STEP } from '../../../../platform/router/paths.ts';
import { RESULT } from '../../../../platform/wizard/step-address.ts';
import { isTooShort } from '@riparo/domain/buy/deal/withdrawal.ts';
import { withdrawalInWords } from '@riparo/domain/buy/deal/withdrawal-texts.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import {
  dayInRome,
  formatItalianDate,
  isIsoDate,
  type IsoDate,
} from '@riparo/domain/platform/values/calendar.ts';
import { coverageOf } from '@riparo/domain/buy/products/ski/coverage.ts';
import { SKI_PRICE_LINES } from '@riparo/domain/buy/products/ski/price-lines.ts';
import { endDateOf } from '@riparo/domain/buy/products/ski/start.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { CircleCheck } from '@riparo/ui/icons/CircleCheck.ts';

const lastDay = (choice: SkiChoice, start: IsoDate) => endDateOf(choice, start, dayInRome(new Date()));

type PolicyFactsProps = {
  readonly given: Partial<Answers>;
  /** Beside the questions there is room only for the names and limits of the covers. */
  readonly isBrief?: boolean;
};

/** Package, people, duration, price and covers. */
export function PolicyFacts({ given, isBrief = false }: PolicyFactsProps) {
  const choice = choiceIn(given);
  const { startDate } = given;
  const start = typeof startDate === 'string' && isIsoDate(startDate) ? startDate : null;
  return (
    <div className={styles['facts']}>
      <dl className={styles['list']}>
        <div>
          <dt>Pacchetto</dt>
          <dd>{PACKAGE_NAMES[choice.policyType]}</dd>
        </div>
        <div>
          <dt>Assicurati</dt>
          <dd>{describePeople(choice)}</dd>
        </div>
        <div>
          <dt>Durata</dt>
          <dd>
            {describeDuration(choice)}
            {start && (
              <span className={styles['dates']}>
                {withArticle('dal', formatItalianDate(start))}{' '}
                {withArticle('al', formatItalianDate(lastDay(choice, start)))}
              </span>
            )}
          </dd>
        </div>
        {start && (
          <div>
            <dt>Ripensarci</dt>
            <dd>{withdrawalInWords(isTooShort(start, lastDay(choice, start)))}</dd>
          </div>
        )}
        <div className={styles['total']}>
          <dt>{SKI_PRICE_LINES.total}</dt>
          <dd>
            <Price price={priceSki(choice, promoCodeIn(given))} />
          </dd>
        </div>
      </dl>
      <h3 className={styles['covers']}>Che cosa copre</h3>
      <ul className={styles['coverage']}>
        {coverageOf(choice).map(({ name, limit, text }) => (
          <li key={name}>
            <CircleCheck size={22} aria-hidden="true" />
            <p>
              <strong>{name}</strong> {limit}
              {!isBrief && <span className={styles['text']}>{text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The summary of the answers: beside the questions on a desktop, below them on a phone. */
export function Summary({ at }: { readonly at: 'side' | 'edge' }) {
  return at === 'side' ? <SummaryCard /> : <SummaryBar />;
}

/** What is being bought and what it costs, beside the questions. */
function SummaryCard() {
  const given = useCurrentAnswers();
  return (
    <Card as="aside" tone="sage" labelledBy="riepilogo">
      <div className={styles['picture']}>
        <OnTheSlopes />
      </div>
      <h2 id="riepilogo" className={styles['title']}>
        La tua polizza sci
      </h2>
      <PolicyFacts given={given} isBrief />
    </Card>
  );
}

/** The same on a phone: a bar at the bottom that opens into a sheet. */
function SummaryBar() {
  const given = useCurrentAnswers();
  const [isOpen, setOpen] = useState(false);
  const choice = choiceIn(given);
  const price = priceSki(choice, promoCodeIn(given));
  const isAsking = new URLSearchParams(useLocation().search).get(STEP) !== RESULT;
  if (!isAsking) return null;
  return (
    <>
      {/* On a desktop too, without the visible bar: the card beside the questions is far from them for a
          screen reader. */}
      <AnnouncedWhenChanged text={`Prezzo: ${formatEuro(price.totalCents)} per ${describePeople(choice)}`} />
      <div className={styles['below']}>
        <button type="button" className={styles['bar']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className={styles['brief']}>
            <span>
              {PACKAGE_NAMES[choice.policyType]} · {describeDuration(choice)}
            </span>
            <span className={styles['people']}>{describePeople(choice)}</span>
          </span>
          <span className={styles['amount']}>
            <Price price={price} />
          </span>
          <ChevronUp size={22} aria-hidden="true" />
          <VisuallyHidden>Apri il riepilogo</VisuallyHidden>
        </button>
        <Sheet open={isOpen} onClose={() => setOpen(false)} title="La tua polizza sci">
          <PolicyFacts given={given} />
        </Sheet>
      </div>
    </>
  );
}

/** The price; with a discount also the full one. */
export function Price({ price }: { readonly price: SkiPrice }) {
  const { totalCents, listCents, discountCents } = price;
  return (
    <span className={styles['price']}>
      {discountCents > 0 && (
        <s className={styles['before']}>
          <VisuallyHidden>{SKI_PRICE_LINES.list}: </VisuallyHidden>
          {formatEuro(listCents)}
        </s>
      )}{' '}
      <strong>
        {discountCents > 0 && <VisuallyHidden>Prezzo scontato: </VisuallyHidden>}
        {formatEuro(totalCents)}
      </strong>
    </span>
  );
}
