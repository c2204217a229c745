import { hash, randomUUID } from 'node:crypto';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { submitCheckupCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { findCitiesCall } from '@riparo/domain/platform/person/place-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { typedQueries } from './typed-queries.ts';
import { checkupRequest } from '../../server/test/checkup-answers.ts';

type Question = { method: 'GET' | 'POST'; path: string; body?: object; headers?: string };

export const peopleWithAccounts = 2000;
export const password = 'Vento7Grigio';
export const accountEmail = (number: number) => `persona${number % peopleWithAccounts}@example.it`;

/** The link id of the deal that `fill-deals.ts` creates with this number. */
export const dealAddress = (number: number) =>
  hash('md5', String(number)).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

const quote = {
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
  date_of_birth: examplePerson.birthDate,
  smoker: false,
  sum_assured: 100_000,
  duration: 20,
};

/** A visitor who requests a call, a different one for each number. */
export const quoteRequestOf = (number: number) => ({
  submissionKey: randomUUID(),
  product: 'casa',
  source: '/preventivo/casa',
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
  email: `persona${number}@example.it`,
  phone: examplePerson.phone,
  privacy: true,
  userProfiling: true,
  marketing: false,
});

const readDeal =
  (deals: number) =>
  (number: number): Question => {
    // Far apart, so that no page of the table is warmer than the others.
    const uuid = dealAddress(((number * 7919) % deals) + 1);
    return { method: 'GET', path: dealByUuidCall.path.replace(':uuid', uuid) };
  };

/** The request of the visitor with this number; numbers are unique. */
export const questions = {
  page: () => ({ method: 'GET', path: '/', headers: 'accept: text/html\r\naccept-encoding: br\r\n' }),
  deal: readDeal(1000),
  'deal of a million': readDeal(1_000_000),
  quote: () => ({ method: 'POST', path: createLifeQuoteCall.path, body: quote }),
  checkup: (number) => ({
    method: 'POST',
    path: submitCheckupCall.path,
    body: checkupRequest({ email: `persona${number}@example.it` }),
  }),
  'quote-request': (number) => ({
    method: 'POST',
    path: requestQuoteCall.path,
    body: quoteRequestOf(number),
  }),
  city: (number) => ({
    method: 'GET',
    path: `${findCitiesCall.path}?q=${encodeURIComponent(typedQueries[number % typedQueries.length] ?? '')}`,
  }),
  'sign-in': (number) => ({
    method: 'POST',
    path: signInCall.path,
    body: { email: accountEmail(number), password },
  }),
} as const satisfies Record<string, (number: number) => Question>;

export type QuestionName = keyof typeof questions;

/** The raw request, each from its own client address, because the product limits requests per address. */
export function requestOf({ method, path, body, headers = '' }: Question, number: number): string {
  const visitor = [10, (number >> 16) & 255, (number >> 8) & 255, number & 255].join('.');
  const start = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${visitor}\r\n${headers}`;
  if (!body) return `${start}\r\n`;
  const text = JSON.stringify(body);
  return `${start}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
