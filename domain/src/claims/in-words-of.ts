import type { Noun } from '../products/product.ts';

/**
 * A claim on a subsidy is decided by a mutual society, which is no insurer. Both words are feminine, so that every sentence
 * about a claim takes either.
 */
export const inWordsOf = (noun: Noun, text: string) =>
  noun === 'sussidio' ? text.replaceAll('compagnia', 'società') : text;
