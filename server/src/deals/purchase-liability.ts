import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { LiabilityPurchase } from '@riparo/domain/contract/liability-calls.ts';
import { dealErrors } from '@riparo/domain/deal/errors.ts';
import { doorOf } from '@riparo/domain/deal/stages.ts';
import type { DealUuid } from '@riparo/domain/ids.ts';
import { liabilityBuyer, liabilityOption } from '@riparo/domain/purchase/liability.ts';
import { findBuyableProduct } from '@riparo/domain/purchase/wizards.ts';
import { SIGNATURE_LINK_DAYS } from '@riparo/domain/signature/link.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { Failure, failure, failureFor } from '../http/problem-answers.ts';
import { mailsToOneMailbox, mayMail } from '../mail/mailbox-limit.ts';
import type { Account } from '../providers/identity/identity-provider.ts';
import { makeDocumentsJob } from '../signature/make-documents-job.ts';
import { advanceDeal } from './advance-deal.ts';
import { correctedColumns } from './correct-deal.ts';
import { ownerOf } from './deal-owner.ts';
import { hasRunOut, lockOpenDeal } from './find-deal.ts';
import { isComplete, readPurchase } from './read-purchase.ts';
import { deals } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'places' | 'queue' | 'limiter'>;

const dayMs = 86_400_000;
const WRONG_OPTION = 'L’opzione non è quella del prodotto scelto';

/** Asks for a policy that is signed before it is paid: its data are judged once more, then documents are made. */
export async function purchaseLiability(
  parts: Parts,
  uuid: DealUuid,
  purchase: LiabilityPurchase,
  account: Account | null,
) {
  const { db, clock, queue, limiter } = parts;
  // Nothing goes on without the mail, so that it is asked for again later.
  if ((await isYetToAsk(db, uuid)) && !(await mayMail(limiter, 'documents to sign', purchase.email)))
    return failureFor(mailsToOneMailbox.windowSeconds, generalErrors['too-many-requests']);
  return db.transaction(async (tx) => {
    const now = clock();
    const owner = await ownerOf(tx, account, purchase.email);
    const deal = await lockOpenDeal(tx, uuid);
    const buyable = deal && findBuyableProduct(deal.productKey);
    if (!deal || !buyable || deal.order !== 'sign-first') return failure(generalErrors['not-found']);
    if (hasRunOut(deal, now) || doorOf(deal.stage) === 'expired') return failure(generalErrors['not-found']);
    // Asked for before: the documents are on their way, or further.
    if (deal.stage !== 'quotation' && deal.stage !== 'qualified_lead') return undefined;
    if (purchase.version !== undefined && purchase.version !== deal.version)
      return failure(dealErrors['deal-changed']);
    if (purchase.option !== liabilityOption(deal.productKey))
      return failure(generalErrors.validation, { option: WRONG_OPTION });
    const { email, firstName, lastName, profile } = deal;
    const buyer = liabilityBuyer(purchase, { email, firstName, lastName, profile });
    const read = readPurchase(parts, buyable, { buyer, consents: deal.consents.given });
    if (read instanceof Failure) return read;
    if (!isComplete(read.missing)) return failure(generalErrors.validation, read.missing);
    const [changed] = await tx
      .update(deals)
      .set(correctedColumns(deal, read.data, owner))
      .where(eq(deals.uuid, uuid))
      .returning();
    if (!changed) throw new Error('a locked deal is gone');
    const cause = { cause: 'buyer', at: now };
    // What was still missing came with the request.
    const complete = (await advanceDeal(tx, changed, 'data-completed', cause)) ?? changed;
    const expiresAt = new Date(now.getTime() + SIGNATURE_LINK_DAYS * dayMs);
    await advanceDeal(tx, complete, 'purchase-requested', cause, { expiresAt });
    await queue.enqueue(tx, makeDocumentsJob, { payload: { dealUuid: uuid } });
    return undefined;
  });
}

/** Only then does a mail follow: whoever asks twice, or for nothing, does not count. */
async function isYetToAsk(db: Database, uuid: DealUuid): Promise<boolean> {
  const isBefore = inArray(deals.stage, ['quotation', 'qualified_lead']);
  const waits = and(eq(deals.uuid, uuid), eq(deals.order, 'sign-first'), isBefore);
  return (await db.$count(deals, waits)) > 0;
}
