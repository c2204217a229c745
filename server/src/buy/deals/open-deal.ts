import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { randomUUID } from 'node:crypto';
import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { hasProvedMailbox } from '@riparo/domain/people/account/proved-mailbox.ts';
import { DEAL_LINK_DAYS } from '@riparo/domain/buy/deal/link.ts';
import {
  type DealAddress,
  type DealUuid,
  dealUuidSchema,
  type SubmissionKey,
} from '@riparo/domain/platform/values/ids.ts';
import type { PurchasableProduct } from '@riparo/domain/buy/products/product.ts';
import type { DealData } from '@riparo/domain/buy/purchase/deal-data.ts';
import { eq } from 'drizzle-orm';
import { requestConsent } from '../../platform/customers/consent-requests/request-consent.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
import { wasAddressMailed } from '../../platform/mail/mailbox-limit.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import { advanceDeal } from './advance-deal.ts';
import { storedConsents, tickedOptionalConsents } from './consents-given.ts';
import { addressColumns, dealUuidFor, openerAddress, submissionOf } from './deal-address.ts';
import { mailDealAddress } from './deal-mails.ts';
import { ownerOf } from './deal-owner.ts';
import { storedSuitability } from './suitability-given.ts';
import { type DealRow, deals } from './tables.ts';
import { notifyDesksOfDeal } from './notify-desks-of-deal.ts';

export type Submission = {
  submissionKey: SubmissionKey;
  source: string;
  data: DealData;
  /** Otherwise it waits in its first stage for the missing answers. */
  isComplete: boolean;
  /** The signed-in customer, if any. */
  account: Account | null;
  /**
   * Runs in the same transaction when the desk opens a deal for a customer: it also mails them the address,
   * which the browser at the desk does not get.
   */
  openedAtDesk?: (tx: Transaction, deal: DealRow) => Promise<void>;
};

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'enqueue' | 'sendMailLater' | 'limiter'>;

type OpenedDeal = { uuid: DealUuid; address: DealAddress; isMailWithheld?: true };

/** Stores the deal and mails its address; the same submission sent again finds the same deal. */
export async function openDeal(
  parts: Parts,
  product: PurchasableProduct,
  submission: Submission,
): Promise<OpenedDeal> {
  const { keyedHash } = parts;
  const { data } = submission;
  const { email } = data.buyer;
  const submissionKey = submissionOf(keyedHash, {
    productKey: product.key,
    submissionKey: submission.submissionKey,
    email,
    content: data,
  });
  const address = openerAddress(keyedHash, { submissionKey, browserVersion: 0 });
  const usual = dealUuidFor(keyedHash, submission.submissionKey, email);
  // The browser's key was used before for another submission: then the deal gets another id.
  const stored =
    (await storeDeal(parts, product, submission, { uuid: usual, submissionKey })) ??
    (await storeDeal(parts, product, submission, { uuid: newUuid(), submissionKey }));
  if (!stored) throw new Error('a deal was not stored');
  return { ...stored, address };
}

const newUuid = () => dealUuidSchema.parse(randomUUID());

/** Null if another submission has the id. */
async function storeDeal(
  parts: Parts,
  product: PurchasableProduct,
  submission: Submission,
  named: Pick<DealRow, 'uuid' | 'submissionKey'>,
): Promise<Omit<OpenedDeal, 'address'> | null> {
  const { db, keyedHash, limiter } = parts;
  const now = parts.clock();
  const { email } = submission.data.buyer;
  const mayLeave = await mayMailFor(limiter, 'deal address', { email, account: submission.account });
  const wasWithdrawnBefore = mayLeave && (await wasAddressMailed(limiter, named.uuid));
  const addresses = addressColumns(keyedHash, { ...named, linkVersion: 0, browserVersion: 0 });
  return db.transaction(async (tx) => {
    const accountId = await ownerOf(tx, submission.account, email);
    const [stored] = await tx
      .insert(deals)
      .values({
        ...named,
        ...addresses,
        ...(submission.openedAtDesk ? { openerAddress: null } : {}),
        accountId,
        ...rowOf(product, submission, now),
      })
      .onConflictDoNothing()
      .returning();
    if (!stored) {
      const uuid = await findSubmitted(tx, named.submissionKey);
      return uuid && { uuid };
    }
    await requestConsent(tx, parts.enqueue, tickedOptionalConsents(stored));
    if (submission.isComplete) await advanceDeal(tx, stored, 'data-completed', { cause: 'buyer', at: now });
    else await notifyDesksOfDeal(tx, stored);
    if (submission.openedAtDesk) {
      await submission.openedAtDesk(tx, stored);
      return { uuid: stored.uuid };
    }
    // A customer signed in with this mailbox has proved it.
    const mailClass = accountId === null ? 'stranger' : 'owner';
    const mailed =
      mayLeave && !wasWithdrawnBefore && (await mailDealAddress(tx, parts, stored, { mailClass }));
    return { uuid: stored.uuid, ...withheldMail(mailed || { isMailed: wasWithdrawnBefore }) };
  });
}

function rowOf(product: PurchasableProduct, { data, source, account }: Submission, now: Date) {
  const { email, firstName, lastName, profile } = data.buyer;
  const isProved = hasProvedMailbox(account, email);
  return {
    productKey: product.key,
    order: product.order,
    stage: 'quotation',
    email,
    emailKey: emailKey(email),
    firstName,
    lastName,
    profile,
    attributes: data.attributes ?? null,
    consents: storedConsents({ productKey: product.key, given: data.consents, source, isProved }, now),
    suitability: storedSuitability(product.key, data.suitability, now),
    priceCents: product.priceCents,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DEAL_LINK_DAYS * DAY_MS),
  } as const satisfies Partial<DealRow>;
}

async function findSubmitted(tx: Transaction, submissionKey: SubmissionKey): Promise<DealUuid | null> {
  const [earlier] = await tx
    .select({ uuid: deals.uuid })
    .from(deals)
    .where(eq(deals.submissionKey, submissionKey));
  return earlier?.uuid ?? null;
}
