import type { HandlerAnswerOf, ParsedQueryOf } from '@riparo/domain/platform/call/call.ts';
import type { deskClaimsCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { isEnded } from '@riparo/domain/care/claims/states.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { StaffActor } from '../../desk/log/actor.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { afterMark, pageOf } from '../../platform/database/page.ts';
import { deals } from '../../buy/deals/tables.ts';
import { isAbout } from '../deals/board/list-deals.ts';
import { mailboxesOf } from '../../platform/customers/mailboxes-of.ts';
import { deskRequests } from '../requests/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { numberPattern } from './claim-number.ts';
import { sentFieldsOf } from './sent-claim.ts';
import { claims } from './tables.ts';

const pageSize = 50;

/** By when the next update is due, or the latest first. */
type Order = 'endedAt' | 'nextWordBy' | 'sentAt';

type ListQuery = ParsedQueryOf<typeof deskClaimsCall>;

type Reader = Pick<StaffActor, 'id' | 'role'>;

// A search by claim number finds the claim in any state.
const searchedNumber = ({ q }: Pick<ListQuery, 'q'>) => (q === undefined ? null : numberPattern(q));

const orderOf = ({ state, deal, person, q }: Pick<ListQuery, 'state' | 'deal' | 'person' | 'q'>): Order => {
  if (deal !== undefined || person !== undefined || searchedNumber({ q }) !== null) return 'sentAt';
  return state !== undefined && isEnded(state) ? 'endedAt' : 'nextWordBy';
};

/**
 * Open claims by when their next update is due; ended claims of one state, and the claims of a deal or
 * person, the latest first.
 */
export function selectClaims(
  db: Database | Transaction,
  { state, mine, q, deal, person, after }: ListQuery,
  reader: Reader,
) {
  const pattern = searchedNumber({ q });
  const by = orderOf({ state, deal, person, q });
  return db
    .select({ claim: claims, deal: deals, member: staffMembers })
    .from(claims)
    .innerJoin(deals, eq(deals.uuid, claims.dealUuid))
    .leftJoin(deskRequests, and(eq(deskRequests.kind, 'claim'), eq(deskRequests.sourceId, claims.id)))
    .leftJoin(staffMembers, eq(staffMembers.id, deskRequests.assigneeId))
    .where(
      and(
        may(reader.role, 'export-deals') ? undefined : isNotErased,
        // All three are null for a draft.
        isNotNull(claims[by]),
        state && eq(claims.state, state),
        deal && eq(claims.dealUuid, deal),
        person && inArray(deals.emailKey, mailboxesOf(db, person)),
        mine && eq(deskRequests.assigneeId, reader.id),
        pattern === null
          ? q === undefined
            ? undefined
            : matchesDeals(q)
          : sql`${claims.number} like ${pattern}`,
        afterMark(after, [claims[by], claims.id], by === 'nextWordBy' ? 'asc' : 'desc'),
      ),
    )
    .orderBy(
      // Word for word as in their indexes.
      ...(by === 'nextWordBy'
        ? [asc(claims.nextWordBy), asc(claims.id)]
        : [sql`${claims[by]} desc nulls last`, sql`${claims.id} desc nulls last`]),
    )
    .limit(pageSize + 1);
}

export async function listClaims(
  db: Database | Transaction,
  query: ListQuery,
  reader: Reader,
): Promise<HandlerAnswerOf<typeof deskClaimsCall>> {
  const rows = await selectClaims(db, query, reader);
  const by = orderOf(query);
  // A row without it is a draft, and in no list.
  const { page, next } = pageOf(rows, pageSize, ({ claim }) => [claim[by] ?? '', claim.id]);
  return {
    data: page.map(({ claim, deal: owner, member }) => {
      const { number, state, whatSaid, happenedOn, coverWarning, sentAt, nextWordBy, handOverBy } =
        sentFieldsOf(claim);
      return {
        id: claim.id,
        number,
        state,
        name: fullNameOf(owner),
        product: { key: owner.productKey, title: titleOf(owner) },
        what: whatSaid,
        happenedOn,
        coverWarning,
        sentAt,
        nextWordBy,
        handOverBy,
        assignee: member && { id: member.id, name: fullNameOf(member) },
      };
    }),
    next,
  };
}

/**
 * Deals are searched first, as an array: with a join the database would go through every open claim for a
 * rare name.
 */
const matchesDeals = (words: string): SQL =>
  sql`${claims.dealUuid} = any(array(select ${deals.uuid} from ${deals} where ${isAbout(words) ?? sql`false`}))`;
