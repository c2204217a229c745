import { knownBuyerCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { ownDeals } from './own-deals.ts';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { isSameName } from '@riparo/domain/platform/person/same-name.ts';
import type { KnownBuyer } from '@riparo/domain/buy/purchase/known-buyer.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { claimDeals } from '../../buy/deals/find-own-deal.ts';
import { type DealRow, deals } from '../../buy/deals/tables.ts';

type Parts = Pick<Dependencies, 'db' | 'enqueue'>;

/** Before that anyone may have written it, as nobody has paid. */
const CONTRACT_STAGES = ['paid', 'documentation_send', 'documentation_signed', 'closed_won'] as const;

/** A family member may have bought with the same mailbox. */
const isOfSamePerson = ({ firstName, lastName, birthDate }: Account, deal: DealRow) =>
  isSameName(deal.firstName, firstName) &&
  isSameName(deal.lastName, lastName) &&
  deal.profile.dateOfBirth === birthDate;

/** From the last contract with the buyer's address; else from the last one. */
async function knownBuyer(parts: Parts, account: Account): Promise<KnownBuyer | null> {
  await claimDeals(parts, account);
  const own = await parts.db
    .select()
    .from(deals)
    .where(and(eq(deals.accountId, account.id), inArray(deals.stage, [...CONTRACT_STAGES]), isNotErased))
    .orderBy(desc(deals.createdAt));
  const contracts = own.filter((deal) => isOfSamePerson(account, deal));
  const last = contracts.find(({ profile }) => profile.zipCode !== '') ?? contracts[0];
  if (!last) return null;
  const { plateCode: _plate, taxCodeConfirmed: _word, ...profile } = last.profile;
  return {
    email: account.email,
    firstName: last.firstName,
    lastName: last.lastName,
    profile: { ...profile, phoneNumber: profile.phoneNumber ?? account.phone },
  };
}

export function registerOwnDeals(app: App, parts: Dependencies): void {
  serve(app, ownDealsCall, async ({ account }) => ({ data: await ownDeals(parts, account) }));
  serve(app, knownBuyerCall, async ({ account }) => ({ data: await knownBuyer(parts, account) }));
}
