import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { eventDataOf } from '../account-events/own-events.ts';
import { resumeLinksOf, deleteResumeLinks } from '../../understand/resume-link/forget-carried.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { complaintsOfPerson, forgetComplaints } from '../../care/complaints/forget-complaints.ts';
import { forgetLeads, leadsOfPerson } from '../../care/contacts/leads-of-person.ts';
import { consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import { consentChanges } from '../consents/tables.ts';
import type { LockedCustomer } from '../../platform/customers/lock-customer.ts';
import { customers } from '../../platform/customers/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { eraseDeals, type ErasureParts } from '../own-deals/erase-deals.ts';
import { personalDealsOf } from '../own-deals/personal-deals.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { deleteMailsOf } from '../../platform/mail/delete-mails.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { deletePersonOf } from '../search/people-index.ts';

// Every table with personal data must be added here, for export and deletion. A test knows the tables.

const isAddress = (column: AnyPgColumn, email: string) => sql`lower(${column}) = ${emailKey(email)}`;

/** Everything stored about the owner of an account, in readable form. */
export async function personalDataOf(
  { db, identity, clock }: Pick<Dependencies, 'db' | 'identity' | 'clock'>,
  account: Account,
): Promise<Record<string, unknown>> {
  const [identityData, [customer], collected] = await Promise.all([
    identity.dataOf(account),
    db.select({ marketing: customers.marketing }).from(customers).where(eq(customers.id, account.id)),
    dataUnderMailbox(db, account),
  ]);
  return {
    gatheredAt: clock().toISOString(),
    ...identityData,
    account: { ...identityData.account, ...customer },
    ...collected,
  };
}

/** Data stored under a mailbox and its account. */
export async function dataUnderMailbox(
  db: Database,
  owner: Pick<Account, 'id' | 'email'>,
): Promise<Record<string, unknown>> {
  // Its id opens the report, and the desk makes this file too.
  const {
    id: _address,
    submissionKey: _checkupKey,
    emailKey: _emailKey,
    ...checkup
  } = getTableColumns(checkups);
  const { data: _data, ...mail } = getTableColumns(mailMessages);
  const { accountId: _owner, id: _id, ...change } = getTableColumns(consentChanges);
  const { id: _request, emailKey: _asked, ...consentRequest } = getTableColumns(consentRequests);
  const [leads, filledIn, purchases, consents, requested, events, mails, resumeLinks, complaints] =
    await Promise.all([
      leadsOfPerson(db, owner.email),
      db
        .select(checkup)
        .from(checkups)
        .where(eq(checkups.emailKey, emailKey(owner.email)))
        .orderBy(checkups.createdAt),
      personalDealsOf(db, owner),
      db
        .select(change)
        .from(consentChanges)
        .where(eq(consentChanges.accountId, owner.id))
        .orderBy(consentChanges.id),
      db
        .select(consentRequest)
        .from(consentRequests)
        .where(eq(consentRequests.emailKey, emailKey(owner.email)))
        .orderBy(consentRequests.askedAt),
      eventDataOf(db, owner.id),
      db
        .select(mail)
        .from(mailMessages)
        .where(isAddress(mailMessages.recipient, owner.email))
        .orderBy(mailMessages.createdAt),
      resumeLinksOf(db, owner.email),
      complaintsOfPerson(db, owner.email),
    ]);
  return {
    ...leads,
    checkups: filledIn,
    deals: purchases,
    consentChanges: consents,
    consentRequests: requested,
    accountEvents: events,
    mails,
    carriedAnswers: resumeLinks,
    complaints,
  };
}

/**
 * Removes what no law requires us to keep. Queued mails to the customer are still sent, and deleted then. The
 * customer must be locked.
 */
export async function erasePerson(
  tx: Transaction,
  parts: ErasureParts,
  customer: LockedCustomer,
): Promise<void> {
  await forgetLeads(tx, customer.email);
  await forgetComplaints(tx, customer.email, parts.clock());
  await eraseDeals(tx, parts, customer);
  await tx.delete(checkups).where(eq(checkups.emailKey, customer.emailKey));
  await tx.delete(consentRequests).where(eq(consentRequests.emailKey, customer.emailKey));
  await deleteResumeLinks(tx, customer.email);
  await deleteMailsOf(tx, customer.email);
  // Consents and events are deleted by cascade.
  await tx.delete(customers).where(eq(customers.id, customer.id));
  await deletePersonOf(tx, customer.emailKey);
}
