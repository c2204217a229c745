import { emailKey } from '@riparo/domain/account/email-key.ts';
import { isSameName } from '@riparo/domain/person/same-name.ts';
import type { SkiOwner } from '@riparo/domain/ski/owner.ts';
import { withoutOmocodia } from '@riparo/domain/tax-code/omocodia.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';
import type { Dependencies } from '../dependencies.ts';

type Parts = Pick<Dependencies, 'db' | 'identity'>;
type Named = { firstName: string; lastName: string };

const isNamedLike = (one: Named, other: Named) =>
  isSameName(one.firstName, other.firstName) && isSameName(one.lastName, other.lastName);

/**
 * Whether this e-mail belongs to somebody with another name or tax code. Whoever proved that the mailbox is theirs
 * decides; without an account, who bought with it last. What was never paid may have been a slip of the fingers.
 */
export async function isKnownAsSomeoneElse(parts: Parts, owner: SkiOwner): Promise<boolean> {
  const account = await parts.identity.nameOf(owner.email);
  const buyer = await lastBuyer(parts, owner.email);
  const known = account ?? buyer;
  if (known && !isNamedLike(known, owner)) return true;
  const isSamePerson = buyer !== null && isNamedLike(buyer, owner);
  return isSamePerson && !isSameTaxCode(buyer.profile.taxCode, owner.fiscalCode);
}

/** A code that was not given says nothing. */
const isSameTaxCode = (one: string, other: string) =>
  one === '' || other === '' || withoutOmocodia(one) === withoutOmocodia(other);

async function lastBuyer({ db }: Parts, email: string) {
  const [latest] = await db
    .select({ firstName: deals.firstName, lastName: deals.lastName, profile: deals.profile })
    .from(deals)
    // A deal has its term from the payment on.
    .where(and(eq(deals.emailKey, emailKey(email)), isNotErased, isNotNull(deals.startsOn)))
    .orderBy(desc(deals.createdAt))
    .limit(1);
  return latest ?? null;
}
