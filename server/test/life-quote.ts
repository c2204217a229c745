import { requestCallBackCall } from '@riparo/domain/contract/call-back-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/contract/quotation-calls.ts';
import { type QuoteUuid, quoteUuidSchema } from '@riparo/domain/values/ids.ts';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import type { TestServer } from './test-server.ts';

/** Ada at the age of the tariff's worked example, 35. */
export const lifeAnswers = {
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
  date_of_birth: '1991-03-27',
  smoker: false,
  sum_assured: 100_000,
  duration: 20,
};

/** Asks for a life quote and gives its address, also where there is no price. */
export async function askForLifeQuote(
  server: TestServer,
  answers: Partial<typeof lifeAnswers> = {},
): Promise<QuoteUuid> {
  const body = { ...lifeAnswers, ...answers };
  const { status, answer, problem } = await server.call(createLifeQuoteCall, { body });
  const uuid = status === 200 ? answer.data.uuid : problem.uuid;
  if (!uuid) throw new Error(`no quote, and no refused one: ${status} ${JSON.stringify(problem)}`);
  return quoteUuidSchema.parse(uuid);
}

export const contact = {
  source: '/preventivo/contattatemi',
  email: 'ada@example.it',
  phone: examplePerson.phone,
  privacy: true,
  userProfiling: true,
  marketing: false,
};

export const askForCall = (
  server: TestServer,
  uuid: string,
  given: Partial<typeof contact & { submissionKey: string }> = {},
) =>
  server.call(requestCallBackCall, {
    params: { uuid },
    body: { submissionKey: crypto.randomUUID(), ...contact, ...given },
  });
