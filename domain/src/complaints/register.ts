/** Who complains. The names are stored with each complaint: they stay. */
export const COMPLAINANTS = ['customer', 'injured', 'association', 'representative', 'other'] as const;

export type Complainant = (typeof COMPLAINANTS)[number];

export const complainantNames: Readonly<Record<Complainant, string>> = {
  customer: 'Cliente',
  injured: 'Danneggiato',
  association: 'Associazione di consumatori',
  representative: 'Rappresentante',
  other: 'Altro',
};

/** Those who write for somebody else, whom they name. */
export const writesForSomebody = (complainant: unknown) =>
  complainant === 'association' || complainant === 'representative';

/** Which part of our work it is about, as the register divides it. The same holds for the names. */
export const COMPLAINT_AREAS = [
  'advice',
  'purchase',
  'documents',
  'withdrawal',
  'contract',
  'claim',
  'people',
  'site',
  'other',
] as const;

export type ComplaintArea = (typeof COMPLAINT_AREAS)[number];

export const complaintAreaNames: Readonly<Record<ComplaintArea, string>> = {
  advice: 'Informazioni e consulenza',
  purchase: 'Acquisto e pagamento',
  documents: 'Documenti e firma',
  withdrawal: 'Recesso e rimborsi',
  contract: 'Polizza: condizioni, durata, rinnovo',
  claim: 'Sinistro e indennizzo',
  people: 'Comportamento di chi lavora con noi',
  site: 'Sito e dati personali',
  other: 'Altro',
};

/** How it reached us. */
export const COMPLAINT_CHANNELS = ['site', 'email', 'pec', 'post', 'phone', 'other'] as const;

export type ComplaintChannel = (typeof COMPLAINT_CHANNELS)[number];

export const complaintChannelNames: Readonly<Record<ComplaintChannel, string>> = {
  site: 'Modulo del sito',
  email: 'E-mail',
  pec: 'PEC',
  post: 'Posta',
  phone: 'Telefono',
  other: 'Altro',
};

/** What an answer says in the end. */
export const COMPLAINT_OUTCOMES = ['accepted', 'partly', 'rejected'] as const;

export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number];

export const complaintOutcomeNames: Readonly<Record<ComplaintOutcome, string>> = {
  accepted: 'Accolto',
  partly: 'Accolto in parte',
  rejected: 'Respinto',
};

/** Why one ends without an answer on the matter. */
export const CLOSING_REASONS = ['forwarded', 'duplicate', 'not-a-complaint'] as const;

export type ClosingReason = (typeof CLOSING_REASONS)[number];

export const closingReasonNames: Readonly<Record<ClosingReason, string>> = {
  forwarded: 'Inoltrato a chi deve rispondere',
  duplicate: 'Doppione di un altro reclamo',
  'not-a-complaint': 'Non è un reclamo',
};

/** As the complainant is told. */
export const closingReasonTold: Readonly<Record<ClosingReason, string>> = {
  forwarded: 'Riguarda il contratto o un sinistro: l’abbiamo inoltrato a chi deve risponderti.',
  duplicate: 'È un doppione di un reclamo già registrato: ti rispondiamo a quello.',
  'not-a-complaint': 'Non lo trattiamo come un reclamo: qui sotto ti spieghiamo perché.',
};
