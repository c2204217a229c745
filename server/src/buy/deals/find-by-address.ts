import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { dealErrors } from '@riparo/domain/buy/deal/errors.ts';
import { ski } from '@riparo/domain/buy/products/ski/product.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { lockCustomerInPlace } from '../../platform/customers/lock-customer.ts';
import { openFinder } from '../../platform/database/batching/finder.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { closeOutdatedPages } from './close-pages-of-others.ts';
import { hashOfAddress, openerAddress } from './deal-address.ts';
import { hasRunOut, isNotErased } from './find-deal.ts';
import { type DealRow, deals } from './tables.ts';

// The one place that enforces rule (a), "what names something never opens it", for deals (decision 0078).
// Every customer call with the address of a deal passes through here. The deal's own id opens nothing by
// itself: it is accepted only from the session of the deal's owner. An address opens a deal until its owner
// claims it or another browser continues it; from then on only the owner's session does.

/**
 * The right by which a deal is opened. `opener`: the browser that opened it; `mailed`: the link in its mails.
 */
export type Right = 'owner' | 'opener' | 'mailed';

export type DealLookup = {
  address: DealAddress;
  account: Account | null;
  /** The address of a ski deal opens the outcome of its payment, but no page of a deal. */
  isSkiOutcome?: boolean;
};

export type Opened<Deal = DealRow> = { deal: Deal; right: Right };

export type OpenRefusal = Failure<
  (typeof generalErrors)['not-found'] | (typeof dealErrors)['sign-in-to-continue']
>;

/** The columns that decide who may open it. */
type AccessColumns = Pick<
  DealRow,
  | 'uuid'
  | 'productKey'
  | 'submissionKey'
  | 'accountId'
  | 'emailKey'
  | 'mailedAddress'
  | 'browserVersion'
  | 'expiresAt'
>;

/** The deal of an address, even an ended one, or of its own id: only `openedBy` decides whether it opens. */
export const isAt = (address: DealAddress): SQL | undefined => {
  const hash = hashOfAddress(address);
  const isIt = or(
    eq(deals.openerAddress, hash),
    eq(deals.mailedAddress, hash),
    eq(deals.uuid, sql`${address}::uuid`),
  );
  return and(isIt, isNotErased);
};

function rightTo(keyedHash: KeyedHash, deal: AccessColumns, { address, account }: DealLookup): Right | null {
  if (deal.accountId !== null) return account?.id === deal.accountId ? 'owner' : null;
  // Not claimed yet, and the account has proved the mailbox.
  if (account && emailKey(account.email) === deal.emailKey) return 'owner';
  if (hashOfAddress(address) === deal.mailedAddress) return 'mailed';
  // The hash of the opener's address remains after it has ended, for the owner's session: only the current
  // one opens the deal.
  return address.toLowerCase() === openerAddress(keyedHash, deal) ? 'opener' : null;
}

/** Knowing only the id of a deal gets the same answer as a deal that never existed. */
export function openedBy<Deal extends AccessColumns>(
  keyedHash: KeyedHash,
  deal: Deal | null | undefined,
  lookup: DealLookup,
  now: Date,
): Opened<Deal> | OpenRefusal {
  const isFound = deal && (deal.productKey === ski.key) === (lookup.isSkiOutcome ?? false);
  if (!isFound || hasRunOut(deal, now)) return failure(generalErrors['not-found']);
  const right = rightTo(keyedHash, deal, lookup);
  if (right) return { deal, right };
  const isOnlyNamed = lookup.address.toLowerCase() === deal.uuid;
  return failure(isOnlyNamed ? generalErrors['not-found'] : dealErrors['sign-in-to-continue']);
}

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash'>;

export async function findByAddress(
  { db, clock, keyedHash }: Parts,
  lookup: DealLookup,
): Promise<Opened | OpenRefusal> {
  const [deal] = await db.select().from(deals).where(isAt(lookup.address));
  return openedBy(keyedHash, deal, lookup, clock());
}

/** All that the address of a deal shows. */
const shown = {
  uuid: deals.uuid,
  submissionKey: deals.submissionKey,
  productKey: deals.productKey,
  order: deals.order,
  stage: deals.stage,
  version: deals.version,
  email: deals.email,
  emailKey: deals.emailKey,
  firstName: deals.firstName,
  lastName: deals.lastName,
  profile: deals.profile,
  attributes: deals.attributes,
  consents: deals.consents,
  suitability: deals.suitability,
  priceCents: deals.priceCents,
  accountId: deals.accountId,
  expiresAt: deals.expiresAt,
  renewalOf: deals.renewalOf,
  mailedAddress: deals.mailedAddress,
  browserVersion: deals.browserVersion,
};

export type ShownDeal = Pick<DealRow, keyof typeof shown>;

/** The same for frequent read-only calls: many lookups share one round trip. */
export function openAddressFinder({
  db,
  clock,
  keyedHash,
}: Parts): (lookup: DealLookup) => Promise<Opened<ShownDeal> | OpenRefusal> {
  const find = openFinder(db, 'find_deals', {
    key: deals.mailedAddress,
    alsoKey: deals.openerAddress,
    fields: shown,
    where: isNotErased,
  });
  return async (lookup) => {
    const deal = await find(hashOfAddress(lookup.address));
    // Only the signed-in owner opens it by its own id.
    if (!deal && lookup.account) return findByAddress({ db, clock, keyedHash }, lookup);
    return openedBy(keyedHash, deal, lookup, clock());
  };
}

/** The same for calls that change the deal: it is locked after its owner's account. */
export async function lockByAddress(
  tx: Transaction,
  { clock, keyedHash }: Omit<Parts, 'db'>,
  lookup: DealLookup,
): Promise<Opened | OpenRefusal> {
  const lockedAccount = lookup.account && (await lockCustomerInPlace(tx, lookup.account.id));
  const account = lookup.account && lockedAccount && { ...lookup.account, email: lockedAccount.email };
  const [deal] = await tx.select().from(deals).where(isAt(lookup.address)).for('update');
  return openedBy(keyedHash, deal, { ...lookup, account }, clock());
}

/** A browser, if it proves to be the last one that continued a deal. */
export type ContinuingBrowser = {
  holds: (deal: Pick<DealRow, 'uuid' | 'linkVersion' | 'browserVersion'>) => boolean;
};

export type Continuation = Partial<Pick<DealRow, 'accountId' | 'browserVersion'>>;

/**
 * What changes in a deal when it is corrected, requested or taken to payment. Its owner claims it by that;
 * through the mailed link another browser takes it over. The previous browsers' address, proof and signing
 * link end.
 */
export function continuationColumns(
  { deal, right }: Opened,
  { account }: DealLookup,
  browser: ContinuingBrowser,
): Continuation {
  const isTakenOver =
    (right === 'owner' && deal.accountId === null) || (right === 'mailed' && !browser.holds(deal));
  if (!isTakenOver) return {};
  return {
    browserVersion: deal.browserVersion + 1,
    ...(right === 'owner' && account ? { accountId: account.id } : {}),
  };
}

/** The same, stored when nothing else of the deal changes. */
export async function continueDeal(
  tx: Transaction,
  parts: Pick<Dependencies, 'enqueue'>,
  deal: DealRow,
  going: Continuation,
): Promise<DealRow> {
  if (going.browserVersion === undefined) return deal;
  await tx.update(deals).set(going).where(eq(deals.uuid, deal.uuid));
  await closeOutdatedPages(tx, parts, [deal]);
  return { ...deal, ...going };
}
