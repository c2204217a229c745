import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { createSkiPolicyCall, skiPaymentCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { suitableAnswers } from '@riparo/domain/buy/products/suitability/suitable-answers.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { desc } from 'drizzle-orm';
import { sandboxCheckouts } from '../src/platform/providers/card/sandbox/tables.ts';
import type { TestServer } from './test-server.ts';

export type SkiRequest = BodyOf<typeof createSkiPolicyCall>;

const names = { first_name: examplePerson.firstName, last_name: examplePerson.lastName };

/** A family of four for the season from tomorrow (2026-12-06), with the promo code. */
export function skiRequest(changes: Partial<SkiRequest> = {}): SkiRequest {
  return {
    product_type: 'plus',
    adults_num: 2,
    kids_num: 2,
    duration: 'seasonal',
    days: null,
    start_date: '2026-12-05 23:00',
    holders: [
      { ...names, dob: examplePerson.birthDate },
      { first_name: 'Ugo', last_name: 'Rossi', dob: '1988-06-01' },
      { first_name: 'Mia', last_name: 'Rossi', dob: '2015-06-01' },
      { first_name: 'Leo', last_name: 'Rossi', dob: '2018-06-01' },
    ],
    contractor: {
      ...names,
      email: `ada-${randomUUID().slice(0, 8)}@example.it`,
      phone: examplePerson.phone,
      cf: examplePerson.taxCode,
    },
    consents: {
      privacy: true,
      marketing: false,
      profiling: false,
      geo_localization: false,
      digital_contract: true,
      pre_contract: true,
    },
    suitability: suitableAnswers('ski'),
    promo_code: 'sconto15',
    utm_source: 'neve',
    utm_medium: 'mail',
    ...changes,
  };
}

/** One person for one day. */
export function dayRequest(startDate: string, changes: Partial<SkiRequest> = {}): SkiRequest {
  const request = skiRequest();
  return {
    ...request,
    adults_num: 1,
    kids_num: 0,
    duration: 'daily',
    days: 1,
    start_date: startDate,
    holders: request.holders.slice(0, 1),
    promo_code: null,
    ...changes,
  };
}

export function buySki(server: TestServer, body: SkiRequest) {
  return server.call(createSkiPolicyCall, { body });
}

export async function skiOutcome(server: TestServer, id: string) {
  return (await server.call(skiPaymentCall, { params: { id } })).answer;
}

/** The payment page opened last. */
export async function latestCheckout(server: TestServer) {
  const [checkout] = await server.db
    .select()
    .from(sandboxCheckouts)
    .orderBy(desc(sandboxCheckouts.createdAt))
    .limit(1);
  if (!checkout) throw new Error('no page was opened');
  return checkout;
}
