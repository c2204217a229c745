import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  awaitedSince,
  changeableConsents,
  CONSENT_REQUEST_DAYS,
  standingOfConsent,
} from '@riparo/domain/platform/consent/standing.ts';
import { and, eq, gt } from 'drizzle-orm';
import { consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import { NO_ACCOUNT } from '../../platform/customers/no-account.ts';
import { customers } from '../../platform/customers/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { consentMomentsOf } from './consent-moments.ts';

type Db = Database | Transaction;
type Owner = Pick<Account, 'id' | 'email'>;

/** From when on a mailbox must have been asked for its link to work at this time. */
export const openSince = (now: Date) => new Date(now.getTime() - CONSENT_REQUEST_DAYS * DAY_MS);

/** What a mailbox was asked for and has not answered, as long as it can. */
export async function openRequestsOf(db: Db, email: string, now: Date) {
  const requests = await db
    .select()
    .from(consentRequests)
    .where(and(eq(consentRequests.emailKey, emailKey(email)), gt(consentRequests.mailedAt, openSince(now))));
  return requests.map(({ kinds, answers, askedAt }) => ({
    kinds: kinds.filter((kind) => answers[kind] === undefined),
    askedAt: askedAt.toISOString(),
  }));
}

/** Each consent as it stands now, and whether it waits for its owner's yes. */
export async function consentStatusOf(db: Db, owner: Owner, now: Date) {
  const moments = await consentMomentsOf(db, owner);
  const requests = await openRequestsOf(db, owner.email, now);
  return changeableConsents.map((kind) => {
    const standing = standingOfConsent(kind, moments);
    return { kind, ...standing, awaitedSince: awaitedSince(kind, standing, requests) };
  });
}

/** Whose consents are asked for by a mailbox: its account's, if it has one. */
export async function ownerOfMailbox(db: Db, email: string): Promise<Owner> {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.emailKey, emailKey(email)));
  return { id: customer?.id ?? NO_ACCOUNT, email };
}

/** What those who send newsletters may be told of a mailbox. */
export async function consentsNow(db: Db, email: string, now: Date) {
  const status = await consentStatusOf(db, await ownerOfMailbox(db, email), now);
  const isGiven = (kind: string) => status.some((one) => one.kind === kind && one.given);
  return { marketing: isGiven('marketing'), userProfiling: isGiven('userProfiling') };
}
