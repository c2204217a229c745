import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockCustomer } from '../../platform/customers/lock-customer.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { resetCodeMails } from '../../platform/sign-in/one-time-codes/code-mails.ts';
import type { IdentityProvider } from '../../platform/providers/identity/identity-provider.ts';
import { erasePerson } from './personal-data.ts';

const removeAccountJob = defineJob({
  name: 'remove-account',
  payload: z.object({ accountId: z.uuid() }),
  retry: { limit: 90, delaySeconds: 30, maximumDelaySeconds: 7200 },
});

/**
 * Deletes the person here, and then has the identity provider remove the account. After the first step
 * nothing can belong to the customer any more; if the process dies in between, a job does the second.
 */
export async function removeAccount(
  dependencies: Pick<
    Dependencies,
    'db' | 'clock' | 'config' | 'log' | 'identity' | 'limiter' | 'enqueue' | 'sendMailLater'
  >,
  { id, firstName, ...account }: Account,
  /** The last statement of the same transaction, for a request through the desk. */
  writeDown: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const { db, log, identity, limiter, enqueue, sendMailLater } = dependencies;
  const email = await db.transaction(async (tx) => {
    // Reread: in another window it may have been deleted, or have changed address.
    const customer = await lockCustomer(tx, id);
    if (customer) {
      // Written first: as the last mail to the customer it is deleted with the others once sent.
      await sendMailLater(tx, { to: customer.email, template: 'account-deleted', data: { firstName } });
      await erasePerson(tx, dependencies, customer);
    }
    await enqueue(tx, removeAccountJob, { payload: { accountId: id } });
    await writeDown(tx);
    return customer?.email ?? account.email;
  });
  // A customer who returns within the minute gets a code again.
  await resetCodeMails(limiter, 'registration', emailKey(email));
  await identity
    .deleteAccount(id)
    .catch((error: unknown) => log.warn({ err: error, account: id }, 'an account is removed later'));
}

/** Usually it is already removed. */
export function accountRemoval(identity: Pick<IdentityProvider, 'deleteAccount'>): JobHandler {
  return handles(removeAccountJob, ({ accountId }) => identity.deleteAccount(accountId as AccountId));
}
