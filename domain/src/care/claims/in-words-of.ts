import type { SoldProduct } from '../../buy/products/product.ts';

type Provider = SoldProduct['provider'];

/**
 * Claims on a subsidy are decided by a mutual society, which is not an insurer. By provider, because Sussidio
 * Pet is a policy. Both Italian nouns are feminine, so every sentence about a claim works with either.
 */
export const inWordsOf = (provider: Provider, text: string) =>
  provider === 'mutual-society' ? text.replaceAll('compagnia', 'società') : text;

/** `polizza`, for use before its number. */
export const contractWord = (provider: Provider) => (provider === 'mutual-society' ? 'sussidio' : 'polizza');
