import type { HandlerAnswerOf } from '@riparo/domain/platform/call/call.ts';
import {
  type lifePricesCall,
  type lifeQuoteCall,
  type quotationCall,
  type QuotationData,
  quotationErrors,
  type QuotationResult,
} from '@riparo/domain/understand/quote/quotation-calls.ts';
import { lifeAlternatives } from '@riparo/domain/understand/life/alternatives.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { LifePrice } from '@riparo/domain/buy/products/vita/price.ts';
import { LIFE_PRODUCT_KEY } from '@riparo/domain/buy/products/vita/product.ts';
import type { QuoteAddress } from '@riparo/domain/platform/values/ids.ts';
import { type Failure, failureWithAddress } from '../../platform/http/problem-answers.ts';
import { isPriced, type PricedQuote, recomputePrice } from './life-quotes.ts';
import type { LifeQuoteRow } from './tables.ts';

type Refused = Failure<(typeof quotationErrors)['quote-unavailable']>;

/** The answer to the applicant: the price, or the address of their answers. */
export function quoteOrRefusal(
  quote: LifeQuoteRow,
  address: QuoteAddress,
): HandlerAnswerOf<typeof lifeQuoteCall> | Refused {
  return isPriced(quote)
    ? pricedAnswer(quote, address)
    : failureWithAddress(address, quotationErrors['quote-unavailable']);
}

export function pricedAnswer(
  quote: PricedQuote,
  address: QuoteAddress,
): HandlerAnswerOf<typeof lifeQuoteCall> {
  return {
    data: {
      uuid: address,
      firstname: quote.firstName,
      total_amount: quote.monthlyCents / 100,
      sum_assured: quote.sumAssuredCents / 100,
      duration: quote.years,
      effective_date: quote.effectiveDate,
    },
  };
}

/**
 * What the same person would pay today for every other choice; for the quote's own choice, the quote's price.
 */
export function pricesAnswer(quote: PricedQuote, today: IsoDate): HandlerAnswerOf<typeof lifePricesCall> {
  const isOwn = (choice: { sumAssuredCents: number; years: number }) =>
    choice.sumAssuredCents === quote.sumAssuredCents && choice.years === quote.years;
  const others = lifeAlternatives(quote, today).filter((choice) => !isOwn(choice));
  return { data: [{ ...quote, price: recomputePrice(quote) }, ...others].map(priceLine) };
}

function priceLine(choice: { sumAssuredCents: number; years: number; price: LifePrice }) {
  const { sumAssuredCents, years, price } = choice;
  return {
    sum_assured: sumAssuredCents / 100,
    duration: years,
    priceCents: price.monthlyCents,
    parts: price.parts,
  };
}

export function quotationAnswer(
  quote: LifeQuoteRow,
  address: QuoteAddress,
  quotationFormUuid: string,
): HandlerAnswerOf<typeof quotationCall> {
  const data: QuotationData = {
    firstname: quote.firstName,
    sum_assured: quote.sumAssuredCents / 100,
    duration: quote.years,
    smoker: quote.smoker,
  };
  return {
    uuid: address,
    data: JSON.stringify(data),
    result: JSON.stringify(resultOf(quote)),
    product: { name: LIFE_PRODUCT_KEY, quotationFormUuid },
  };
}

function resultOf(quote: LifeQuoteRow): QuotationResult {
  const tariff = quote.tariffVersion;
  return isPriced(quote)
    ? {
        outcome: 'priced',
        total_amount: quote.monthlyCents / 100,
        effective_date: quote.effectiveDate,
        tariff,
      }
    : { outcome: 'refused', reason: quote.refusal ?? '', tariff };
}
