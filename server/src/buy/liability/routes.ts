import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { buyingBrowser } from '../deals/buying-browser.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure, temporaryFailure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { LiabilityPurchase } from '@riparo/domain/buy/purchase/liability-request.ts';
import { dealErrors } from '@riparo/domain/buy/deal/errors.ts';
import { linkStateOf } from '@riparo/domain/buy/deal/stages.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { liabilityBuyer, liabilityOption } from '@riparo/domain/buy/purchase/liability.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { SIGNATURE_LINK_DAYS } from '@riparo/domain/buy/signature/link.ts';
import { eq, sql } from 'drizzle-orm';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import { mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
import { mailLimitPerMailbox } from '../../platform/mail/mailbox-limit.ts';
import { makeDocumentsJob } from '../documents/make-documents-job.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { correctedColumns } from '../deals/correct-deal.ts';
import { ownerOf } from '../deals/deal-owner.ts';
import { mailMissingAnswers } from '../deals/deal-mails.ts';
import {
  type DealLookup,
  findByAddress,
  type ContinuingBrowser,
  continuationColumns,
  lockByAddress,
  type Opened,
} from '../deals/find-by-address.ts';
import { missingAnswers } from '../deals/missing-answers.ts';
import { isComplete, readPurchase } from '../deals/read-purchase.ts';
import { suitabilityAnsweredIn } from '../deals/suitability-given.ts';
import { deals } from '../deals/tables.ts';
import { notifyDesksOfDeal } from '../deals/notify-desks-of-deal.ts';

type Parts = Pick<
  Dependencies,
  'db' | 'clock' | 'places' | 'enqueue' | 'limiter' | 'sendMailLater' | 'mailBudget' | 'keyedHash'
>;

const WRONG_OPTION = 'L’opzione non è quella del prodotto scelto';

/**
 * Requests a policy that is signed before it is paid: its data are validated once more, then documents are
 * made. What the deal already waits for, consents above all, is asked on its summary first, and the buyer is
 * sent there. Returns the deal to the browser that had access so far; a repeated request learns nothing.
 */
async function purchaseLiability(
  parts: Parts,
  lookup: DealLookup,
  purchase: LiabilityPurchase,
  browser: ContinuingBrowser,
) {
  const { db, clock, enqueue, keyedHash, limiter, mailBudget } = parts;
  // Stops without the mail, so that the request can be repeated later.
  const asking = { email: purchase.email, account: lookup.account };
  const countsAgainstBudget = await isCountedForMailbox(parts, lookup, purchase);
  if (countsAgainstBudget && !(await mayMailFor(limiter, 'documents to sign', asking)))
    return temporaryFailure(mailLimitPerMailbox.windowSeconds, mailErrors['mail-withheld']);
  return db.transaction(async (tx) => {
    const now = clock();
    const owner = await ownerOf(tx, lookup.account, purchase.email);
    const found = await lockByAddress(tx, parts, lookup);
    if (found instanceof Failure) return found;
    const { deal, right } = found;
    const { uuid } = deal;
    const buyable = findBuyableProduct(deal.productKey);
    if (!buyable || deal.order !== 'sign-first' || linkStateOf(deal.stage) === 'expired')
      return failure(generalErrors['not-found']);
    // Requested before: the documents are already being made, or the deal is further on.
    if (deal.stage !== 'quotation' && deal.stage !== 'qualified_lead') return 'asked-before' as const;
    if (purchase.version !== undefined && purchase.version !== deal.version)
      return failure(dealErrors['deal-changed']);
    if (purchase.option !== liabilityOption(deal.productKey))
      return failure(generalErrors.validation, { option: WRONG_OPTION });
    const { email, firstName, lastName, profile } = deal;
    const buyer = liabilityBuyer(purchase, { email, firstName, lastName, profile });
    const read = readPurchase(parts, buyable, {
      buyer,
      consents: deal.consents.given,
      suitability: suitabilityAnsweredIn(deal),
    });
    if (read instanceof Failure) return read;
    const missingBefore = missingAnswers(deal, dayInRome(now));
    const invalidAnswers = Object.entries(read.missing).filter(([name]) => !missingBefore.includes(name));
    if (invalidAnswers.length > 0)
      return failure(generalErrors.validation, Object.fromEntries(invalidAnswers));
    const isWaiting = !isComplete(read.missing);
    // The missing answers are requested once; the documents bring a link and the first signing code.
    const mails = !isWaiting ? 2 : deal.remindedAt === null ? 1 : 0;
    const isProved = owner !== null || isByMailbox(found, buyer);
    const mailClass = isProved ? 'owner' : 'code';
    const isTaken = mails === 0 || (await mailBudget.take(tx, { to: buyer.email, mailClass, mails }));
    if (!isTaken) return temporaryFailure(mailLimitPerMailbox.windowSeconds, mailErrors['mail-withheld']);
    const [changed] = await tx
      .update(deals)
      .set({
        ...correctedColumns(
          keyedHash,
          { ...deal, ...continuationColumns(found, lookup, browser) },
          read.data,
          {
            owner,
            right,
          },
        ),
        ...(isWaiting ? { remindedAt: now, version: sql`${deals.version} + 1` } : {}),
      })
      .where(eq(deals.uuid, uuid))
      .returning();
    if (!changed) throw new Error('a locked deal is gone');
    if (isWaiting) {
      await notifyDesksOfDeal(tx, changed);
      if (deal.remindedAt === null) await mailMissingAnswers(tx, parts, changed, { isCounted: true });
      return changed;
    }
    const cause = { cause: 'buyer', at: now };
    // The missing answers came with the request.
    const complete = (await advanceDeal(tx, changed, 'data-completed', cause)) ?? changed;
    const expiresAt = new Date(now.getTime() + SIGNATURE_LINK_DAYS * DAY_MS);
    await advanceDeal(tx, complete, 'purchase-requested', cause, { expiresAt });
    await enqueue(tx, makeDocumentsJob, { payload: { dealUuid: uuid } });
    return changed;
  });
}

/** By the link in its mails, which proves the mailbox as a session would. */
const isByMailbox = ({ deal, right }: Opened, { email }: { email: string }) =>
  right === 'mailed' && emailKey(email) === deal.emailKey;

/**
 * Whether this is one of the few mails that any visitor can cause: repeated or pointless requests do not
 * count, and no one is blocked from where the mail itself led.
 */
async function isCountedForMailbox(
  parts: Parts,
  lookup: DealLookup,
  purchase: LiabilityPurchase,
): Promise<boolean> {
  const found = await findByAddress(parts, lookup);
  if (found instanceof Failure) return false;
  const { order, stage } = found.deal;
  const isRequestPending = order === 'sign-first' && (stage === 'quotation' || stage === 'qualified_lead');
  return isRequestPending && !isByMailbox(found, purchase);
}

export function registerLiability(app: App, dependencies: Dependencies): void {
  serve(
    app,
    purchaseLiabilityCall,
    async ({ params, body, request, reply, optionalCustomer }) => {
      const lookup = { address: params.uuid, account: await optionalCustomer() };
      const browser = buyingBrowser(dependencies, { request, reply });
      const deal = await purchaseLiability(dependencies, lookup, body, browser);
      if (deal instanceof Failure) return deal;
      if (deal !== 'asked-before') browser.remember(deal);
      return undefined;
    },
    { mailsAnyone: true },
  );
}
