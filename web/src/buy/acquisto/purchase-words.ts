import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { PurchasableProduct } from '@riparo/domain/buy/products/product.ts';

/** The texts that differ between products on the same pages. */
type PurchaseWords = {
  readonly greetsByName: boolean;
  readonly payLabel: 'Procedi al Pagamento' | 'Vai al pagamento';
  /** The product's terms, linked under the button: a subsidy has a regulation, a policy has conditions. */
  readonly rules?: string;
  /** Where a checkout that fails to open is shown: a page of its own, or a notice. */
  readonly checkoutFailure: 'page' | 'notice';
  /** The steps after the payment. */
  readonly nextSteps: readonly NextStep[];
};

export type NextStep = {
  readonly title: string;
  readonly text: string;
  /** The purchase is complete once signed. */
  readonly isCompleteOnceSigned?: true;
};

const subsidySteps: readonly NextStep[] = [
  {
    title: 'Firmi i documenti',
    text: 'Ti mandiamo per e-mail i documenti e il link per la firma digitale.',
    isCompleteOnceSigned: true,
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

const policySteps: readonly NextStep[] = [
  { title: 'Arriva la ricevuta', text: 'Per e-mail, tra pochi minuti.', isCompleteOnceSigned: true },
  {
    title: 'Emettiamo la polizza',
    text: 'Ti mandiamo per e-mail i documenti e il link per la firma digitale.',
    isCompleteOnceSigned: true,
  },
  { title: 'La polizza è attiva', text: 'Per un anno, dalla data di inizio.' },
];

/** Signed before payment: nothing is left to do. */
const paidLastSteps: readonly NextStep[] = [
  { title: 'Arriva la ricevuta', text: 'Per e-mail, tra pochi minuti.' },
  {
    title: 'La polizza è attiva',
    text: 'Per un anno, dalla data di inizio: quel giorno ti mandiamo la lettera di benvenuto.',
  },
];

const usual = {
  greetsByName: false,
  payLabel: 'Procedi al Pagamento',
  checkoutFailure: 'notice',
  nextSteps: policySteps,
} as const satisfies PurchaseWords;

const words: Readonly<Record<PurchasableProduct['words'], PurchaseWords>> = {
  subsidy: { ...usual, rules: 'Leggi il regolamento del sussidio', nextSteps: subsidySteps },
  'insured-subsidy': {
    ...usual,
    payLabel: 'Vai al pagamento',
    rules: 'Leggi le condizioni della polizza',
    checkoutFailure: 'page',
    nextSteps: [
      ...subsidySteps.slice(0, -1),
      { title: 'Il Sussidio Pet è attivo', text: 'La polizza vale per un anno, dalla data di inizio.' },
    ],
  },
  policy: { ...usual, greetsByName: true },
  'signed-policy': { ...usual, nextSteps: paidLastSteps },
};

/** Discontinued products use the texts of most policies. */
export const purchaseWords = (productKey: string): PurchaseWords => {
  const product = findPurchasableProduct(productKey);
  return product ? words[product.words] : usual;
};

/** A renewal of a contract signed earlier. */
const renewalSteps: readonly NextStep[] = [
  { title: 'Arriva la ricevuta', text: 'Per e-mail, tra pochi minuti.' },
  {
    title: 'La copertura continua',
    text: 'Per un altro anno, senza interruzioni. Non c’è nulla da firmare.',
  },
];

type AfterPayment = { readonly isRenewal: boolean; readonly isSigned: boolean };

export const stepsAfterPayment = (
  productKey: string,
  { isRenewal, isSigned }: AfterPayment,
): readonly NextStep[] =>
  isRenewal
    ? renewalSteps
    : purchaseWords(productKey).nextSteps.filter(
        ({ isCompleteOnceSigned }) => !(isSigned && isCompleteOnceSigned),
      );
