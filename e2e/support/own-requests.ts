import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { fromElsewhere } from './from-elsewhere.ts';
import { lifeQuoteByApi } from './life-quote.ts';
import type { Person } from './account.ts';
import { expect } from './story.ts';

const consents = { privacy: true, userProfiling: true, marketing: false };
const { phone } = examplePerson;

/**
 * A quote with a call, a request for another, a checkup: everything a customer can request, for stories about
 * the personal area.
 */
export async function askForEverything(request: APIRequestContext, person: Person): Promise<string> {
  const { email, firstName, lastName } = person;
  const uuid = await lifeQuoteByApi(request);
  const headers = fromElsewhere();
  const answers = [
    await request.post(`/api/v1/quotation/${uuid}/call-back`, {
      headers,
      data: { submissionKey: randomUUID(), source: '/', email, phone, ...consents },
    }),
    await request.post('/api/v1/quote-requests', {
      headers,
      data: {
        submissionKey: randomUUID(),
        product: 'casa',
        source: '/preventivo/casa',
        firstname: firstName,
        lastname: lastName,
        email,
        phone,
        ...consents,
      },
    }),
    await request.post('/api/public/checkups', {
      headers,
      data: {
        submissionKey: randomUUID(),
        first_name: firstName,
        last_name: lastName,
        email,
        phone,
        policy_types: [1, 2, 4],
        trusted_broker: true,
        worried_about: ['famiglia'],
        client_dob: examplePerson.birthDate,
        family_status: 'sposato',
        only_source_income: true,
        with_children: false,
        rental_ownership: 'Proprietà',
        mortgage: true,
        pets: ['Cane'],
        use_green_vehicles: false,
        green_vehicles: ['Nessuno'],
        sports: ['Sci e snowboard'],
        num_of_travels: 1,
        coverage_feeling: 70,
        ...consents,
      },
    }),
  ];
  expect(answers.map((answer) => answer.ok())).toEqual([true, true, true]);
  return uuid;
}
