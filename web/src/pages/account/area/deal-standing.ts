import { withArticle } from '@riparo/domain/values/article.ts';
import { type IsoDate, isIsoDate, writtenDate } from '@riparo/domain/values/calendar.ts';
import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { nounOf } from '@riparo/domain/products/catalogue.ts';
import type { Noun } from '@riparo/domain/products/product.ts';
import { refundInWords } from '@riparo/domain/payment/refund.ts';
import { type DealStage, dealStages } from '@riparo/domain/deal/stages.ts';

/** How a deal stands, for its owner. */
export type Standing = {
  readonly label: string;
  readonly text: string;
  readonly tone: 'waiting' | 'going' | 'active' | 'closed';
  /** Its address still leads to the summary. */
  readonly isResumable?: true;
};

/** A label agrees with what was bought: una polizza, un sussidio. */
type Described = Omit<Standing, 'label'> & { readonly label: string | Readonly<Record<Noun, string>> };

const agreeing = (stem: string) => ({ polizza: `${stem}a`, sussidio: `${stem}o` });

const toBuy: Described = {
  label: 'Da completare',
  text: 'I tuoi dati sono salvati: manca il pagamento.',
  tone: 'waiting',
  isResumable: true,
};

const active: Described = {
  label: agreeing('Attiv'),
  text: 'La copertura è in corso: qui sotto trovi da quando a quando.',
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
    text: 'Apri l’e-mail con i documenti e firmali con il codice che ricevi.',
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

/** Why a deal was closed, by what happened to it last. */
const closings: Readonly<Record<string, string>> = {
  'link-expired': 'Il pagamento non è arrivato in tempo. Se ti interessa ancora, puoi ricominciare.',
  'signature-expired': 'I documenti non sono stati firmati in tempo.',
  withdrawn: 'Hai esercitato il diritto di recesso.',
  'renewal-stopped': 'Hai disdetto il rinnovo.',
  refunded: 'L’acquisto è stato annullato.',
};

const nothingLeftToDo: Described = {
  label: agreeing('Pagat'),
  text: 'È tutto fatto: la copertura parte nel giorno che leggi qui sotto.',
  tone: 'going',
};

/** What is signed before it is paid. */
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

/** Another year of the same contract. */
const renewed: Partial<Record<DealStage, Described>> = {
  qualified_lead: toRenew,
  pay_intent: toRenew,
  paid: nothingLeftToDo,
};

type Told = Pick<OwnDeal, 'status' | 'history' | 'order' | 'isRenewal' | 'startsOn' | 'endsOn' | 'refund'> & {
  readonly product: Pick<OwnDeal['product'], 'key'>;
};

export function standingOf(deal: Told, today: IsoDate): Standing {
  const described = describe(deal, today);
  const { label } = described;
  return { ...described, label: typeof label === 'string' ? label : label[nounOf(deal.product.key)] };
}

function describe(deal: Told, today: IsoDate): Described {
  const { status, order, isRenewal } = deal;
  const stage = dealStages.find(({ id }) => id === status)?.key ?? 'paid';
  const own = isRenewal ? renewed[stage] : order === 'sign-first' ? signedFirst[stage] : undefined;
  const standing = own ?? standings[stage];
  if (stage === 'closed_lost') return { ...standing, text: closingOf(deal) ?? standing.text };
  // Nothing is left to do but to wait for the day, and the calendar knows it before anybody writes so down.
  const isSettled = standing === active || standing === nothingLeftToDo || stage === 'documentation_signed';
  return (isSettled && standingInTime(deal, today)) || standing;
}

/** Why it was closed, and where the money is. */
function closingOf({ history, refund }: Told): string | null {
  const closing = closings[history.at(-1)?.event ?? ''] ?? null;
  if (!refund) return closing;
  return closing === null ? refundInWords(refund) : `${closing} ${refundInWords(refund)}`;
}

/** Active from the first day to the last, both included. Null while there are no days. */
function standingInTime({ startsOn, endsOn }: Told, today: IsoDate): Described | null {
  if (startsOn === null || endsOn === null || !isIsoDate(startsOn)) return null;
  if (today < startsOn)
    return {
      label: `Comincia ${withArticle('il', writtenDate(startsOn))}`,
      text: 'È tutto fatto: da quel giorno la copertura è attiva.',
      tone: 'going',
    };
  if (today > endsOn)
    return { label: agreeing('Conclus'), text: 'Il periodo di copertura è finito.', tone: 'closed' };
  return active;
}
