/** What is bought online, by the key that addresses carry. */
export type PurchasableProduct = { readonly key: string; readonly title: string };

export const purchasableProducts: readonly PurchasableProduct[] = [
  { key: 'covid-19', title: 'Sussidio Covid-19' },
  { key: 'pet', title: 'Sussidio Pet' },
  { key: 'monopattino', title: 'Monopattino' },
  { key: 'mimuovo', title: 'MiMuovo' },
  { key: 'bici2go', title: 'Bici2Go' },
  { key: 'rc-terzi-5', title: 'RC Terzi 5' },
  { key: 'rc-terzi-10', title: 'RC Terzi 10' },
];

export const findPurchasableProduct = (key: string | undefined) =>
  purchasableProducts.find((product) => product.key === key);
