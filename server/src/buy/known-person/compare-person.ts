import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { hasProvedMailbox } from '@riparo/domain/people/account/proved-mailbox.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { isSameName } from '@riparo/domain/platform/person/same-name.ts';
import { withoutOmocodia } from '@riparo/domain/platform/tax-code/omocodia.ts';
import { and, desc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { openFinder } from '../../platform/database/batching/finder.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';

type Named = { firstName: string; lastName: string };

/** The stated identity. A missing tax code matches any. */
type StatedPerson = Named & { email: string; taxCode?: string };

/** The known owner of a mailbox: the account that proved it, and the buyer who has a contract with it. */
export type KnownPerson = { owner: Named | null; buyer: (Named & { taxCode: string }) | null };

/** Null where neither is known. Every questionnaire asks, so lookups are batched. */
export function openKnownPeople({ db, identity }: Pick<Dependencies, 'db' | 'identity'>) {
  const findBuyer = openBuyers(db);
  return async (email: string): Promise<KnownPerson | null> => {
    const [owner, latest] = await Promise.all([identity.ownerOf(email), findBuyer(emailKey(email))]);
    if (!owner && !latest) return null;
    return { owner, buyer: latest && { ...latest, taxCode: latest.profile.taxCode } };
  };
}

/** The last buyer with a mailbox. Unpaid deals may have been typing errors, or a stranger's. */
function openBuyers(db: Database) {
  return openFinder(db, 'buyers_of_mailboxes', {
    key: deals.emailKey,
    fields: { firstName: deals.firstName, lastName: deals.lastName, profile: deals.profile },
    // A deal has its term from payment on.
    where: and(isNotNull(deals.startsOn), isNotErased),
    orderBy: desc(deals.createdAt),
  });
}

/** The account's name decides, or without one the contract's; the tax code is always the contract's. */
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

/** The visitor who states it. */
export type Visitor = {
  /** As `addressKey` names it. */
  network: string;
  signedIn: () => Promise<Account | null>;
};

/** Whether this e-mail must be refused, because it is known with another name or tax code. */
export type ComparePerson = (stated: StatedPerson, visitor: Visitor) => Promise<boolean>;

type Parts = Pick<Dependencies, 'db' | 'identity' | 'limiter' | 'sendMailLater'>;

const hour = 3600;
const mismatchesOfMailbox = { max: 3, windowSeconds: 24 * hour };
const mismatchesFromNetwork = { max: 5, windowSeconds: 6 * hour };
const noticesToMailbox = { max: 1, windowSeconds: 24 * hour };

/**
 * The answer would let strangers guess the owners of mailboxes: they learn of few mismatches, and from then
 * on every mailbox is treated as unknown. So the real person is never locked out, and the answer reveals
 * nothing more. A visitor signed in with the mailbox may know.
 */
export function openComparison(parts: Parts): ComparePerson {
  const findKnownPerson = openKnownPeople(parts);
  return async (stated, visitor) => {
    const known = await findKnownPerson(stated.email);
    if (!known) return false;
    const isMismatch = isSomeoneElse(known, stated);
    if (hasProvedMailbox(await visitor.signedIn(), stated.email)) return isMismatch;
    return canRevealMismatch(parts, stated.email, visitor, isMismatch);
  };
}

/** Counted before answering, so that parallel guesses learn no more than sequential ones. */
async function canRevealMismatch(parts: Parts, email: string, { network }: Visitor, isMismatch: boolean) {
  const { limiter } = parts;
  // A match is counted too, though unused: both cases must take the same time.
  const kind = isMismatch ? 'mismatch' : 'match';
  const { allowed } = await limiter.hit(`${kind} of ${emailKey(email)}`, mismatchesOfMailbox);
  // Nothing else may be counted from here: another count would reveal what the answer hides.
  if (!isMismatch || !allowed) return false;
  const [{ allowed: isTold }] = await Promise.all([
    limiter.hit(`mismatches from ${network}`, mismatchesFromNetwork),
    notifyOwner(parts, email),
  ]);
  return isTold;
}

/** At most once a day: someone may be guessing the mailbox owner's data. */
async function notifyOwner({ db, limiter, sendMailLater }: Parts, email: string): Promise<void> {
  const { allowed } = await limiter.hit(`mismatch notice to ${emailKey(email)}`, noticesToMailbox);
  if (!allowed) return;
  await db.transaction((tx) =>
    sendMailLater(tx, { to: email, template: 'address-used-with-other-data', data: {} }),
  );
}
