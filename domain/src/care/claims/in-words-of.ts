import type { SoldProduct } from '../../buy/products/product.ts';

type Provider = SoldProduct['provider'];

/**
 * A claim on a subsidy is decided by a mutual society, which is no insurer; by provider, because Sussidio Pet is a policy. Both
 * words are feminine, so that every sentence about a claim takes either.
 */
export const inWordsOf = (provider: Provider, text: string) =>
  provider === 'mutual-society' ? text.replaceAll('compagnia', 'società') : text;

/** `polizza`, before its number. */
export const contractWord = (provider: Provider) => (provider === 'mutual-society' ? 'sussidio' : 'polizza');
