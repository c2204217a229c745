import type { Account } from '@riparo/domain/account/account.ts';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { eventDataOf } from '../account-events/own-events.ts';
import { carriedBy, forgetCarried } from '../carried-answers/forget-carried.ts';
import { checkups } from '../checkups/tables.ts';
import { complaintsOfPerson, forgetComplaints } from '../complaints/forget-complaints.ts';
import { forgetLeads, leadsOfPerson } from '../contacts/leads-of-person.ts';
import { consentChanges } from '../consents/tables.ts';
import type { HeldCustomer } from '../customers/hold-customer.ts';
import { customers } from '../customers/tables.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { forgetDeals, type ForgettingParts } from '../own-deals/forget-deals.ts';
import { personalDealsOf } from '../own-deals/personal-deals.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { forgetMails } from '../mail/forget-mails.ts';
import { mailMessages } from '../mail/tables.ts';
import { forgetPersonOf } from '../people/keep-people.ts';

// Whatever else is kept about a person joins here, both to be read and to be forgotten. A test knows the tables.

const isAddress = (column: AnyPgColumn, email: string) => sql`lower(${column}) = ${emailKey(email)}`;

/** Everything kept about the owner of an account, in their own reading. */
export async function personalDataOf(
  { db, identity, clock }: Pick<Dependencies, 'db' | 'identity' | 'clock'>,
  account: Account,
): Promise<Record<string, unknown>> {
  const [identityData, [customer], kept] = await Promise.all([
    identity.dataOf(account),
    db.select({ marketing: customers.marketing }).from(customers).where(eq(customers.id, account.id)),
    dataUnderMailbox(db, account),
  ]);
  return {
    gatheredAt: clock().toISOString(),
    ...identityData,
    account: { ...identityData.account, ...customer },
    ...kept,
  };
}

/** What is kept under a mailbox, and under the account that has it. */
export async function dataUnderMailbox(
  db: Database,
  owner: Pick<Account, 'id' | 'email'>,
): Promise<Record<string, unknown>> {
  // The id of a report opens it, and the desk may be handed these data for their owner.
  const { id: _opens, submissionKey: _key, emailKey: _emailKey, ...checkup } = getTableColumns(checkups);
  const { data: _data, ...mail } = getTableColumns(mailMessages);
  const { accountId: _owner, id: _id, ...change } = getTableColumns(consentChanges);
  const [leads, filledIn, purchases, consents, events, mails, carried, complaints] = await Promise.all([
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
    eventDataOf(db, owner.id),
    db
      .select(mail)
      .from(mailMessages)
      .where(isAddress(mailMessages.recipient, owner.email))
      .orderBy(mailMessages.createdAt),
    carriedBy(db, owner.email),
    complaintsOfPerson(db, owner.email),
  ]);
  return {
    ...leads,
    checkups: filledIn,
    deals: purchases,
    consentChanges: consents,
    accountEvents: events,
    mails,
    carriedAnswers: carried,
    complaints,
  };
}

/**
 * Removes what no law obliges to keep. A mail to them that has not left yet still leaves, and then goes too. The customer
 * must be locked.
 */
export async function forgetPerson(
  tx: Transaction,
  parts: ForgettingParts,
  customer: HeldCustomer,
): Promise<void> {
  await forgetLeads(tx, customer.email);
  await forgetComplaints(tx, customer.email, parts.clock());
  await forgetDeals(tx, parts, customer);
  await tx.delete(checkups).where(eq(checkups.emailKey, customer.emailKey));
  await forgetCarried(tx, customer.email);
  await forgetMails(tx, customer.email);
  // Consents and what happened go with it.
  await tx.delete(customers).where(eq(customers.id, customer.id));
  await forgetPersonOf(tx, customer.emailKey);
}
