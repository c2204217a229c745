/** What a visitor can ask a quote for, beside what is bought online. */
export type QuotableProduct = {
  readonly key: string;
  readonly title: string;
  /** The question that opens the request. */
  readonly headline: string;
  readonly promise: string;
};

export const GENERIC_PRODUCT: QuotableProduct = {
  key: 'generico',
  title: 'Preventivo su misura',
  headline: 'Raccontaci di cosa hai bisogno',
  promise: 'Lasciaci un recapito: un consulente ti chiama, ascolta e ti propone solo quello che ti serve.',
};

export const quotableProducts: readonly QuotableProduct[] = [
  GENERIC_PRODUCT,
  {
    key: 'pensione-integrativa',
    title: 'Pensione integrativa',
    headline: 'Costruiamo insieme la parte che manca',
    promise:
      'Un consulente ti chiama, guarda con te la tua stima e ti spiega quanto costa colmare la differenza, senza impegno.',
  },
];

export const findQuotableProduct = (key: string) => quotableProducts.find((product) => product.key === key);
