import type { Account } from '@riparo/domain/account/account.ts';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import type { Buyer, PetAttributes, PurchaseConsents } from '@riparo/domain/purchase/purchase-request.ts';
import { dealErrors } from '@riparo/domain/deal/errors.ts';
import { isCorrectable } from '@riparo/domain/deal/link.ts';
import type { AccountId, DealUuid } from '@riparo/domain/values/ids.ts';
import type { DealData } from '@riparo/domain/purchase/deal-data.ts';
import { findBuyableProduct } from '@riparo/domain/purchase/buyable-products.ts';
import type { FieldErrors } from '@riparo/domain/wizard/definition.ts';
import { isSuitabilityField } from '@riparo/domain/suitability/fields.ts';
import type { SuitabilityAnswers } from '@riparo/domain/suitability/question.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { Failure, failure } from '../http/problem-answers.ts';
import { mayMail } from '../mail/mailbox-limit.ts';
import { advanceDeal } from './advance-deal.ts';
import { consentsGiven } from './consents-given.ts';
import { mailDealAddress, mailMoved } from './deal-mails.ts';
import { ownerOf } from './deal-owner.ts';
import { hasRunOut, lockOpenDeal } from './find-deal.ts';
import { isComplete, readPurchase } from './read-purchase.ts';
import { suitabilityGiven, suitabilityAnsweredIn } from './suitability-given.ts';
import { type DealRow, deals } from './tables.ts';
import { tellDesksOfDeal } from './tell-desks-of-deal.ts';

export type Correction = {
  version: number;
  buyer: Buyer;
  attributes: PetAttributes | null;
  consents?: PurchaseConsents | undefined;
  suitability?: SuitabilityAnswers | undefined;
  source?: string | undefined;
  account: Account | null;
};

type Parts = Pick<Dependencies, 'db' | 'clock' | 'places' | 'sendMailLater' | 'limiter'>;

/** What is stored of a buyer whose data were judged again. Another mailbox is another owner, with links of its own. */
export function correctedColumns(deal: DealRow, { buyer, attributes }: DealData, owner: AccountId | null) {
  const { email, firstName, lastName, profile } = buyer;
  const isSameMailbox = emailKey(email) === deal.emailKey;
  return {
    email,
    emailKey: emailKey(email),
    firstName,
    lastName,
    profile,
    attributes: attributes ?? null,
    accountId: isSameMailbox ? deal.accountId : owner,
    linkVersion: isSameMailbox ? deal.linkVersion : deal.linkVersion + 1,
  };
}

/**
 * Changes the buyer's data from the version it names; product and price stay as they were. A deal that waits for what is
 * missing takes consents too, and goes on once everything is answered; what was agreed to, or answered, stays.
 */
export async function correctDeal(parts: Parts, uuid: DealUuid, correction: Correction) {
  const { db, sendMailLater } = parts;
  const isMailed = await mayMailAddress(parts, uuid, correction.buyer.email);
  return db.transaction(async (tx) => {
    const owner = await ownerOf(tx, correction.account, correction.buyer.email);
    const deal = await lockOpenDeal(tx, uuid);
    if (!deal) return failure(generalErrors['not-found']);
    const corrected = await correctLockedDeal(tx, parts, deal, { ...correction, owner, cause: 'buyer' });
    if (corrected instanceof Failure) return corrected;
    if (corrected.emailKey !== deal.emailKey && isMailed) await mailDealAddress(tx, sendMailLater, corrected);
    // Only a mailbox whose owner has proved it: to any other this browser could send mails at will.
    if (corrected.emailKey !== deal.emailKey && deal.accountId !== null)
      await mailMoved(tx, sendMailLater, deal);
    return corrected;
  });
}

type LockedCorrection = Omit<Correction, 'account'> & {
  /** Whose the deal is, should its mailbox change. */
  owner: AccountId | null;
  cause: string;
  /** Whoever has the new mailbox, should it change, agrees and answers for themselves: nothing that was said before stays. */
  asksAgainIfMoved?: boolean;
};

/** The same for whoever has locked the deal already, and writes to its buyer themselves. */
export async function correctLockedDeal(
  tx: Transaction,
  parts: Pick<Dependencies, 'clock' | 'places'>,
  deal: DealRow,
  { owner, cause, asksAgainIfMoved = false, ...correction }: LockedCorrection,
) {
  const { clock } = parts;
  const buyable = findBuyableProduct(deal.productKey);
  if (!buyable || hasRunOut(deal, clock())) return failure(generalErrors['not-found']);
  if (!isCorrectable(deal.order, deal.stage)) return failure(dealErrors['deal-in-progress']);
  if (deal.version !== correction.version) return failure(dealErrors['deal-changed']);
  const attributes =
    deal.attributes || correction.attributes ? { ...deal.attributes, ...correction.attributes } : null;
  const asksAgain = asksAgainIfMoved && emailKey(correction.buyer.email) !== deal.emailKey;
  const isWaiting = deal.stage === 'quotation' || asksAgain;
  const answered = asksAgain ? {} : suitabilityAnsweredIn(deal);
  const ticked = (isWaiting && correction.consents) || {};
  const read = readPurchase(parts, buyable, {
    buyer: correction.buyer,
    ...(attributes ? { attributes } : {}),
    consents: { ...(asksAgain ? {} : deal.consents.given), ...ticked },
    suitability: { ...correction.suitability, ...answered },
  });
  if (read instanceof Failure) return read;
  const lacking = isWaiting ? {} : withoutSuitability(read.missing);
  if (!isComplete(lacking)) return failure(generalErrors.validation, lacking);

  const now = clock();
  const { productKey } = deal;
  const suitability = suitabilityGiven(productKey, read.data.suitability, now);
  const isAnsweredNow = (suitability?.lines.length ?? 0) > Object.keys(answered).length;
  const source = correction.source ?? deal.consents.source;
  const consents = consentsGiven({ productKey, given: read.data.consents, source }, now);
  const [changed] = await tx
    .update(deals)
    .set({
      ...correctedColumns(deal, read.data, owner),
      ...(asksAgain || Object.keys(ticked).length > 0 ? { consents } : {}),
      ...(asksAgain ? { suitability: null } : isAnsweredNow ? { suitability } : {}),
      version: sql`${deals.version} + 1`,
    })
    .where(eq(deals.uuid, deal.uuid))
    .returning();
  if (!changed) throw new Error('a locked deal is gone');
  await tellDesksOfDeal(tx, changed);
  if (asksAgain) return (await advanceDeal(tx, changed, 'mailbox-changed', { cause, at: now })) ?? changed;
  if (!isWaiting || !isComplete(read.missing)) return changed;
  return (await advanceDeal(tx, changed, 'data-completed', { cause, at: now })) ?? changed;
}

/** A deal of before the questions is corrected like any other: they are asked before it is paid. */
const withoutSuitability = (missing: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(missing).filter(([name]) => !isSuitabilityField(name)));

/** Counted for a mailbox that is new to the deal: back and forth between two, it would be mailed without end. */
async function mayMailAddress({ db, limiter }: Parts, uuid: DealUuid, email: string): Promise<boolean> {
  const [deal] = await db.select({ emailKey: deals.emailKey }).from(deals).where(eq(deals.uuid, uuid));
  return deal !== undefined && deal.emailKey !== emailKey(email) && mayMail(limiter, 'deal address', email);
}
