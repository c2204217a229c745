import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import type { Account } from '@riparo/domain/people/account/account.ts';
import type { HandlerAnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { ownClaimsCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { claimDeals } from '../../buy/deals/find-own-deal.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { deals } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { claimLink } from './claim-token.ts';
import { sentFieldsOf } from './sent-claim.ts';
import { claimPapers, claims } from './tables.ts';

/** More than any customer reads. */
const MAX_LISTED = 50;

/** The customer's claims, the latest first, each with its link; drafts included. */
export async function ownClaims(
  parts: Pick<Dependencies, 'db' | 'keyedHash' | 'config' | 'enqueue'>,
  account: Account,
): Promise<HandlerAnswerOf<typeof ownClaimsCall>> {
  const { db, keyedHash, config } = parts;
  await claimDeals(parts, account);
  const isTheirs = and(eq(deals.accountId, account.id), isNotErased);
  const [sent, drafts] = await Promise.all([
    db
      .select({ claim: claims, deal: deals })
      .from(claims)
      .innerJoin(deals, eq(deals.uuid, claims.dealUuid))
      .where(and(isTheirs, isNotNull(claims.state)))
      .orderBy(desc(claims.sentAt))
      .limit(MAX_LISTED),
    db
      .select({ claim: claims, deal: deals })
      .from(claims)
      .leftJoin(deals, eq(deals.uuid, claims.dealUuid))
      .where(and(isNull(claims.state), or(eq(claims.accountId, account.id), isTheirs)))
      .orderBy(desc(claims.savedAt))
      .limit(MAX_LISTED),
  ]);
  const missing = await db
    .select({ id: claimPapers.claimId, number: count() })
    .from(claimPapers)
    .where(
      and(
        inArray(
          claimPapers.claimId,
          sent.map(({ claim }) => claim.id),
        ),
        eq(claimPapers.state, 'asked'),
      ),
    )
    .groupBy(claimPapers.claimId);
  const missingOf = new Map(missing.map(({ id, number }) => [id, number]));
  return {
    data: sent.map(({ claim, deal }) => {
      const { number, state, whatSaid, sentAt, nextWordBy } = sentFieldsOf(claim);
      return {
        number,
        path: claimLink(keyedHash, claim),
        state,
        product: { key: deal.productKey, title: titleOf(deal), provider: providerOf(deal.productKey) },
        what: whatSaid,
        sentAt,
        nextWordBy,
        papersMissing: missingOf.get(claim.id) ?? 0,
      };
    }),
    drafts: drafts.map(({ claim, deal }) => ({
      path: claimLink(keyedHash, claim),
      product: deal && { key: deal.productKey, title: titleOf(deal), provider: providerOf(deal.productKey) },
      savedAt: claim.savedAt.toISOString(),
      keptUntil: new Date(claim.savedAt.getTime() + config.retention.claimDrafts * DAY_MS).toISOString(),
    })),
  };
}
