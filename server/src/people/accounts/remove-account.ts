import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import { lockCustomer } from '../../platform/customers/hold-customer.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { forgetCodeMails } from '../../platform/sign-in/one-time-codes/code-mails.ts';
import type { IdentityProvider } from '../../platform/providers/identity/identity-provider.ts';
import { forgetPerson } from './personal-data.ts';

const removeAccountJob = defineJob({
  name: 'remove-account',
  payload: z.object({ accountId: z.uuid() }),
  retry: { limit: 90, delaySeconds: 30, maximumDelaySeconds: 7200 },
});

/**
 * Forgets the person here, and then has the identity provider remove the account. From the first on there is nobody here to
 * whom anything could belong; a process that ends in between leaves the second to a job.
 */
export async function removeAccount(
  dependencies: Pick<
    Dependencies,
    'db' | 'clock' | 'config' | 'log' | 'identity' | 'limiter' | 'enqueue' | 'sendMailLater'
  >,
  { id, firstName, ...account }: Account,
  /** In the same transaction, as its last statement: where somebody else asked for it. */
  writeDown: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const { db, log, identity, limiter, enqueue, sendMailLater } = dependencies;
  const email = await db.transaction(async (tx) => {
    // As it is now: in another window it may have been deleted, or have moved to another address.
    const customer = await lockCustomer(tx, id);
    if (customer) {
      // Written first: being the last mail to them, it is forgotten with them once it has left.
      await sendMailLater(tx, { to: customer.email, template: 'account-deleted', data: { firstName } });
      await forgetPerson(tx, dependencies, customer);
    }
    await enqueue(tx, removeAccountJob, { payload: { accountId: id } });
    await writeDown(tx);
    return customer?.email ?? account.email;
  });
  // Whoever comes back the same minute gets a code again.
  await forgetCodeMails(limiter, 'registration', emailKey(email));
  await identity
    .deleteAccount(id)
    .catch((error: unknown) => log.warn({ err: error, account: id }, 'an account is removed later'));
}

/** Most find it removed already. */
export function accountRemoval(identity: Pick<IdentityProvider, 'deleteAccount'>): JobHandler {
  return handles(removeAccountJob, ({ accountId }) => identity.deleteAccount(accountId as AccountId));
}
