import type { ProductPageKey } from '../../buy/products/catalogue.ts';

/** `asked`: requested. `given`: received, or explained as unavailable. `seen`: accepted. */
export const REQUESTED_DOCUMENT_STATES = ['asked', 'given', 'seen'] as const;
export type PaperState = (typeof REQUESTED_DOCUMENT_STATES)[number];

export const documentStateNames: Readonly<Record<PaperState, string>> = {
  asked: 'Da mandare',
  given: 'Ricevuto',
  seen: 'A posto',
};

/** A file, or an account number to type. */
export const REQUESTED_DOCUMENT_KINDS = ['file', 'iban'] as const;
export type PaperKind = (typeof REQUESTED_DOCUMENT_KINDS)[number];

export type DocumentTemplate = {
  readonly key: string;
  readonly title: string;
  /** What the document must show, so that one request is enough. */
  readonly hint: string;
  readonly kind?: PaperKind;
  /** Health data of a person: not sent without their consent. */
  readonly isHealth?: true;
  /** Default: all products. */
  readonly products?: readonly ProductPageKey[];
  /** Default: all causes. */
  readonly happenings?: readonly string[];
};

/** Lists every product, so that a new one must say whether it insures mobility. */
const isMobility: Readonly<Record<ProductPageKey, boolean>> = {
  vita: false,
  'rc-terzi': false,
  pet: false,
  'covid-19': false,
  monopattino: true,
  mimuovo: true,
  bici2go: true,
  ski: false,
};
const mobility = (Object.keys(isMobility) as ProductPageKey[]).filter((key) => isMobility[key]);
const liability = ['liability', 'home', 'pet', 'defence', 'legal-costs'];

/** The most frequently requested documents. Staff can change the texts or write their own. */
export const documentTemplates: readonly DocumentTemplate[] = [
  {
    key: 'vet-invoice',
    title: 'La fattura del veterinario',
    hint: 'Intera, con la data, le voci e il numero di microchip.',
    products: ['pet'],
    happenings: ['surgery', 'vet-visit'],
  },
  {
    key: 'vet-report',
    title: 'Il referto del veterinario',
    hint: 'Che cosa aveva l’animale, da quando, e che cosa è stato fatto.',
    products: ['pet'],
    happenings: ['surgery', 'vet-visit'],
  },
  {
    key: 'pet-register',
    title: 'L’iscrizione all’anagrafe dell’animale',
    hint: 'Il certificato, o il libretto alla pagina del microchip.',
    products: ['pet'],
  },
  {
    key: 'discharge-letter',
    isHealth: true,
    title: 'La lettera di dimissione dall’ospedale',
    hint: 'Tutte le pagine, con il giorno di ingresso e quello di uscita.',
    happenings: ['hospital', 'intensive-care', 'recovery', 'injury'],
  },
  {
    key: 'covid-test',
    isHealth: true,
    title: 'Il referto dell’esame positivo',
    hint: 'Molecolare o antigenico, di una struttura autorizzata.',
    products: ['covid-19'],
  },
  {
    key: 'first-aid-report',
    isHealth: true,
    title: 'Il verbale del pronto soccorso',
    hint: 'Tutte le pagine, con la data e l’ora.',
    happenings: ['injury', 'care', 'hospital'],
  },
  {
    key: 'medical-bills',
    isHealth: true,
    title: 'Le ricevute delle cure',
    hint: 'Con il nome di chi è stato curato e la data.',
    happenings: ['care', 'injury'],
  },
  {
    key: 'damage-photos',
    title: 'Le foto del danno',
    hint: 'Una da lontano, una da vicino.',
    happenings: [...liability, 'bike-damage'],
  },
  {
    key: 'damage-request',
    title: 'La richiesta di chi ha subito il danno',
    hint: 'La lettera, l’e-mail o il messaggio con cui ti chiede di pagare.',
    happenings: liability,
  },
  {
    key: 'witnesses',
    title: 'I nomi di chi ha visto',
    hint: 'Nome, cognome e telefono di ogni testimone.',
    happenings: liability,
  },
  {
    key: 'police-report',
    title: 'La denuncia del furto',
    hint: 'Quella fatta a Carabinieri o Polizia, con il numero di telaio.',
    products: ['bici2go'],
    happenings: ['theft'],
  },
  {
    key: 'bike-invoice',
    title: 'La fattura o lo scontrino della bici',
    hint: 'Con il prezzo, la data e il numero di telaio.',
    products: ['bici2go'],
    happenings: ['theft', 'bike-damage'],
  },
  {
    key: 'repair-estimate',
    title: 'Il preventivo o la fattura della riparazione',
    hint: 'Con le voci e il nome dell’officina.',
    products: ['bici2go'],
    happenings: ['bike-damage'],
  },
  {
    key: 'road-report',
    title: 'Il verbale di chi è intervenuto',
    hint: 'Polizia locale, Carabinieri o Polizia stradale, se c’è.',
    products: mobility,
  },
  {
    key: 'slope-report',
    title: 'Il verbale del soccorso piste',
    hint: 'Se è intervenuto: lo dà la stazione sciistica.',
    products: ['ski'],
  },
  {
    key: 'ski-receipts',
    title: 'Le ricevute di skipass, lezioni e noleggio',
    hint: 'Con le date e i prezzi.',
    products: ['ski'],
    happenings: ['unused-days', 'family-days'],
  },
  {
    key: 'taxi-receipt',
    title: 'La ricevuta del taxi o del soccorso',
    hint: 'Con la data e la cifra.',
    products: mobility,
    happenings: ['taxi', 'assistance'],
  },
  {
    key: 'identity',
    title: 'Un documento di identità',
    hint: 'Fronte e retro, in corso di validità.',
  },
  {
    key: 'iban',
    title: 'L’IBAN su cui ricevere il pagamento',
    hint: 'Il conto dev’essere intestato a te.',
    kind: 'iban',
  },
];

/** The documents likely missing for a claim, the most likely first. */
export const templatesFor = ({
  productKey,
  what,
}: {
  readonly productKey: string;
  readonly what: string;
}): readonly DocumentTemplate[] =>
  documentTemplates.filter(
    ({ products, happenings }) =>
      (products === undefined || products.some((each) => productKey.startsWith(each))) &&
      (happenings === undefined || what === 'something-else' || happenings.includes(what)),
  );

export const MAX_DOCUMENTS_PER_REQUEST = 10;
