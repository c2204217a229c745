import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { and, desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { policyClaimLink } from '../../buy/deals/claim-link.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { deals } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { awaited } from '../../platform/jobs/urgency.ts';
import { openText, sealText } from '../../platform/settings/secrets/sealed-text.ts';
import { claimablePolicies } from './claimable-policies.ts';

type LinkRequest = { policyNumber: string; email: string };

/** More than any customer has. */
const MAX_DEALS = 100;

const policyLinkLimit = { max: 5, windowSeconds: 3600 };

/** Sealed, since payloads in the queue are readable. */
const claimLinkJob = defineJob({ name: 'claim-link', payload: z.object({ sealed: z.string() }) });

const keyOf = ({ keyedHash }: Pick<Dependencies, 'keyedHash'>) => keyedHash('asked claim link');

/**
 * Requests the link to start a claim. The lookup happens in a job after the response, so that the response
 * takes as long for an existing policy as for a missing one. False when the limit is reached, whether or not
 * the policy exists.
 */
export async function askClaimLink(
  parts: Pick<Dependencies, 'db' | 'keyedHash' | 'enqueue' | 'limiter'>,
  request: LinkRequest,
): Promise<boolean> {
  // Limited by number and mailbox: a stranger who does not know the number cannot use up the owner's
  // attempts.
  const name = `claim link of ${request.policyNumber} to ${emailKey(request.email)}`;
  const { allowed } = await parts.limiter.hit(name, policyLinkLimit);
  if (!allowed) return false;
  const payload = { sealed: sealText(keyOf(parts), JSON.stringify(request)) };
  await parts.db.transaction((tx) => parts.enqueue(tx, claimLinkJob, { payload, urgency: awaited }));
  return true;
}

type Parts = Pick<Dependencies, 'db' | 'keyedHash' | 'sendMailLater'>;

export const claimLinkHandler = (parts: Parts): JobHandler =>
  handles(claimLinkJob, async ({ sealed }) => {
    const request = openText(keyOf(parts), sealed);
    if (request !== null) await mailClaimLink(parts, JSON.parse(request) as LinkRequest);
  });

/** Sent to the mailbox of the policy, if number and mailbox belong together. */
async function mailClaimLink(
  { db, keyedHash, sendMailLater }: Parts,
  { policyNumber, email }: LinkRequest,
): Promise<void> {
  const candidates = await db
    .select()
    .from(deals)
    .where(and(eq(deals.emailKey, emailKey(email)), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(MAX_DEALS);
  const policies = await claimablePolicies(db, candidates);
  const policy = policies.find(({ number }) => number === policyNumber);
  const deal = policy && candidates.find(({ uuid }) => uuid === policy.uuid);
  if (!deal) return;
  await db.transaction((tx) =>
    sendMailLater(tx, {
      to: deal.email,
      dealUuid: deal.uuid,
      template: 'claim-link',
      data: {
        firstName: deal.firstName,
        product: titleOf(deal),
        provider: providerOf(deal.productKey),
        number: policy.number,
        path: policyClaimLink(keyedHash, deal),
      },
    }),
  );
}
