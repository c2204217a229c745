import { emailKey } from '@riparo/domain/account/email-key.ts';
import { and, desc, eq } from 'drizzle-orm';
import { titleOf } from '../deals/deal-mails.ts';
import { policyClaimLink } from '../deals/claim-link.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { claimablePolicies } from './claimable-policies.ts';

type Parts = Pick<Dependencies, 'db' | 'keyedHash' | 'sendMailLater' | 'limiter'>;

/** More than anybody has. */
const mostDeals = 100;

const linksOfPolicy = { max: 5, windowSeconds: 3600 };

/**
 * Mails the way to a claim to the mailbox of a policy, if number and mailbox belong together. Whether they do nobody who asks
 * is told: false is answered for what was asked too often, whether there is such a policy or not.
 */
export async function askClaimLink(
  { db, keyedHash, sendMailLater, limiter }: Parts,
  { policyNumber, email }: { policyNumber: string; email: string },
): Promise<boolean> {
  // By number and mailbox: who does not know the number uses up nothing of its owner's.
  const { allowed } = await limiter.hit(`claim link of ${policyNumber} to ${emailKey(email)}`, linksOfPolicy);
  if (!allowed) return false;
  const theirs = await db
    .select()
    .from(deals)
    .where(and(eq(deals.emailKey, emailKey(email)), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(mostDeals);
  const policies = await claimablePolicies(db, theirs);
  const policy = policies.find(({ number }) => number === policyNumber);
  const deal = policy && theirs.find(({ uuid }) => uuid === policy.uuid);
  if (!deal) return true;
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
  return true;
}
