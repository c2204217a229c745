import type { LifePriceChoice, LifeQuote } from '@riparo/domain/understand/quote/quotation-calls.ts';

/** What can be changed on the result without answering everything again. */
export type Choice = Pick<LifeQuote, 'sum_assured' | 'duration'>;

export const isSameChoice = (one: Choice, other: Choice) =>
  one.sum_assured === other.sum_assured && one.duration === other.duration;

export const findPrice = (prices: readonly LifePriceChoice[], choice: Choice) =>
  prices.find((price) => isSameChoice(price, choice));
