import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { centsFromEuro } from '@riparo/domain/platform/values/money.ts';
import type { LifeQuoteAnswers } from './life-quotes.ts';

/** Answers that were found right, as a price is computed from them. */
export function toLifeAnswers(answers: Readonly<Record<string, unknown>>): LifeQuoteAnswers {
  return {
    firstName: String(answers['firstname']),
    lastName: String(answers['lastname']),
    birthDate: isoDate(String(answers['birthDate'])),
    smoker: answers['smoker'] === true,
    sumAssuredCents: centsFromEuro(Number(answers['sum_assured'])),
    years: Number(answers['duration']),
  };
}
