import { isTooShort } from '@riparo/domain/buy/deal/withdrawal.ts';
import { withdrawalInWords } from '@riparo/domain/buy/deal/withdrawal-texts.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import {
  dayInRome,
  formatItalianDate,
  isIsoDate,
  type IsoDate,
} from '@riparo/domain/platform/values/calendar.ts';
import { promoCodeIn } from '@riparo/domain/buy/products/ski/answers.ts';
import {
  describeDuration,
  describePeople,
  PACKAGE_NAMES,
  type SkiChoice,
} from '@riparo/domain/buy/products/ski/choice.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { coverageOf } from '@riparo/domain/buy/products/ski/coverage.ts';
import { priceSki } from '@riparo/domain/buy/products/ski/price.ts';
import { SKI_PRICE_LINES } from '@riparo/domain/buy/products/ski/price-lines.ts';
import { endDateOf } from '@riparo/domain/buy/products/ski/start.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { CircleCheck } from '@riparo/ui/icons/CircleCheck.ts';
import { Price } from './Price.tsx';
import styles from './PolicyFacts.module.css';

const lastDay = (choice: SkiChoice, start: IsoDate) => endDateOf(choice, start, dayInRome(new Date()));

type PolicyFactsProps = {
  readonly given: Partial<Answers>;
  /** Beside the questions there is room for the names and limits of what is covered, not for more. */
  readonly isBrief?: boolean;
};

/** Package, people, duration, price, and what is covered. */
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
