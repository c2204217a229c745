import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { isSameName } from '@riparo/domain/platform/person/same-name.ts';
import { withoutOmocodia } from '@riparo/domain/platform/tax-code/omocodia.ts';
import { and, desc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { openFinder } from '../../platform/database/batching/finder.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';

type Named = { firstName: string; lastName: string };

/** Who somebody says they are. A tax code that was not given says nothing. */
export type StatedPerson = Named & { email: string; taxCode?: string };

/** Whom a mailbox is known by: who proved that it is theirs, and who has a contract with it. */
export type KnownPerson = { owner: Named | null; buyer: (Named & { taxCode: string }) | null };

/** Null where nobody is known. Every questionnaire asks, so that many ask in one trip. */
export function openKnownPeople({ db, identity }: Pick<Dependencies, 'db' | 'identity'>) {
  const findBuyer = openBuyers(db);
  return async (email: string): Promise<KnownPerson | null> => {
    const [owner, latest] = await Promise.all([identity.ownerOf(email), findBuyer(emailKey(email))]);
    if (!owner && !latest) return null;
    return { owner, buyer: latest && { ...latest, taxCode: latest.profile.taxCode } };
  };
}

/** Who bought with a mailbox last. What was never paid may have been a slip of the fingers, or anybody's. */
export function openBuyers(db: Database) {
  return openFinder(db, 'buyers_of_mailboxes', {
    key: deals.emailKey,
    fields: { firstName: deals.firstName, lastName: deals.lastName, profile: deals.profile },
    // A deal has its term from the payment on.
    where: and(isNotNull(deals.startsOn), isNotErased),
    orderBy: desc(deals.createdAt),
  });
}

/** The name of the account decides, without one that of the contract; the tax code is the contract's. */
export function isSomeoneElse({ owner, buyer }: KnownPerson, stated: StatedPerson): boolean {
  const known = owner ?? buyer;
  if (known && !isNamedLike(known, stated)) return true;
  const isSameBuyer = buyer !== null && isNamedLike(buyer, stated);
  return isSameBuyer && !isSameTaxCode(buyer.taxCode, stated.taxCode ?? '');
}

const isNamedLike = (one: Named, other: Named) =>
  isSameName(one.firstName, other.firstName) && isSameName(one.lastName, other.lastName);

const isSameTaxCode = (one: string, other: string) =>
  one === '' || other === '' || withoutOmocodia(one) === withoutOmocodia(other);
