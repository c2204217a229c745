import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import type { ToDo } from '@riparo/domain/people/personal-area/to-do.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import { showDeal } from './show-deal.ts';
import { ProductPicture } from '../../../platform/pictures/ProductPicture.tsx';
import styles from './ToDoList.module.css';
import { lastDayInWords, toDoInWords } from './to-do-words.ts';

type ToDoListProps = {
  /** The most urgent first. */
  readonly toDo: readonly ToDo[];
  readonly deals: readonly OwnDeal[];
  readonly quotes: PersonalArea['lifeQuotes'];
  readonly today: IsoDate;
};

type Told = ToDo & NonNullable<ReturnType<typeof toDoInWords>> & { readonly day: string | null };

/** What there is to do: the first with its button, the others a line each. */
export function ToDoList({ toDo, deals, quotes, today }: ToDoListProps) {
  const [first, ...others] = toDo.flatMap((each): Told[] => {
    const words = toDoInWords(each, deals, quotes);
    return words ? [{ ...each, ...words, day: each.by && lastDayInWords(each.by, today) }] : [];
  });
  if (!first) return null;
  return (
    <section className={styles['section']} aria-labelledby="da-fare">
      <h2 id="da-fare">Da fare</h2>
      <ol className={styles['list']}>
        <FirstToDo told={first} />
        {others.map((told) => (
          <OtherToDo key={`${told.kind} ${told.uuid}`} told={told} />
        ))}
      </ol>
    </section>
  );
}

function FirstToDo({ told }: { readonly told: Told }) {
  const { title, text, action, day, isPressing, productKey, path, uuid } = told;
  const label = `${action}: ${title}`;
  return (
    <li className={styles['first']}>
      <div className={styles['words']}>
        <h3>{title}</h3>
        <p>{text}</p>
        {day && (
          <p className={styles['day']} data-pressing={isPressing || undefined}>
            {day}
          </p>
        )}
      </div>
      <div className={styles['picture']}>
        <ProductPicture productKey={productKey} />
      </div>
      <div className={styles['action']}>
        {path === null ? (
          <Button look="light" aria-label={label} onClick={() => showDeal(uuid)}>
            {action}
          </Button>
        ) : (
          <ButtonLink to={path} look="light" aria-label={label}>
            {action}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function OtherToDo({ told }: { readonly told: Told }) {
  const { title, text, day, isPressing, path, uuid } = told;
  const content = (
    <>
      <span className={styles['lines']}>
        <strong>{title}</strong>
        <span className={styles['why']}>
          {day && <span data-pressing={isPressing || undefined}>{day}. </span>}
          {text}
        </span>
      </span>
      <ArrowRight size={20} aria-hidden="true" className={styles['arrow']} />
    </>
  );
  return (
    <li className={styles['other']}>
      {path === null ? (
        <button type="button" className={styles['line']} onClick={() => showDeal(uuid)}>
          {content}
        </button>
      ) : (
        <SiteLink to={path} className={styles['line']}>
          {content}
        </SiteLink>
      )}
    </li>
  );
}
