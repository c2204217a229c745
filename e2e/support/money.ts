import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { fromElsewhere } from './from-elsewhere.ts';

export type SkiBuyer = {
  readonly email?: string;
  readonly lastName?: string;
  readonly days?: number;
  /** Days from now on; 0 is at once. */
  readonly startsIn?: number;
  readonly card?: string;
};

const names = { first_name: examplePerson.firstName, last_name: examplePerson.lastName };
const companions = [
  { first_name: 'Ugo', last_name: 'Rossi', dob: '1988-06-01' },
  { first_name: 'Ada', last_name: 'Rossi', dob: '1985-06-01' },
];

/**
 * A customer who has bought days on the slopes for three through the API: 12 euro a day. Returns the price
 * paid, in cents.
 */
export async function buySkiByApi(
  request: APIRequestContext,
  {
    email = `ada.${randomUUID()}@example.it`,
    days = 25,
    startsIn = 2,
    card = '4242 4242 4242 4242',
  }: SkiBuyer = {},
): Promise<{ email: string; priceCents: number }> {
  const start = addDays(dayInRome(new Date()), startsIn);
  const data = {
    product_type: 'plus',
    adults_num: 3,
    kids_num: 0,
    duration: 'daily',
    days,
    start_date: `${start} 08:00`,
    holders: [{ ...names, dob: examplePerson.birthDate }, ...companions],
    contractor: { ...names, email, phone: examplePerson.phone, cf: examplePerson.taxCode },
    consents: {
      privacy: true,
      marketing: false,
      profiling: false,
      geo_localization: false,
      digital_contract: true,
      pre_contract: true,
    },
    suitability: suitableAnswers('ski'),
    promo_code: null,
  };
  const headers = fromElsewhere();
  const opened = await request.post('/api/public/policies/itas_ski', { data, headers });
  if (!opened.ok()) throw new Error(await opened.text());
  const { paymentUrl, policy } = (await opened.json()) as {
    paymentUrl: string;
    policy: { id: string; priceCents: number };
  };
  const page = new URL(paymentUrl).pathname;
  const paid = await request.post(page, { form: { number: card }, headers, maxRedirects: 0 });
  if (paid.status() !== 303) throw new Error(`not paid: ${paid.status()}`);
  const state = await request.get(`/api/public/policies/itas_ski/${policy.id}/payment`, { headers });
  if (!state.ok()) throw new Error(await state.text());
  return { email, priceCents: policy.priceCents };
}
