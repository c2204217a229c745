import { emailKey } from '@riparo/domain/account/email-key.ts';
import { and, desc, eq } from 'drizzle-orm';
import { titleOf } from '../deals/deal-mails.ts';
import { policyClaimLink } from '../deals/claim-link.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { type Asking, mayMailFor } from '../mail/mailbox-allowance.ts';
import { claimablePolicies } from './claimable-policies.ts';

type Parts = Pick<Dependencies, 'db' | 'keyedHash' | 'sendMailLater' | 'limiter'>;

/** More than anybody has. */
const mostDeals = 100;

/**
 * Mails the way to a claim to the mailbox of a policy, if number and mailbox belong together. Whether they do nobody who asks
 * is told, and how often somebody asks is counted before anything is looked for.
 */
export async function askClaimLink(
  { db, keyedHash, sendMailLater, limiter }: Parts,
  { policyNumber, email, account }: Asking & { policyNumber: string },
): Promise<void> {
  if (!(await mayMailFor(limiter, 'claim link', { email, account }))) return;
  const theirs = await db
    .select()
    .from(deals)
    .where(and(eq(deals.emailKey, emailKey(email)), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(mostDeals);
  const policies = await claimablePolicies(db, theirs);
  const policy = policies.find(({ number }) => number === policyNumber);
  const deal = policy && theirs.find(({ uuid }) => uuid === policy.uuid);
  if (!deal) return;
  await db.transaction((tx) =>
    sendMailLater(tx, {
      to: deal.email,
      dealUuid: deal.uuid,
      template: 'claim-link',
      data: {
        firstName: deal.firstName,
        product: titleOf(deal),
        number: policy.number,
        path: policyClaimLink(keyedHash, deal),
      },
    }),
  );
}
