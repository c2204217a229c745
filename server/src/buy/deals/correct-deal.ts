import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { optionalConsentsIn } from '@riparo/domain/platform/consent/status.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import type { Buyer, PetAttributes, PurchaseConsents } from '@riparo/domain/buy/purchase/purchase-request.ts';
import { dealErrors } from '@riparo/domain/buy/deal/errors.ts';
import { isCorrectable } from '@riparo/domain/buy/deal/link.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import type { DealData } from '@riparo/domain/buy/purchase/deal-data.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import type { FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import { isSuitabilityField } from '@riparo/domain/buy/suitability/fields.ts';
import type { SuitabilityAnswers } from '@riparo/domain/buy/suitability/question.ts';
import { eq, sql } from 'drizzle-orm';
import { requestConsent } from '../../platform/customers/consent-requests/request-consent.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { type Asking, mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { advanceDeal } from './advance-deal.ts';
import { closeOutdatedPages } from './close-pages-of-others.ts';
import { storedConsents, tickedOptionalConsents } from './consents-given.ts';
import { addressColumns, openerAddress } from './deal-address.ts';
import { mailDealAddress, notifyFormerMailbox } from './deal-mails.ts';
import { ownerOf } from './deal-owner.ts';
import {
  type DealLookup,
  type ContinuingBrowser,
  continuationColumns,
  isAt,
  lockByAddress,
  type Right,
} from './find-by-address.ts';
import { hasRunOut } from './find-deal.ts';
import { isComplete, readPurchase } from './read-purchase.ts';
import { storedSuitability, suitabilityAnsweredIn } from './suitability-given.ts';
import { type DealRow, deals } from './tables.ts';
import { notifyDesksOfDeal } from './notify-desks-of-deal.ts';

export type Correction = {
  version: number;
  buyer: Buyer;
  attributes: PetAttributes | null;
  consents?: PurchaseConsents | undefined;
  suitability?: SuitabilityAnswers | undefined;
  source?: string | undefined;
};

type Parts = Pick<
  Dependencies,
  'db' | 'clock' | 'places' | 'sendMailLater' | 'limiter' | 'keyedHash' | 'enqueue'
>;

type Corrected = {
  /** The owner of the deal if its mailbox changes. */
  owner: AccountId | null;
  /** The right that allows the correction; null at the desk. */
  right: Right | null;
};

/**
 * The stored columns of a buyer whose data were validated again. Another mailbox means another owner, with
 * new links. Only the browser that opened the deal continues with its address; anyone else becomes that
 * browser by correcting.
 */
export function correctedColumns(
  keyedHash: KeyedHash,
  deal: DealRow,
  { buyer, attributes }: DealData,
  { owner, right }: Corrected,
) {
  const { email, firstName, lastName, profile } = buyer;
  const isSameMailbox = emailKey(email) === deal.emailKey;
  const corrected = {
    email,
    emailKey: emailKey(email),
    firstName,
    lastName,
    profile,
    attributes: attributes ?? null,
    accountId: deal.accountId,
    browserVersion: deal.browserVersion,
    consents: deal.consents,
  };
  if (isSameMailbox) return corrected;
  const linkVersion = deal.linkVersion + 1;
  const browserVersion = deal.browserVersion + (right === 'opener' ? 0 : 1);
  const addresses = addressColumns(keyedHash, { ...deal, linkVersion, browserVersion });
  return {
    ...corrected,
    accountId: owner,
    linkVersion,
    browserVersion,
    ...addresses,
    openerAddress: right === null ? null : addresses.openerAddress,
    // Consents given from one mailbox do not prove those of another.
    consents: { ...deal.consents, isProved: false },
  };
}

/**
 * Changes the buyer's data from the version it names; product and price do not change. An incomplete deal
 * also takes consents, and continues once everything is answered; consents and answers already given stay.
 * Returns the deal and the address to continue with.
 */
export async function correctDeal(
  parts: Parts,
  lookup: DealLookup,
  correction: Correction,
  browser: ContinuingBrowser,
) {
  const { db, enqueue, keyedHash } = parts;
  const isMailed = await mayMailAddress(parts, lookup, {
    email: correction.buyer.email,
    account: lookup.account,
  });
  return db.transaction(async (tx) => {
    const owner = await ownerOf(tx, lookup.account, correction.buyer.email);
    const found = await lockByAddress(tx, parts, lookup);
    if (found instanceof Failure) return found;
    const { deal, right } = found;
    const going = continuationColumns(found, lookup, browser);
    const corrected = await correctLockedDeal(
      tx,
      parts,
      { ...deal, ...going },
      { ...correction, owner, right, cause: 'buyer' },
    );
    if (corrected instanceof Failure) return corrected;
    const isMoved = corrected.emailKey !== deal.emailKey;
    const isOwned = lookup.account !== null && corrected.accountId === lookup.account.id;
    const mailClass = corrected.accountId === null ? 'stranger' : 'owner';
    const mailed = isMoved && isMailed && (await mailDealAddress(tx, parts, corrected, { mailClass }));
    // Only to a mailbox its owner has proved: otherwise this browser could send mails to any address.
    if (isMoved && deal.accountId !== null) await notifyFormerMailbox(tx, parts.sendMailLater, deal);
    if (isMoved || corrected.consents.givenAt !== deal.consents.givenAt)
      await requestConsent(tx, enqueue, tickedOptionalConsents(corrected));
    return {
      deal: corrected,
      right: isOwned ? ('owner' as const) : isMoved ? ('opener' as const) : right,
      address: isMoved && right !== 'opener' ? openerAddress(keyedHash, corrected) : lookup.address,
      /** From another browser. */
      isTaken: corrected.browserVersion !== deal.browserVersion,
      withheld: isMoved ? withheldMail(mailed || { isMailed: false }) : {},
    };
  });
}

type LockedCorrection = Correction &
  Corrected & {
    cause: string;
    /**
     * If the mailbox changes, its new owner consents and answers again: earlier consents and answers are
     * dropped.
     */
    resetsConsentsIfMoved?: boolean;
  };

/** The same for callers that have already locked the deal and write to the buyer themselves. */
export async function correctLockedDeal(
  tx: Transaction,
  parts: Pick<Dependencies, 'clock' | 'places' | 'keyedHash' | 'enqueue'>,
  deal: DealRow,
  { owner, right, cause, resetsConsentsIfMoved = false, ...correction }: LockedCorrection,
) {
  const { clock, keyedHash } = parts;
  const buyable = findBuyableProduct(deal.productKey);
  if (!buyable || hasRunOut(deal, clock())) return failure(generalErrors['not-found']);
  if (!isCorrectable(deal.order, deal.stage)) return failure(dealErrors['deal-in-progress']);
  if (deal.version !== correction.version) return failure(dealErrors['deal-changed']);
  const attributes =
    deal.attributes || correction.attributes ? { ...deal.attributes, ...correction.attributes } : null;
  const resetsConsents = resetsConsentsIfMoved && emailKey(correction.buyer.email) !== deal.emailKey;
  const isWaiting = deal.stage === 'quotation' || resetsConsents;
  const answered = resetsConsents ? {} : suitabilityAnsweredIn(deal);
  const ticked = (isWaiting && correction.consents) || {};
  const read = readPurchase(parts, buyable, {
    buyer: correction.buyer,
    ...(attributes ? { attributes } : {}),
    consents: { ...(resetsConsents ? {} : deal.consents.given), ...ticked },
    suitability: { ...correction.suitability, ...answered },
  });
  if (read instanceof Failure) return read;
  const lacking = isWaiting ? {} : withoutSuitability(read.missing);
  if (!isComplete(lacking)) return failure(generalErrors.validation, lacking);

  const now = clock();
  const { productKey } = deal;
  const suitability = storedSuitability(productKey, read.data.suitability, now);
  const isAnsweredNow = (suitability?.lines.length ?? 0) > Object.keys(answered).length;
  const source = correction.source ?? deal.consents.source;
  const isProved = owner !== null && isProvedBefore(deal, read.data, ticked);
  const consents = storedConsents({ productKey, given: read.data.consents, source, isProved }, now);
  const [changed] = await tx
    .update(deals)
    .set({
      ...correctedColumns(keyedHash, deal, read.data, { owner, right }),
      ...(resetsConsents || Object.keys(ticked).length > 0 ? { consents } : {}),
      ...(resetsConsents ? { suitability: null } : isAnsweredNow ? { suitability } : {}),
      version: sql`${deals.version} + 1`,
    })
    .where(eq(deals.uuid, deal.uuid))
    .returning();
  if (!changed) throw new Error('a locked deal is gone');
  await notifyDesksOfDeal(tx, changed);
  await closeOutdatedPages(tx, parts, [changed]);
  if (resetsConsents)
    return (await advanceDeal(tx, changed, 'mailbox-changed', { cause, at: now })) ?? changed;
  if (!isWaiting || !isComplete(read.missing)) return changed;
  return (await advanceDeal(tx, changed, 'data-completed', { cause, at: now })) ?? changed;
}

/**
 * Whether the optional consents ticked earlier come from the mailbox's owner: a stranger may have begun the
 * purchase.
 */
function isProvedBefore(deal: DealRow, { buyer, consents }: DealData, ticked: PurchaseConsents): boolean {
  const isTheirs = deal.consents.isProved === true && deal.emailKey === emailKey(buyer.email);
  const now = optionalConsentsIn(ticked, CONSENT_VERSION);
  return isTheirs || optionalConsentsIn(consents, CONSENT_VERSION).every((kind) => now.includes(kind));
}

/**
 * A deal opened before the suitability questions existed is corrected like any other: they are asked before
 * payment.
 */
const withoutSuitability = (missing: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(missing).filter(([name]) => !isSuitabilityField(name)));

/**
 * Counted for a mailbox that is new to the deal: alternating between two would otherwise mail it without end.
 */
async function mayMailAddress(
  { db, limiter }: Parts,
  { address }: DealLookup,
  asking: Asking,
): Promise<boolean> {
  const [deal] = await db.select({ emailKey: deals.emailKey }).from(deals).where(isAt(address));
  const isOther = deal !== undefined && deal.emailKey !== emailKey(asking.email);
  return isOther && mayMailFor(limiter, 'deal address', asking);
}
