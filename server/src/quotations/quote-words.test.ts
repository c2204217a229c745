import { lifeAlternatives } from '@riparo/domain/life/alternatives.ts';
import { priceLife } from '@riparo/domain/life/price.ts';
import { effectiveDateOf } from '@riparo/domain/life/validity.ts';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { isoDate } from '@riparo/domain/values/calendar.ts';
import { quoteAddressSchema, quoteUuidSchema } from '@riparo/domain/values/ids.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { expect, test } from 'vitest';
import { newSubmissionKey } from '../../test/ids.ts';
import { isPriced, type PricedQuote } from './life-quotes.ts';
import { pricedAnswer, pricesAnswer, quotationAnswer, quoteOrRefusal } from './quote-answers.ts';
import { lifeQuoteDocument } from './quote-document.ts';
import type { LifeQuoteRow } from './tables.ts';

const quotedOn = isoDate('2026-11-15');
const address = quoteAddressSchema.parse('0c0ffee0-8f5f-4a38-9a3c-6d3a3f6f2c11');

/** As it is stored, with the price of today's tariff or without one. */
function quoteOf(changes: Partial<LifeQuoteRow> = {}): LifeQuoteRow {
  const asked = {
    birthDate: isoDate('1991-03-27'),
    smoker: false,
    sumAssuredCents: cents(100_000_00),
    years: 20,
    ...changes,
  };
  const price = priceLife(asked, quotedOn);
  return {
    uuid: quoteUuidSchema.parse('4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11'),
    addressHash: null,
    submissionKey: newSubmissionKey(),
    firstName: examplePerson.firstName,
    lastName: examplePerson.lastName,
    quotedOn,
    tariffVersion: price.tariffVersion,
    monthlyCents: price.outcome === 'priced' ? price.monthlyCents : null,
    refusal: price.outcome === 'refused' ? price.reason : null,
    effectiveDate: effectiveDateOf(quotedOn),
    createdAt: new Date('2026-11-15T10:00:00Z'),
    ...asked,
  };
}

function priced(changes: Partial<LifeQuoteRow> = {}): PricedQuote {
  const quote = quoteOf(changes);
  if (!isPriced(quote)) throw new Error('the tariff has no price for it');
  return quote;
}

const refused = quoteOf({ birthDate: isoDate('1950-01-01') });

test('a quote is told, and drawn to be kept, in the words that were approved', async () => {
  const siteUrl = new URL('https://www.riparo.example/');
  const told = {
    answer: pricedAnswer(priced(), address),
    quotation: quotationAnswer(quoteOf(), address, 'form'),
    'quotation of who was refused': quotationAnswer(refused, address, 'form'),
    document: lifeQuoteDocument(priced(), siteUrl),
    'document of a smoker whose name can not be printed': lifeQuoteDocument(
      priced({ smoker: true, firstName: 'Мария' }),
      siteUrl,
    ),
  };
  await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot('quote-words.txt');
  expect(quoteOrRefusal(quoteOf(), address)).toEqual(pricedAnswer(priced(), address));
  expect(quoteOrRefusal(refused, address)).toMatchObject({
    uuid: address,
    error: { code: 'quote-unavailable' },
  });
});

test('what else the same person could choose is told once each, with what the quote says of itself first', () => {
  const quote = priced();
  const today = isoDate('2026-12-01');
  const { data } = pricesAnswer(quote, today);
  const choices = data.map(({ sum_assured, duration }) => `${sum_assured * 100} for ${duration}`);
  const every = lifeAlternatives(quote, today).map((one) => `${one.sumAssuredCents} for ${one.years}`);
  expect(data[0]).toMatchObject({ sum_assured: 100_000, duration: 20, priceCents: quote.monthlyCents });
  expect(choices.toSorted()).toEqual(every.toSorted());
});
