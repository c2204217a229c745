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
  'damages',
  'people',
  'site',
  'other',
] as const;

export type ComplaintArea = (typeof COMPLAINT_AREAS)[number];

/**
 * Whoever was struck by one of our customers asks to be paid: no complaint, but a letter that must reach the insurer like one, so
 * that it is registered, forwarded and answered in the same way (decision 0100). The desk alone registers it.
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

/** As whoever wrote it is told. */
export const closingReasonTold = (reason: ClosingReason, area: ComplaintArea): string =>
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

/** What we call it to whoever wrote it. */
export const calledIn = (area: ComplaintArea) => complaintNounsFor(isDamages(area));
