import type { Account } from '@riparo/domain/account/account.ts';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { hasProved } from '@riparo/domain/account/proved-mailbox.ts';
import { DEAL_LINK_DAYS } from '@riparo/domain/deal/link.ts';
import type { DealUuid, SubmissionKey } from '@riparo/domain/values/ids.ts';
import type { PurchasableProduct } from '@riparo/domain/products/product.ts';
import type { DealData } from '@riparo/domain/purchase/deal-data.ts';
import { eq } from 'drizzle-orm';
import { askForConsent } from '../consent-requests/ask-for-consent.ts';
import type { Transaction } from '../database/connection.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { mayMailFor } from '../mail/mailbox-allowance.ts';
import { isFirstMailWith } from '../mail/mailbox-limit.ts';
import { advanceDeal } from './advance-deal.ts';
import { consentsGiven, tickedFor } from './consents-given.ts';
import { dealUuidFor } from './deal-address.ts';
import { mailDealAddress } from './deal-mails.ts';
import { ownerOf } from './deal-owner.ts';
import { suitabilityGiven } from './suitability-given.ts';
import { type DealRow, deals } from './tables.ts';
import { tellDesksOfDeal } from './tell-desks-of-deal.ts';

const dayMs = 86_400_000;

export type Submission = {
  submissionKey: SubmissionKey;
  source: string;
  data: DealData;
  /** Else it waits in its first stage for what is missing. */
  isComplete: boolean;
  /** Who is signed in, if anybody. */
  account: Account | null;
  /** What follows where it is opened by somebody else, in the same transaction; it also tells the buyer of the address. */
  opened?: (tx: Transaction, deal: DealRow) => Promise<void>;
};

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'enqueue' | 'sendMailLater' | 'limiter'>;

/** Writes the deal down and mails its address; the same submission sent again finds the same deal. */
export async function openDeal(
  { db, clock, keyedHash, enqueue, sendMailLater, limiter }: Parts,
  product: PurchasableProduct,
  submission: Submission,
): Promise<string> {
  const now = clock();
  const { submissionKey, data } = submission;
  const uuid = dealUuidFor(keyedHash, submissionKey, data.buyer.email);
  const asking = { email: data.buyer.email, account: submission.account };
  const isMailed =
    (await mayMailFor(limiter, 'deal address', asking)) && (await isFirstMailWith(limiter, uuid));
  return db.transaction(async (tx) => {
    const accountId = await ownerOf(tx, submission.account, data.buyer.email);
    const [stored] = await tx
      .insert(deals)
      .values({
        uuid,
        submissionKey,
        accountId,
        ...rowOf(product, submission, now),
      })
      .onConflictDoNothing()
      .returning();
    if (!stored) return earlierDeal(tx, submissionKey);
    await askForConsent(tx, enqueue, tickedFor(stored));
    if (submission.isComplete) await advanceDeal(tx, stored, 'data-completed', { cause: 'buyer', at: now });
    else await tellDesksOfDeal(tx, stored);
    if (submission.opened) await submission.opened(tx, stored);
    else if (isMailed) await mailDealAddress(tx, sendMailLater, stored);
    return stored.uuid;
  });
}

function rowOf(product: PurchasableProduct, { data, source, account }: Submission, now: Date) {
  const { email, firstName, lastName, profile } = data.buyer;
  const isProved = hasProved(account, email);
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
    consents: consentsGiven({ productKey: product.key, given: data.consents, source, isProved }, now),
    suitability: suitabilityGiven(product.key, data.suitability, now),
    priceCents: product.priceCents,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DEAL_LINK_DAYS * dayMs),
  } as const satisfies Partial<DealRow>;
}

async function earlierDeal(tx: Transaction, submissionKey: SubmissionKey): Promise<DealUuid> {
  const [earlier] = await tx
    .select({ uuid: deals.uuid })
    .from(deals)
    .where(eq(deals.submissionKey, submissionKey));
  if (!earlier) throw new Error('a submission key is taken and its deal is gone');
  return earlier.uuid;
}
