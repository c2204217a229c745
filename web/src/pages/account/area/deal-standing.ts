import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { type DealStage, dealStages } from '@riparo/domain/deal/stages.ts';

/** How a deal stands, for its owner. */
export type Standing = {
  readonly label: string;
  readonly text: string;
  readonly tone: 'waiting' | 'going' | 'active' | 'closed';
  /** Its address still leads to the summary. */
  readonly isResumable?: true;
};

const toBuy: Standing = {
  label: 'Da completare',
  text: 'I tuoi dati sono salvati: manca il pagamento.',
  tone: 'waiting',
  isResumable: true,
};

const standings: Readonly<Record<DealStage, Standing>> = {
  quotation: toBuy,
  qualified_lead: toBuy,
  pay_intent: toBuy,
  paid: {
    label: 'Pagata',
    text: 'Stiamo preparando i documenti: ti arrivano per e-mail.',
    tone: 'going',
  },
  documentation_send: {
    label: 'Da firmare',
    text: 'Apri l’e-mail con i documenti e firmali con il codice che ricevi.',
    tone: 'waiting',
  },
  documentation_signed: {
    label: 'Firmata',
    text: 'Abbiamo ricevuto la firma: il prossimo passo ti arriva per e-mail.',
    tone: 'going',
  },
  closed_won: { label: 'Attiva', text: 'Sei coperto: qui sotto trovi da quando a quando.', tone: 'active' },
  closed_lost: { label: 'Chiusa', text: 'Questa pratica è chiusa.', tone: 'closed' },
};

/** Why a deal was closed, by what happened to it last. */
const closings: Readonly<Record<string, string>> = {
  'link-expired': 'Non è stata pagata in tempo. Se ti interessa ancora, puoi ricominciare.',
  'signature-expired': 'I documenti non sono stati firmati in tempo.',
  withdrawn: 'Hai esercitato il diritto di recesso.',
  'renewal-stopped': 'Hai disdetto il rinnovo.',
  refunded: 'Il pagamento ti è stato restituito.',
};

const nothingLeftToDo: Standing = {
  label: 'Pagata',
  text: 'È tutto fatto: la copertura parte nel giorno che leggi qui sotto.',
  tone: 'going',
};

/** What is signed before it is paid. */
const signedFirst: Partial<Record<DealStage, Standing>> = {
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

const toRenew: Standing = {
  ...toBuy,
  label: 'Da rinnovare',
  text: 'Per continuare un altro anno basta pagare: non c’è nulla da firmare.',
};

/** Another year of the same contract. */
const renewed: Partial<Record<DealStage, Standing>> = {
  qualified_lead: toRenew,
  pay_intent: toRenew,
  paid: nothingLeftToDo,
};

type Told = Pick<OwnDeal, 'status' | 'history' | 'order' | 'isRenewal'>;

export function standingOf({ status, history, order, isRenewal }: Told): Standing {
  const stage = dealStages.find(({ id }) => id === status)?.key ?? 'paid';
  const own = isRenewal ? renewed[stage] : order === 'sign-first' ? signedFirst[stage] : undefined;
  const standing = own ?? standings[stage];
  const closing = closings[history.at(-1)?.event ?? ''];
  return stage === 'closed_lost' && closing ? { ...standing, text: closing } : standing;
}
