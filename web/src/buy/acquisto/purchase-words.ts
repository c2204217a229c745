import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { PurchasableProduct } from '@riparo/domain/buy/products/product.ts';

/** What differs between the products on the same pages. */
type PurchaseWords = {
  readonly greetsByName: boolean;
  readonly payLabel: 'Procedi al Pagamento' | 'Vai al pagamento';
  /** What the product is bound to, linked under the button: a subsidy has a regulation, a policy has conditions. */
  readonly rules?: string;
  /** A checkout that can not be opened: a page of its own, or a notice where one is. */
  readonly checkoutFailure: 'page' | 'notice';
  /** What follows the payment. */
  readonly nextSteps: readonly NextStep[];
};

export type NextStep = {
  readonly title: string;
  readonly text: string;
  /** Nothing to wait for any more. */
  readonly isOverOnceSigned?: true;
};

const subsidySteps: readonly NextStep[] = [
  {
    title: 'Firmi i documenti',
    text: 'Ti mandiamo per e-mail i documenti e il link per la firma digitale.',
    isOverOnceSigned: true,
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
  { title: 'Arriva la ricevuta', text: 'Per e-mail, tra pochi minuti.', isOverOnceSigned: true },
  {
    title: 'Emettiamo la polizza',
    text: 'Ti mandiamo per e-mail i documenti e il link per la firma digitale.',
    isOverOnceSigned: true,
  },
  { title: 'La polizza è attiva', text: 'Per un anno, dalla data di inizio.' },
];

/** Signed before: nothing is left to do. */
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

/** What is no longer sold speaks as most policies do. */
export const purchaseWords = (productKey: string): PurchaseWords => {
  const product = findPurchasableProduct(productKey);
  return product ? words[product.words] : usual;
};

/** Another year of a contract that was signed long ago. */
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
    : purchaseWords(productKey).nextSteps.filter(({ isOverOnceSigned }) => !(isSigned && isOverOnceSigned));
