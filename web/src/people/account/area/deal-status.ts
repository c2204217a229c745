import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { addDays, type IsoDate, isIsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { nounOf } from '@riparo/domain/buy/products/catalogue.ts';
import type { Noun } from '@riparo/domain/buy/products/product.ts';
import { refundInWords } from '@riparo/domain/buy/payment/refund.ts';
import { daysBetween } from '@riparo/domain/platform/values/days-between.ts';
import { coverTimeOf } from '@riparo/domain/buy/deal/cover-time.ts';
import { type DealStage, dealStages } from '@riparo/domain/buy/deal/stages.ts';

/** The status of a deal, for its owner. */
export type Standing = {
  readonly label: string;
  /** Null if the label is enough. */
  readonly text: string | null;
  readonly tone: 'waiting' | 'going' | 'active' | 'closed';
};

/** A label agrees with its noun: una polizza, un sussidio. */
type Described = Omit<Standing, 'label'> & { readonly label: string | Readonly<Record<Noun, string>> };

const agreeing = (stem: string) => ({ polizza: `${stem}a`, sussidio: `${stem}o` });

const toBuy: Described = {
  label: 'Da completare',
  text: 'I tuoi dati sono salvati: manca il pagamento.',
  tone: 'waiting',
};

const active: Described = {
  label: agreeing('Attiv'),
  text: null,
  tone: 'active',
};

const standings: Readonly<Record<DealStage, Described>> = {
  quotation: toBuy,
  qualified_lead: toBuy,
  pay_intent: toBuy,
  paid: {
    label: agreeing('Pagat'),
    text: 'Stiamo preparando i documenti: ti arrivano per e-mail.',
    tone: 'going',
  },
  documentation_send: {
    label: 'Da firmare',
    text: 'Leggi i documenti e firmali con il codice che ti mandiamo per e-mail.',
    tone: 'waiting',
  },
  documentation_signed: {
    label: agreeing('Firmat'),
    text: 'Abbiamo ricevuto la firma: il prossimo passo ti arriva per e-mail.',
    tone: 'going',
  },
  closed_won: active,
  closed_lost: { label: agreeing('Chius'), text: 'Questa pratica è chiusa.', tone: 'closed' },
};

/** Why a deal was closed, by its last event. */
const closings: Readonly<Record<string, Pick<Described, 'label' | 'text'>>> = {
  'link-expired': {
    label: agreeing('Non pagat'),
    text: 'Il pagamento non è arrivato in tempo. Se ti interessa ancora, puoi ricominciare.',
  },
  'signature-expired': {
    label: agreeing('Non firmat'),
    text: 'I documenti non sono stati firmati in tempo.',
  },
  withdrawn: { label: 'Recesso', text: 'Hai esercitato il diritto di recesso.' },
  'renewal-stopped': { label: agreeing('Non rinnovat'), text: 'Hai disdetto il rinnovo.' },
  refunded: { label: agreeing('Annullat'), text: 'L’acquisto è stato annullato.' },
};

/** The end is announced this many days before. */
const END_NOTICE_DAYS = 30;

const nothingLeftToDo: Described = {
  label: agreeing('Pagat'),
  text: 'È tutto fatto: la copertura parte nel giorno che leggi qui sopra.',
  tone: 'going',
};

/** Products that are signed before payment. */
const signedFirst: Partial<Record<DealStage, Described>> = {
  qualified_lead: {
    ...toBuy,
    text: 'I tuoi dati sono salvati: manca la tua conferma. Poi firmi, e alla fine paghi.',
  },
  pay_intent: {
    ...toBuy,
    label: 'Da pagare',
    text: 'Hai firmato i documenti: per attivare la polizza manca solo il pagamento.',
  },
  paid: nothingLeftToDo,
};

const toRenew: Described = {
  ...toBuy,
  label: 'Da rinnovare',
  text: 'Per continuare un altro anno basta pagare: non c’è nulla da firmare.',
};

/** Renewals. */
const renewed: Partial<Record<DealStage, Described>> = {
  qualified_lead: toRenew,
  pay_intent: toRenew,
  paid: nothingLeftToDo,
};

type DescribedDeal = Pick<
  OwnDeal,
  'status' | 'history' | 'order' | 'isRenewal' | 'startsOn' | 'endsOn' | 'refund'
> & {
  readonly product: Pick<OwnDeal['product'], 'key'>;
};

/** The period of cover is unknown before payment and signature. */
export const hasDays = (deal: DescribedDeal, today: IsoDate) => coverTimeOf(deal, today) !== null;

export function statusOf(deal: DescribedDeal, today: IsoDate): Standing {
  const described = describe(deal, today);
  const { label } = described;
  return { ...described, label: typeof label === 'string' ? label : label[nounOf(deal.product.key)] };
}

function describe(deal: DescribedDeal, today: IsoDate): Described {
  const { status, order, isRenewal } = deal;
  const stage = dealStages.find(({ id }) => id === status)?.key ?? 'paid';
  const own = isRenewal ? renewed[stage] : order === 'sign-first' ? signedFirst[stage] : undefined;
  const ofStage = own ?? standings[stage];
  return stage === 'closed_lost' ? closingOf(deal, ofStage) : (statusOnDay(deal, today) ?? ofStage);
}

/** Why it was closed, and the state of the refund. */
function closingOf({ history, refund }: DescribedDeal, closed: Described): Described {
  const closing = { ...closed, ...closings[history.at(-1)?.event ?? ''] };
  return refund ? { ...closing, text: `${closing.text} ${refundInWords(refund)}` } : closing;
}

/** Active from the first day to the last, both included. Null without a period. */
function statusOnDay(deal: DescribedDeal, today: IsoDate): Described | null {
  const time = coverTimeOf(deal, today);
  const { startsOn, endsOn } = deal;
  if (time === null || startsOn === null || endsOn === null || !isIsoDate(startsOn) || !isIsoDate(endsOn))
    return null;
  if (time === 'before')
    return {
      label:
        startsOn === addDays(today, 1)
          ? 'Comincia domani'
          : `Comincia ${withArticle('il', writtenDate(startsOn))}`,
      text: null,
      tone: 'going',
    };
  if (time === 'over')
    return { label: agreeing('Conclus'), text: 'Il periodo di copertura è finito.', tone: 'closed' };
  return { ...active, text: lastDaysInWords(endsOn, today) };
}

/** Null while the end is far. */
function lastDaysInWords(endsOn: IsoDate, today: IsoDate): string | null {
  const left = daysBetween(today, endsOn);
  if (left > END_NOTICE_DAYS) return null;
  if (left === 0) return 'Oggi è l’ultimo giorno.';
  return left === 1 ? 'Scade domani.' : `Scade tra ${left} giorni.`;
}
