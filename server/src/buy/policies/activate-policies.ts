import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { lockDeal } from '../deals/find-deal.ts';
import { dealStepDone } from '../deals/steps.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { lastDayOf, type StartedDeal, welcomeContent, welcomeTitle } from '../documents/contents/welcome.ts';
import { storeDocument } from '../documents/deal-documents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { policyClaimLink } from '../deals/claim-link.ts';
import { withdrawalPathOf } from '../deals/withdrawal-link.ts';

const atOnce = 200;

const activationJob = defineJob({
  name: 'activate-policies',
  payload: z.object({}),
  everySeconds: 600,
  timeoutSeconds: 300,
  concurrency: 1,
});

export function activationHandler(parts: Dependencies): JobHandler {
  return handles(activationJob, () => activatePolicies(parts));
}

/**
 * Policies paid and signed become active on their first day, in Italian time, and the welcome letter is
 * mailed. The cover of an erased customer begins as well, without a mail.
 */
export async function activatePolicies(parts: Dependencies): Promise<void> {
  const today = dayInRome(parts.clock());
  const isReady = or(
    and(eq(deals.order, 'pay-first'), eq(deals.stage, 'documentation_signed')),
    and(eq(deals.order, 'sign-first'), eq(deals.stage, 'paid')),
    // A renewed year: it was signed with the first.
    and(isNotNull(deals.renewalOf), eq(deals.stage, 'paid')),
  );
  const starting = await parts.db
    .select()
    .from(deals)
    .where(and(isReady, lte(deals.startsOn, today)))
    .orderBy(deals.startsOn)
    .limit(atOnce);
  for (const deal of starting.filter(isStarted)) {
    await activate(parts, deal).catch((error: unknown) =>
      parts.log.warn({ err: error, deal: deal.uuid }, 'a policy was not activated'),
    );
  }
}

const isStarted = (deal: DealRow): deal is StartedDeal => deal.startsOn !== null && deal.endsOn !== null;

async function activate(parts: Dependencies, starting: StartedDeal): Promise<void> {
  const at = parts.clock();
  const content = await parts.documents.render(welcomeContent(starting, at));
  await parts.db.transaction(async (tx) => {
    const deal = await lockDeal(tx, starting.uuid);
    const active = deal && (await advanceDeal(tx, deal, 'policy-activated', { cause: 'time', at }));
    // Withdrawn, or activated by another process, while the letter was drawn.
    if (!active || !isStarted(active)) return;
    await storeDocument(
      tx,
      active.uuid,
      { kind: 'benvenuto', title: welcomeTitle, content, isShared: false },
      at,
    );
    if (!active.erasureAskedAt) await mailWelcome(tx, parts, active);
    dealStepDone('activation-written');
  });
  dealStepDone('activated');
}

/** The same again; false for a policy that has not begun. */
export async function mailWelcomeAgain(
  tx: Transaction,
  parts: Pick<Dependencies, 'sendMailLater' | 'keyedHash'>,
  deal: DealRow,
): Promise<boolean> {
  if (isStarted(deal)) await mailWelcome(tx, parts, deal);
  return isStarted(deal);
}

async function mailWelcome(
  tx: Transaction,
  { sendMailLater, keyedHash }: Pick<Dependencies, 'sendMailLater' | 'keyedHash'>,
  deal: StartedDeal,
): Promise<void> {
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'policy-active',
    data: {
      dealUuid: deal.uuid,
      hasSigned: deal.renewalOf === null,
      firstName: deal.firstName,
      product: titleOf(deal),
      startsOn: writtenDate(deal.startsOn),
      endsOn: writtenDate(deal.endsOn),
      withdrawableUntil: writtenDate(lastDayOf(deal)),
      withdrawalPath: withdrawalPathOf(keyedHash, deal),
      claimPath: policyClaimLink(keyedHash, deal),
    },
  });
}
