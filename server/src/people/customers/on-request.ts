import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { personErrors } from '@riparo/domain/people/search/errors.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import { forgetPerson, dataUnderMailbox, personalDataOf } from '../accounts/personal-data.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { type Actor, appendToLog } from '../../desk/log/append.ts';
import { tellDesks } from '../../desk/live/notices.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { doesForgettingWait } from '../own-deals/forget-deals.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { findPerson, mailboxOf } from './mailboxes.ts';

/** What the owner of an account may take along by themselves, for whoever asks the desk: with an account or without. */
export async function exportCustomer(parts: Dependencies, id: PersonId) {
  const { db, clock, identity } = parts;
  const person = await findPerson(db, id);
  if (!person) return null;
  const mailbox = await mailboxOf(db, person);
  const account = mailbox.hasAccount ? await identity.accountOf(mailbox.id) : null;
  return account
    ? personalDataOf(parts, account)
    : { gatheredAt: clock().toISOString(), ...(await dataUnderMailbox(db, mailbox)) };
}

/**
 * Forgets whoever asked the desk for it, as whoever deletes their account is forgotten: what was paid is kept by law, out of
 * everybody's reach. The log says that it was done, and of nobody whose.
 */
export async function eraseCustomer(parts: Dependencies, id: PersonId, typed: string, actor: Actor) {
  const { db, clock, identity, sendMailLater } = parts;
  const person = await findPerson(db, id);
  if (!person) return failure(generalErrors['not-found']);
  if (emailKey(typed) !== person.emailKey) return failure(personErrors.NotTheirMailbox);
  const writeDown = async (tx: Transaction) => {
    await tellDesks(tx, { kind: 'person', id });
    await appendToLog(tx, actor, { action: 'customer.erased', subject: `person ${id}` }, clock());
  };
  const mailbox = await mailboxOf(db, person);
  if (await doesForgettingWait(db, mailbox)) return failure(personErrors.MoneyNeedsSecondPerson);
  const account = mailbox.hasAccount ? await identity.accountOf(mailbox.id) : null;
  if (account) {
    await removeAccount(parts, account, writeDown);
    return undefined;
  }
  await db.transaction(async (tx) => {
    const { email, firstName } = person;
    // Written first: being the last mail to them, it is forgotten with them once it has left.
    await sendMailLater(tx, { to: email, template: 'personal-data-erased', data: { firstName } });
    await forgetPerson(tx, parts, mailbox);
    await writeDown(tx);
  });
  return undefined;
}
