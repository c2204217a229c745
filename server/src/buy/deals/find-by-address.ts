import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { dealErrors } from '@riparo/domain/buy/deal/errors.ts';
import { ski } from '@riparo/domain/buy/products/ski/product.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { holdCustomer } from '../../platform/customers/hold-customer.ts';
import { openFinder } from '../../platform/database/batching/finder.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { closePagesOfOthers } from './close-pages-of-others.ts';
import { hashOfAddress, openerAddress } from './deal-address.ts';
import { hasRunOut, isNotErased } from './find-deal.ts';
import { type DealRow, deals } from './tables.ts';

// The one place that holds rule (a), "what names something never opens it", for deals (decision 0078). Every call that a
// customer makes with the address of a deal comes through here. The deal's own id opens nothing by itself: it is taken from
// the session of the deal's owner alone. An address opens a deal until its owner claims it or another browser goes on with it;
// from then on the session of the owner is what opens it.

/** By what somebody may open a deal. `opener`: the browser that opened it; `mailed`: the link in its mails. */
export type Right = 'owner' | 'opener' | 'mailed';

export type Asked = {
  address: DealAddress;
  account: Account | null;
  /** The address of a ski deal opens the outcome of its payment, and no page of a deal. */
  isOutcomeOfSki?: boolean;
};

export type Opened<Deal = DealRow> = { deal: Deal; right: Right };

export type NotOpened = Failure<
  (typeof generalErrors)['not-found'] | (typeof dealErrors)['sign-in-to-continue']
>;

/** What decides who may open it. */
type Kept = Pick<
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

/** The deal of an address, also of one that has ended, or of its own id: only `openedBy` says whether it opens it. */
export const isAt = (address: DealAddress): SQL | undefined => {
  const hash = hashOfAddress(address);
  const isIt = or(
    eq(deals.openerAddress, hash),
    eq(deals.mailedAddress, hash),
    eq(deals.uuid, sql`${address}::uuid`),
  );
  return and(isIt, isNotErased);
};

function rightTo(keyedHash: KeyedHash, deal: Kept, { address, account }: Asked): Right | null {
  if (deal.accountId !== null) return account?.id === deal.accountId ? 'owner' : null;
  // Not claimed yet, and the account has proved the mailbox.
  if (account && emailKey(account.email) === deal.emailKey) return 'owner';
  if (hashOfAddress(address) === deal.mailedAddress) return 'mailed';
  // The hash of the opener's address stays after it has ended, for the owner's session: only the current one opens it.
  return address.toLowerCase() === openerAddress(keyedHash, deal) ? 'opener' : null;
}

/** Who only knows the id of a deal hears what they would hear of one that never was. */
export function openedBy<Deal extends Kept>(
  keyedHash: KeyedHash,
  deal: Deal | null | undefined,
  asked: Asked,
  now: Date,
): Opened<Deal> | NotOpened {
  const isFound = deal && (deal.productKey === ski.key) === (asked.isOutcomeOfSki ?? false);
  if (!isFound || hasRunOut(deal, now)) return failure(generalErrors['not-found']);
  const right = rightTo(keyedHash, deal, asked);
  if (right) return { deal, right };
  const isOnlyNamed = asked.address.toLowerCase() === deal.uuid;
  return failure(isOnlyNamed ? generalErrors['not-found'] : dealErrors['sign-in-to-continue']);
}

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash'>;

export async function findByAddress(
  { db, clock, keyedHash }: Parts,
  asked: Asked,
): Promise<Opened | NotOpened> {
  const [deal] = await db.select().from(deals).where(isAt(asked.address));
  return openedBy(keyedHash, deal, asked, clock());
}

/** What the address of a deal shows, and no more. */
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

/** The same for calls that only read, and often: many find theirs in one round trip. */
export function openAddressFinder({
  db,
  clock,
  keyedHash,
}: Parts): (asked: Asked) => Promise<Opened<ShownDeal> | NotOpened> {
  const find = openFinder(db, 'find_deals', {
    key: deals.mailedAddress,
    alsoKey: deals.openerAddress,
    fields: shown,
    where: isNotErased,
  });
  return async (asked) => {
    const deal = await find(hashOfAddress(asked.address));
    // By its own id only the owner opens it, who is signed in.
    if (!deal && asked.account) return findByAddress({ db, clock, keyedHash }, asked);
    return openedBy(keyedHash, deal, asked, clock());
  };
}

/** The same for what changes the deal: it is locked, after the account of its owner. */
export async function lockByAddress(
  tx: Transaction,
  { clock, keyedHash }: Omit<Parts, 'db'>,
  asked: Asked,
): Promise<Opened | NotOpened> {
  const held = asked.account && (await holdCustomer(tx, asked.account.id));
  const account = asked.account && held && { ...asked.account, email: held.email };
  const [deal] = await tx.select().from(deals).where(isAt(asked.address)).for('update');
  return openedBy(keyedHash, deal, { ...asked, account }, clock());
}

/** A browser as far as it proves to be the one that went on with a deal last. */
export type GoingBrowser = {
  holds: (deal: Pick<DealRow, 'uuid' | 'linkVersion' | 'browserVersion'>) => boolean;
};

export type GoingOn = Partial<Pick<DealRow, 'accountId' | 'browserVersion'>>;

/**
 * What changes of a deal when somebody corrects it, asks for it or goes to pay it. Its owner claims it by that; through the
 * mailed link another browser has it from now on. What the browsers before them hold ends: their address, their proof, the
 * signing link that they were shown.
 */
export function goingOn({ deal, right }: Opened, { account }: Asked, browser: GoingBrowser): GoingOn {
  const isTakenOver =
    (right === 'owner' && deal.accountId === null) || (right === 'mailed' && !browser.holds(deal));
  if (!isTakenOver) return {};
  return {
    browserVersion: deal.browserVersion + 1,
    ...(right === 'owner' && account ? { accountId: account.id } : {}),
  };
}

/** The same, written down where nothing else of the deal changes. */
export async function goOn(
  tx: Transaction,
  parts: Pick<Dependencies, 'enqueue'>,
  deal: DealRow,
  going: GoingOn,
): Promise<DealRow> {
  if (going.browserVersion === undefined) return deal;
  await tx.update(deals).set(going).where(eq(deals.uuid, deal.uuid));
  await closePagesOfOthers(tx, parts, [deal]);
  return { ...deal, ...going };
}
