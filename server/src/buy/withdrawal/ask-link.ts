import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/database/connection.ts';
import { numberOf } from '../documents/contents/policy.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { withdrawalPathOf } from '../deals/withdrawal-link.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { awaited } from '../../platform/jobs/urgency.ts';
import { openText, sealText } from '../../platform/settings/secrets/sealed-text.ts';
import { policiesOfDeals } from '../policies/policies-of-deals.ts';

type LinkRequest = { number: string; email: string };

/** More than any customer has. */
const MAX_DEALS = 100;

const linksOfPurchase = { max: 5, windowSeconds: 3600 };

/** Sealed, since job payloads in the queue are readable. */
const withdrawalLinkJob = defineJob({ name: 'withdrawal-link', payload: z.object({ sealed: z.string() }) });

const keyOf = ({ keyedHash }: Pick<Dependencies, 'keyedHash'>) => keyedHash('asked withdrawal link');

/**
 * Requests the withdrawal link of a contract. The lookup is left to a job: the answer takes equally long
 * whether the purchase exists or not. False for too many requests, whether there is such a purchase or not.
 */
export async function askWithdrawalLink(
  parts: Pick<Dependencies, 'db' | 'keyedHash' | 'enqueue' | 'limiter'>,
  asked: LinkRequest,
): Promise<boolean> {
  // By number and mailbox: without the number a stranger uses up nothing of the owner's limit.
  const name = `withdrawal link of ${asked.number} to ${emailKey(asked.email)}`;
  const { allowed } = await parts.limiter.hit(name, linksOfPurchase);
  if (!allowed) return false;
  const payload = { sealed: sealText(keyOf(parts), JSON.stringify(asked)) };
  await parts.db.transaction((tx) => parts.enqueue(tx, withdrawalLinkJob, { payload, urgency: awaited }));
  return true;
}

type Parts = Pick<Dependencies, 'db' | 'keyedHash' | 'sendMailLater'>;

export const withdrawalLinkHandler = (parts: Parts): JobHandler =>
  handles(withdrawalLinkJob, async ({ sealed }) => {
    const asked = openText(keyOf(parts), sealed);
    if (asked !== null) await mailWithdrawalLink(parts, JSON.parse(asked) as LinkRequest);
  });

/** To the mailbox of the purchase, if number and mailbox belong together. */
async function mailWithdrawalLink(
  { db, keyedHash, sendMailLater }: Parts,
  asked: LinkRequest,
): Promise<void> {
  const deal = await findNumbered(db, asked);
  const withdrawalPath = deal && withdrawalPathOf(keyedHash, deal);
  if (!withdrawalPath) return;
  await db.transaction((tx) =>
    sendMailLater(tx, {
      to: deal.email,
      dealUuid: deal.uuid,
      template: 'withdrawal-link',
      data: { firstName: deal.firstName, product: titleOf(deal), number: asked.number, withdrawalPath },
    }),
  );
}

/** A deal by its own number, or by that of its policy where they differ. */
async function findNumbered(db: Database, { number, email }: LinkRequest): Promise<DealRow | undefined> {
  const theirs = await db
    .select()
    .from(deals)
    .where(and(eq(deals.emailKey, emailKey(email)), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(MAX_DEALS);
  const policyOf = await policiesOfDeals(db, theirs);
  return theirs.find((deal) => numberOf(deal) === number || policyOf(deal).number === number);
}
