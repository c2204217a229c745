/** Types of complainants. The names are stored with each complaint, so they never change. */
export const COMPLAINANTS = ['customer', 'injured', 'association', 'representative', 'other'] as const;

export type Complainant = (typeof COMPLAINANTS)[number];

export const complainantNames: Readonly<Record<Complainant, string>> = {
  customer: 'Cliente',
  injured: 'Danneggiato',
  association: 'Associazione di consumatori',
  representative: 'Rappresentante',
  other: 'Altro',
};

/** Complainants who write for another person, whom they name. */
export const isRepresentingOther = (complainant: unknown) =>
  complainant === 'association' || complainant === 'representative';

/**
 * The part of our work that the complaint is about, as the register divides it. These names are stored too.
 */
export const COMPLAINT_AREAS = [
  'advice',
  'purchase',
  'documents',
  'withdrawal',
  'contract',
  'claim',
  'damages',
  'people',
  'site',
  'other',
] as const;

export type ComplaintArea = (typeof COMPLAINT_AREAS)[number];

/**
 * A demand for payment by people injured by one of our customers: not a complaint, but it must reach the
 * insurer like one, so it is registered, forwarded and answered the same way (decision 0100). Only the desk
 * registers it.
 */
export const isDamages = (area: ComplaintArea) => area === 'damages';

export const complaintAreaNames: Readonly<Record<ComplaintArea, string>> = {
  advice: 'Informazioni e consulenza',
  purchase: 'Acquisto e pagamento',
  documents: 'Documenti e firma',
  withdrawal: 'Recesso e rimborsi',
  contract: 'Polizza: condizioni, durata, rinnovo',
  claim: 'Sinistro e indennizzo',
  damages: 'Richiesta di un danneggiato',
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

/** The outcome of an answer. */
export const COMPLAINT_OUTCOMES = ['accepted', 'partly', 'rejected'] as const;

export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number];

export const complaintOutcomeNames: Readonly<Record<ComplaintOutcome, string>> = {
  accepted: 'Accolto',
  partly: 'Accolto in parte',
  rejected: 'Respinto',
};

/** Why a complaint ends without an answer on the matter. */
export const CLOSING_REASONS = ['forwarded', 'duplicate', 'not-a-complaint'] as const;

export type ClosingReason = (typeof CLOSING_REASONS)[number];

export const closingReasonNames: Readonly<Record<ClosingReason, string>> = {
  forwarded: 'Inoltrato a chi deve rispondere',
  duplicate: 'Doppione di un altro reclamo',
  'not-a-complaint': 'Non è un reclamo',
};

const complaintClosed: Readonly<Record<ClosingReason, string>> = {
  forwarded: 'Riguarda il contratto o un sinistro: l’abbiamo inoltrato a chi deve risponderti.',
  duplicate: 'È un doppione di un reclamo già registrato: ti rispondiamo a quello.',
  'not-a-complaint': 'Non lo trattiamo come un reclamo: qui sotto ti spieghiamo perché.',
};

const damagesClosed: Readonly<Record<ClosingReason, string>> = {
  forwarded: 'Sul risarcimento decide la compagnia che assicura chi ti ha causato il danno.',
  duplicate: 'È un doppione di una richiesta già registrata: ti scriviamo per quella.',
  'not-a-complaint': 'Non la trattiamo come una richiesta di risarcimento: qui sotto ti spieghiamo perché.',
};

/** The text for its author. */
export const closingReasonText = (reason: ClosingReason, area: ComplaintArea): string =>
  (isDamages(area) ? damagesClosed : complaintClosed)[reason];

const complaintNouns = {
  name: 'reclamo',
  the: 'il reclamo',
  your: 'il tuo reclamo',
  of: 'del reclamo',
  to: 'al reclamo',
  it: 'lo',
  received: 'Ricevuto',
  forwarded: 'inoltrato',
  closed: 'chiuso',
  answers: 'Risponde',
};

const damagesNouns: typeof complaintNouns = {
  name: 'richiesta',
  the: 'la richiesta',
  your: 'la tua richiesta',
  of: 'della richiesta',
  to: 'alla richiesta',
  it: 'la',
  received: 'Ricevuta',
  forwarded: 'inoltrata',
  closed: 'chiusa',
  answers: 'Decide',
};

/** The Italian words for a complaint, or for the letter of an injured third party, which agree in gender. */
export const complaintNounsFor = (isRequestForDamages: boolean) =>
  isRequestForDamages ? damagesNouns : complaintNouns;

/** The noun for it in texts to its author. */
export const calledIn = (area: ComplaintArea) => complaintNounsFor(isDamages(area));
