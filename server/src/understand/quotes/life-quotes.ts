import { randomUUID } from 'node:crypto';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import {
  type QuoteAddress,
  quoteUuidSchema,
  type SubmissionKey,
} from '@riparo/domain/platform/values/ids.ts';
import { type LifeFacts, type LifePrice, priceLife } from '@riparo/domain/buy/products/vita/price.ts';
import { findLifeTariff } from '@riparo/domain/buy/products/vita/tariff.ts';
import { effectiveDateOf } from '@riparo/domain/buy/products/vita/validity.ts';
import { and, eq, gte } from 'drizzle-orm';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { insertionOf } from '../../platform/database/batching/insertion.ts';
import { runPrepared } from '../../platform/database/batching/prepared.ts';
import { together } from '../../platform/database/batching/batched.ts';
import { isStored } from '../../platform/database/unique-violation.ts';
import { addressOf, hashOfAddress } from './quote-address.ts';
import { type LifeQuoteRow, lifeQuotes } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;
type MakingParts = Parts & Pick<Dependencies, 'keyedHash'>;

export type LifeQuoteAnswers = LifeFacts & { readonly firstName: string; readonly lastName: string };
export type PricedQuote = LifeQuoteRow & { readonly monthlyCents: NonNullable<LifeQuoteRow['monthlyCents']> };

/** A refused quote is stored too: the refused applicant can still ask for a call. */
export const isPriced = (quote: LifeQuoteRow): quote is PricedQuote => quote.monthlyCents !== null;

export type CreateLifeQuote = (
  answers: LifeQuoteAnswers,
  submissionKey: SubmissionKey,
) => Promise<LifeQuoteRow>;

const insertQuotes = insertionOf(lifeQuotes);

/** Prices answers and stores both; the same submission finds its earlier quote. */
export function lifeQuoteCreation({ db, clock, keyedHash }: MakingParts): CreateLifeQuote {
  const store = together(async (quotes: readonly LifeQuoteRow[]) => {
    await runPrepared(db, insertQuotes(quotes));
    return quotes;
  });
  return async (answers, submissionKey) => {
    const quote = quoteFor(keyedHash, answers, submissionKey, clock());
    return (await isStored(store(quote))) ? quote : earlierQuote(db, quote);
  };
}

function quoteFor(
  keyedHash: MakingParts['keyedHash'],
  answers: LifeQuoteAnswers,
  submissionKey: SubmissionKey,
  now: Date,
): LifeQuoteRow {
  const uuid = quoteUuidSchema.parse(randomUUID());
  const quotedOn = dayInRome(now);
  const price = priceLife(answers, quotedOn);
  return {
    uuid,
    addressHash: hashOfAddress(addressOf(keyedHash, uuid)),
    submissionKey,
    firstName: answers.firstName,
    lastName: answers.lastName,
    birthDate: answers.birthDate,
    smoker: answers.smoker,
    sumAssuredCents: answers.sumAssuredCents,
    years: answers.years,
    quotedOn,
    tariffVersion: price.tariffVersion,
    monthlyCents: price.outcome === 'priced' ? price.monthlyCents : null,
    refusal: price.outcome === 'refused' ? price.reason : null,
    effectiveDate: effectiveDateOf(quotedOn),
    createdAt: now,
  };
}

async function earlierQuote(db: Parts['db'], quote: LifeQuoteRow): Promise<LifeQuoteRow> {
  const [earlier] = await db
    .select()
    .from(lifeQuotes)
    .where(
      and(
        eq(lifeQuotes.submissionKey, quote.submissionKey),
        eq(lifeQuotes.birthDate, quote.birthDate),
        eq(lifeQuotes.smoker, quote.smoker),
        eq(lifeQuotes.sumAssuredCents, quote.sumAssuredCents),
        eq(lifeQuotes.years, quote.years),
      ),
    );
  if (!earlier) throw new Error('a submission key is taken and its quote is gone');
  return earlier;
}

/** By its address. An expired quote is not found. */
export async function findOpenQuote(
  { db, clock }: Parts,
  address: QuoteAddress,
): Promise<LifeQuoteRow | null> {
  const [quote] = await db
    .select()
    .from(lifeQuotes)
    .where(
      and(
        eq(lifeQuotes.addressHash, hashOfAddress(address)),
        gte(lifeQuotes.effectiveDate, dayInRome(clock())),
      ),
    );
  return quote ?? null;
}

/** Recomputes the price from the stored data alone. */
export function recomputePrice(quote: PricedQuote): LifePrice {
  const tariff = findLifeTariff(quote.tariffVersion);
  if (!tariff) throw new Error(`the tariff ${quote.tariffVersion} of a quote is not known any more`);
  const price = priceLife(quote, quote.quotedOn, tariff);
  if (price.outcome !== 'priced' || price.monthlyCents !== quote.monthlyCents)
    throw new Error(`the tariff ${quote.tariffVersion} no longer makes the price of a quote`);
  return price;
}
