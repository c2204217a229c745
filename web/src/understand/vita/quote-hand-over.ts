import type { LifeQuote } from '@riparo/domain/understand/quote/quotation-calls.ts';

/** Navigation state with the new quote for the page that shows it. */
export type QuoteHandOver = { readonly quote: LifeQuote };

const SHAPE = {
  uuid: 'string',
  firstname: 'string',
  total_amount: 'number',
  sum_assured: 'number',
  duration: 'number',
  effective_date: 'string',
} satisfies Record<keyof LifeQuote, string>;

/** Navigation state survives reloads and deployments, so validate all of it. */
export function readQuoteHandOver(state: unknown, uuid: string): LifeQuote | null {
  if (typeof state !== 'object' || state === null) return null;
  const { quote } = state as Record<string, unknown>;
  if (typeof quote !== 'object' || quote === null) return null;
  const candidate = quote as Record<string, unknown>;
  const isWhole = Object.entries(SHAPE).every(([name, type]) => typeof candidate[name] === type);
  return isWhole && candidate['uuid'] === uuid ? (quote as LifeQuote) : null;
}
