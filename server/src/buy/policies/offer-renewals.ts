import { randomUUID } from 'node:crypto';
import { addDays, dayInRome, momentInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import {
  findPurchasableProduct,
  findSoldProduct,
  purchasableProducts,
} from '@riparo/domain/buy/products/catalogue.ts';
import type { PurchasableProduct } from '@riparo/domain/buy/products/product.ts';
import { isRenewalDue, lastDayToRenew, RENEWAL_NOTICE_DAYS } from '@riparo/domain/buy/deal/renewal.ts';
import { type DealUuid, dealUuidSchema, submissionKeySchema } from '@riparo/domain/platform/values/ids.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { and, eq, gte, inArray, isNull, lte, notExists } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { lockCustomerInPlace } from '../../platform/customers/lock-customer.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { hashOfAddress, mailedAddress } from '../deals/deal-address.ts';
import { mailedPath, titleOf } from '../deals/deal-mails.ts';
import { isNotErased, lockOpenDeal } from '../deals/find-deal.ts';
import { dealStepDone } from '../deals/steps.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { dealHistory, type DealRow, deals } from '../deals/tables.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';

const atOnce = 200;

const renewalJob = defineJob({
  name: 'offer-renewals',
  payload: z.object({}),
  everySeconds: 3600,
  timeoutSeconds: 300,
  concurrency: 1,
});

export function renewalHandler(parts: Dependencies): JobHandler {
  return handles(renewalJob, () => offerRenewals(parts));
}

/**
 * Another year is offered for policies that renew automatically, and for those that may not: for those the
 * law requires the notice.
 */
const renewing = purchasableProducts.filter(({ renewal }) => renewal !== 'ends').map(({ key }) => key);

/**
 * Opens the next year of renewing policies in time, and mails the request to pay for it. No card is charged
 * automatically.
 */
export async function offerRenewals(parts: Dependencies): Promise<void> {
  const { db, clock, log } = parts;
  const today = dayInRome(clock());
  const next = alias(deals, 'next');
  const ending = await db
    .select({ uuid: deals.uuid, accountId: deals.accountId })
    .from(deals)
    .leftJoin(next, eq(next.renewalOf, deals.uuid))
    .where(
      and(
        eq(deals.stage, 'closed_won'),
        isNotErased,
        inArray(deals.productKey, renewing),
        gte(deals.endsOn, today),
        lte(deals.endsOn, addDays(today, RENEWAL_NOTICE_DAYS)),
        isNull(next.uuid),
        isNotStopped,
      ),
    )
    .orderBy(deals.endsOn)
    .limit(atOnce);
  for (const deal of ending) {
    await offerRenewal(parts, deal).catch((error: unknown) =>
      log.warn({ err: error, deal: deal.uuid }, 'a renewal was not offered'),
    );
  }
}

const stopOf = (uuid: DealUuid | typeof deals.uuid) =>
  and(eq(dealHistory.dealUuid, uuid), eq(dealHistory.event, 'renewal-stopped'));

/** Its owner has not stopped the renewal. */
const isNotStopped = notExists(
  new QueryBuilder().select({ id: dealHistory.id }).from(dealHistory).where(stopOf(deals.uuid)),
);

const isStopped = async (tx: Transaction, uuid: DealUuid) => (await tx.$count(dealHistory, stopOf(uuid))) > 0;

async function offerRenewal(
  parts: Dependencies,
  { uuid, accountId }: Pick<DealRow, 'uuid' | 'accountId'>,
): Promise<void> {
  const now = parts.clock();
  await parts.db.transaction(async (tx) => {
    // The new deal belongs to the same account, which is locked before its deals.
    if (accountId) await lockCustomerInPlace(tx, accountId);
    const ending = await lockOpenDeal(tx, uuid);
    const product = findPurchasableProduct(ending?.productKey);
    if (!product || ending?.stage !== 'closed_won' || ending.endsOn === null) return;
    if (!isRenewalDue(ending.endsOn, dayInRome(now)) || (await isStopped(tx, uuid))) return;
    const lastDay = lastDayToRenew(ending.endsOn);
    const renewal = renewalOf(ending, product, now);
    const [opened] = await tx
      .insert(deals)
      .values({
        ...renewal,
        mailedAddress: hashOfAddress(mailedAddress(parts.keyedHash, { ...renewal, linkVersion: 0 })),
        // To the end of the last day, in Italy.
        expiresAt: momentInRome(addDays(lastDay, 1), '00:00'),
      })
      .onConflictDoNothing()
      .returning();
    // Another process was faster.
    if (!opened) return;
    await advanceDeal(tx, opened, 'data-completed', { cause: `renewal of ${uuid}`, at: now });
    await parts.sendMailLater(tx, {
      to: opened.email,
      dealUuid: opened.uuid,
      template: 'renewal-offered',
      data: {
        firstName: opened.firstName,
        product: titleOf(opened),
        amount: formatEuro(opened.priceCents),
        amountBefore: formatEuro(ending.priceCents),
        endsOn: writtenDate(ending.endsOn),
        lastDay: writtenDate(lastDay),
        endsByLaw: findSoldProduct(opened.productKey)?.renewal === 'ends-by-law',
        path: mailedPath(parts.keyedHash, opened),
      },
    });
    dealStepDone('renewal-written');
  });
  dealStepDone('renewal-offered');
}

/** The same contract for another year, at today's price: only to be paid, since it was signed before. */
function renewalOf(ending: DealRow, product: PurchasableProduct, now: Date) {
  const { email, emailKey, firstName, lastName, profile, attributes, consents, suitability, accountId } =
    ending;
  return {
    uuid: dealUuidSchema.parse(randomUUID()),
    submissionKey: submissionKeySchema.parse(randomUUID()),
    renewalOf: ending.uuid,
    productKey: product.key,
    order: 'pay-only',
    stage: 'quotation',
    email,
    emailKey,
    firstName,
    lastName,
    profile,
    attributes,
    accountId,
    suitability,
    consents: {
      ...consents,
      documents: precontractDocuments(product.key).map(({ key, version }) => ({ key, version })),
    },
    priceCents: product.priceCents,
    createdAt: now,
  } as const;
}
