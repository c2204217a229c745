import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { type QuoteAddress, quoteAddressSchema } from '@riparo/domain/platform/values/ids.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { eq } from 'drizzle-orm';
import { hashOfAddress } from '../src/understand/quotes/quote-address.ts';
import { type LifeQuoteRow, lifeQuotes } from '../src/understand/quotes/tables.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { TestServer } from './test-server.ts';

const browsers = new WeakMap<TestServer, Browser>();

/** The browser that makes a test's quotes and requests calls about them. */
export function quotingBrowser(server: TestServer): Browser {
  const browser = browsers.get(server) ?? openBrowser(server);
  browsers.set(server, browser);
  return browser;
}

/** Ada at the age of the tariff's worked example, 35. */
export const lifeAnswers = {
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
  date_of_birth: '1991-03-27',
  smoker: false,
  sum_assured: 100_000,
  duration: 20,
};

/** Requests a life quote and returns its address, even if there is no price. */
export async function askForLifeQuote(
  server: TestServer,
  answers: Partial<typeof lifeAnswers> = {},
): Promise<QuoteAddress> {
  const body = { ...lifeAnswers, ...answers };
  const { status, answer, problem } = await quotingBrowser(server).call(createLifeQuoteCall, body);
  const uuid = status === 200 ? answer.data.uuid : problem.uuid;
  if (!uuid) throw new Error(`no quote, and no refused one: ${status} ${JSON.stringify(problem)}`);
  return quoteAddressSchema.parse(uuid);
}

/** The row that opens at an address. */
export async function quoteAt({ db }: Pick<TestServer, 'db'>, address: QuoteAddress): Promise<LifeQuoteRow> {
  const [quote] = await db
    .select()
    .from(lifeQuotes)
    .where(eq(lifeQuotes.addressHash, hashOfAddress(address)));
  if (!quote) throw new Error('no quote at this address');
  return quote;
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
  quotingBrowser(server).call(
    requestCallBackCall,
    { submissionKey: crypto.randomUUID(), ...contact, ...given },
    { uuid },
  );
