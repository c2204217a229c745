import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  awaitedSince,
  changeableConsents,
  CONSENT_REQUEST_DAYS,
  consentStatusFrom,
} from '@riparo/domain/platform/consent/status.ts';
import { and, eq, gt } from 'drizzle-orm';
import { consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import { NO_ACCOUNT } from '../../platform/customers/no-account.ts';
import { customers } from '../../platform/customers/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { consentMomentsOf } from './consent-moments.ts';

type Db = Database | Transaction;
type Owner = Pick<Account, 'id' | 'email'>;

/** The earliest request whose link still works at this time. */
export const openSince = (now: Date) => new Date(now.getTime() - CONSENT_REQUEST_DAYS * DAY_MS);

/** Requests to a mailbox that are unanswered and still valid. */
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

/** The status of each consent, and whether it awaits its owner's confirmation. */
export async function consentStatusOf(db: Db, owner: Owner, now: Date) {
  const moments = await consentMomentsOf(db, owner);
  const requests = await openRequestsOf(db, owner.email, now);
  return changeableConsents.map((kind) => {
    const current = consentStatusFrom(kind, moments);
    return { kind, ...current, awaitedSince: awaitedSince(kind, current, requests) };
  });
}

/** The owner of a mailbox's consents: its account, if it has one. */
export async function ownerOfMailbox(db: Db, email: string): Promise<Owner> {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.emailKey, emailKey(email)));
  return { id: customer?.id ?? NO_ACCOUNT, email };
}

/** What senders of newsletters may know about a mailbox. */
export async function currentConsents(db: Db, email: string, now: Date) {
  const status = await consentStatusOf(db, await ownerOfMailbox(db, email), now);
  const isGiven = (kind: string) => status.some((one) => one.kind === kind && one.given);
  return { marketing: isGiven('marketing'), userProfiling: isGiven('userProfiling') };
}
