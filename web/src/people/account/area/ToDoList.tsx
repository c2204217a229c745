import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import type { ToDo, ToDoKind } from '@riparo/domain/people/personal-area/to-do.ts';
import { type IsoDate, addDays, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import { showDeal } from './show-deal.ts';
import { ProductPicture } from '../../../platform/pictures/ProductPicture.tsx';
import styles from './ToDoList.module.css';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';

type Words = { readonly title: string; readonly text: string; readonly action: string };
type LifeQuote = PersonalArea['lifeQuotes'][number];

const RESUME = 'Riprendi l’acquisto';

const aboutDeal: Readonly<Record<Exclude<ToDoKind, 'quote'>, (product: string, isPaid: boolean) => Words>> = {
  sign: (product, isPaid) => ({
    title: `Firma i documenti di ${product}`,
    text: isPaid
      ? 'Hai pagato: la copertura comincia il giorno dopo la firma.'
      : 'Li leggi, li firmi con un codice, poi paghi.',
    action: 'Firma ora',
  }),
  pay: (product) => ({
    title: `Paga ${product}`,
    text: 'Hai firmato: la copertura comincia il giorno dopo il pagamento.',
    action: 'Paga ora',
  }),
  renew: (product) => ({
    title: `Rinnova ${product}`,
    text: 'Per continuare un altro anno basta pagare: non c’è nulla da firmare.',
    action: 'Paga ora',
  }),
  plate: (product) => ({
    title: 'Scrivi il codice del contrassegno',
    text: `Manca a ${product}: lo indichi fino al giorno prima dell’inizio.`,
    action: 'Scrivi il codice',
  }),
  confirm: (product) => ({
    title: `Conferma ${product}`,
    text: 'I tuoi dati sono salvati: confermi, firmi e alla fine paghi.',
    action: RESUME,
  }),
  complete: (product) => ({
    title: `Completa i dati per ${product}`,
    text: 'Hai cominciato l’acquisto: mancano ancora alcune risposte.',
    action: RESUME,
  }),
  buy: (product) => ({
    title: `Completa l’acquisto di ${product}`,
    text: 'I tuoi dati sono salvati: manca il pagamento.',
    action: RESUME,
  }),
};

/** A to-do entry in words with its picture; null for entries that no longer exist. */
export function describeTask(
  { kind, uuid }: ToDo,
  deals: readonly OwnDeal[],
  quotes: readonly LifeQuote[],
): (Words & { readonly productKey: string }) | null {
  if (kind === 'quote') {
    const quote = quotes.find((each) => each.uuid === uuid);
    return quote ? { ...aboutQuote(quote), productKey: 'vita' } : null;
  }
  const deal = deals.find((each) => each.uuid === uuid);
  if (!deal) return null;
  const { product, startsOn } = deal;
  return { ...aboutDeal[kind](product.title, startsOn !== null), productKey: product.key };
}

const aboutQuote = ({ monthlyCents }: LifeQuote): Words => ({
  title: 'Il tuo preventivo vita sta per scadere',
  text:
    monthlyCents === null
      ? 'Poi si rifà in un minuto, con l’età che hai quel giorno.'
      : `${formatEuro(cents(monthlyCents))} al mese: poi si rifà, con l’età che hai quel giorno.`,
  action: 'Guarda il preventivo',
});

/** The last day in words. */
export function lastDayInWords(by: IsoDate, today: IsoDate): string {
  if (by <= today) return 'Entro oggi';
  if (by === addDays(today, 1)) return 'Entro domani';
  return `Entro ${withArticle('il', writtenDate(by))}`;
}

type ToDoListProps = {
  /** The most urgent first. */
  readonly toDo: readonly ToDo[];
  readonly deals: readonly OwnDeal[];
  readonly quotes: PersonalArea['lifeQuotes'];
  readonly today: IsoDate;
};

type DescribedTask = ToDo & NonNullable<ReturnType<typeof describeTask>> & { readonly day: string | null };

/** The to-do list: the first entry with its button, the others a line each. */
export function ToDoList({ toDo, deals, quotes, today }: ToDoListProps) {
  const [first, ...others] = toDo.flatMap((each): DescribedTask[] => {
    const words = describeTask(each, deals, quotes);
    return words ? [{ ...each, ...words, day: each.by && lastDayInWords(each.by, today) }] : [];
  });
  if (!first) return null;
  return (
    <section className={styles['section']} aria-labelledby="da-fare">
      <h2 id="da-fare">Da fare</h2>
      <ol className={styles['list']}>
        <FirstToDo task={first} />
        {others.map((task) => (
          <OtherToDo key={`${task.kind} ${task.uuid}`} task={task} />
        ))}
      </ol>
    </section>
  );
}

function FirstToDo({ task }: { readonly task: DescribedTask }) {
  const { title, text, action, day, isPressing, productKey, path, uuid } = task;
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

function OtherToDo({ task }: { readonly task: DescribedTask }) {
  const { title, text, day, isPressing, path, uuid } = task;
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
