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
  refunded: 'Il pagamento ti è stato restituito.',
};

export function standingOf({ status, history }: Pick<OwnDeal, 'status' | 'history'>): Standing {
  const stage = dealStages.find(({ id }) => id === status)?.key ?? 'paid';
  const standing = standings[stage];
  const closing = closings[history.at(-1)?.event ?? ''];
  return stage === 'closed_lost' && closing ? { ...standing, text: closing } : standing;
}
