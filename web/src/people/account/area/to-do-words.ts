import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import type { ToDo, ToDoKind } from '@riparo/domain/people/personal-area/to-do.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { addDays, type IsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
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

/** What there is to do, in words, and what its picture is about; null for what is not there any more. */
export function toDoInWords(
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

/** The last day, as people say it. */
export function lastDayInWords(by: IsoDate, today: IsoDate): string {
  if (by <= today) return 'Entro oggi';
  if (by === addDays(today, 1)) return 'Entro domani';
  return `Entro ${withArticle('il', writtenDate(by))}`;
}
