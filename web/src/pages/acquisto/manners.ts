/** What differs between the products on the same pages. */
export type Manners = {
  readonly greetsByName: boolean;
  readonly payLabel: 'Procedi al Pagamento' | 'Vai al pagamento';
  readonly hasRegulation: boolean;
  readonly renewsTacitly: boolean;
  /** A checkout that can not be opened: a page of its own, or a notice where one is. */
  readonly checkoutFailure: 'page' | 'notice';
  readonly nextSteps: readonly { readonly title: string; readonly text: string }[];
};

const subsidySteps: Manners['nextSteps'] = [
  {
    title: 'Firmi con un codice',
    text: 'Ti mandiamo un’e-mail con i documenti e il link per la firma digitale.',
  },
  {
    title: 'Controlliamo i dati',
    text: 'Verifichiamo che sia tutto in ordine. Se manca qualcosa ti scriviamo.',
  },
  {
    title: 'Ricevi la lettera di benvenuto',
    text: 'Con i documenti firmati e tutto quello che serve per usarlo.',
  },
  { title: 'Il sussidio è attivo', text: 'Per un anno, dalla data di inizio.' },
];

const policySteps: Manners['nextSteps'] = [
  { title: 'Ricevi la ricevuta', text: 'Arriva per e-mail, tra pochi minuti.' },
  {
    title: 'Emettiamo la polizza',
    text: 'Ti mandiamo i documenti da firmare con la firma digitale: basta un codice.',
  },
  { title: 'La polizza è attiva', text: 'Per un anno, dalla data di inizio.' },
];

const covid: Manners = {
  greetsByName: false,
  payLabel: 'Procedi al Pagamento',
  hasRegulation: true,
  renewsTacitly: false,
  checkoutFailure: 'notice',
  nextSteps: subsidySteps,
};

const pet: Manners = {
  ...covid,
  payLabel: 'Vai al pagamento',
  hasRegulation: false,
  checkoutFailure: 'page',
};

const mobility: Manners = {
  greetsByName: true,
  payLabel: 'Procedi al Pagamento',
  hasRegulation: false,
  renewsTacitly: true,
  checkoutFailure: 'notice',
  nextSteps: policySteps,
};

const mannersOf: Readonly<Record<string, Manners>> = { 'covid-19': covid, pet };

export const manners = (productKey: string): Manners => mannersOf[productKey] ?? mobility;
