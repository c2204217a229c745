import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { hasProved } from '@riparo/domain/people/account/proved-mailbox.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { isSameName } from '@riparo/domain/platform/person/same-name.ts';
import { withoutOmocodia } from '@riparo/domain/platform/tax-code/omocodia.ts';
import { and, desc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { openFinder } from '../../platform/database/batching/finder.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';

type Named = { firstName: string; lastName: string };

/** Who somebody says they are. A tax code that was not given says nothing. */
type StatedPerson = Named & { email: string; taxCode?: string };

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
function openBuyers(db: Database) {
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

/** Who says it. */
export type Visitor = {
  /** As `addressKey` names it. */
  network: string;
  signedIn: () => Promise<Account | null>;
};

/** Whether this e-mail is to be refused, since it is known with another name or tax code. */
export type ComparePerson = (stated: StatedPerson, visitor: Visitor) => Promise<boolean>;

type Parts = Pick<Dependencies, 'db' | 'identity' | 'limiter' | 'sendMailLater'>;

const hour = 3600;
const mismatchesOfMailbox = { max: 3, windowSeconds: 24 * hour };
const mismatchesFromNetwork = { max: 5, windowSeconds: 6 * hour };
const noticesToMailbox = { max: 1, windowSeconds: 24 * hour };

/**
 * The answer would let strangers guess who has a mailbox: they are told of few mismatches, and from then on all is
 * taken as if nobody were known. So the real person is never kept out, and the answer says nothing any more. Who is
 * signed in with the mailbox may know.
 */
export function openComparison(parts: Parts): ComparePerson {
  const findKnown = openKnownPeople(parts);
  return async (stated, visitor) => {
    const known = await findKnown(stated.email);
    if (!known) return false;
    const isMismatch = isSomeoneElse(known, stated);
    if (hasProved(await visitor.signedIn(), stated.email)) return isMismatch;
    return mayBeTold(parts, stated.email, visitor, isMismatch);
  };
}

/** Counted before it is told, so that guesses made at once are told no more than those made one after the other. */
async function mayBeTold(parts: Parts, email: string, { network }: Visitor, isMismatch: boolean) {
  const { limiter } = parts;
  // What fits is counted too, where nobody looks: it must not take less time than what does not.
  const kind = isMismatch ? 'mismatch' : 'match';
  const { allowed } = await limiter.hit(`${kind} of ${emailKey(email)}`, mismatchesOfMailbox);
  // From here on nothing else may count: another count would tell what the answer does not.
  if (!isMismatch || !allowed) return false;
  const [{ allowed: isTold }] = await Promise.all([
    limiter.hit(`mismatches from ${network}`, mismatchesFromNetwork),
    tellOwner(parts, email),
  ]);
  return isTold;
}

/** At most once a day, whoever asks: the mailbox's owner may be being guessed. */
async function tellOwner({ db, limiter, sendMailLater }: Parts, email: string): Promise<void> {
  const { allowed } = await limiter.hit(`mismatch notice to ${emailKey(email)}`, noticesToMailbox);
  if (!allowed) return;
  await db.transaction((tx) =>
    sendMailLater(tx, { to: email, template: 'address-used-with-other-data', data: {} }),
  );
}
