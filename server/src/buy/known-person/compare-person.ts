import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { hasProved } from '@riparo/domain/people/account/proved-mailbox.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { isSomeoneElse, openKnownPeople, type StatedPerson } from './known-person.ts';

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
