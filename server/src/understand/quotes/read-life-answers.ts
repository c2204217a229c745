import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { centsFromEuro } from '@riparo/domain/platform/values/money.ts';
import type { LifeQuoteAnswers } from './life-quotes.ts';

/** Validated answers, in the form from which the price is computed. */
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
