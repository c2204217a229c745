import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  consentsAmong,
  deskQuestions,
  withoutUnasked,
} from '@riparo/domain/care/phone-sale/desk-questions.ts';
import { phoneSaleErrors } from '@riparo/domain/care/phone-sale/errors.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { dealDataOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import { openDeal } from '../../buy/deals/open-deal.ts';
import { mailOpenedByPhone } from '../../buy/deals/deal-mails.ts';
import { readPurchase } from '../../buy/deals/read-purchase.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { appendToLog } from '../../desk/log/append.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { phoneSales } from './tables.ts';

export type Seller = StaffActor & { firstName: string };

export type PhoneSale = { submissionKey: SubmissionKey; answers: Answers };

/**
 * Opens a deal in its first stage. Consents, signature and payment are left to the customer with the link.
 */
export async function openDealByPhone(
  parts: Dependencies,
  productKey: string,
  { submissionKey, answers }: PhoneSale,
  seller: Seller,
) {
  const { clock } = parts;
  const buyable = findBuyableProduct(productKey);
  if (!buyable) return failure(generalErrors['not-found']);
  if (consentsAmong(buyable.wizard, answers).length > 0) return failure(phoneSaleErrors.ConsentFromDesk);
  const deskWizard = withoutUnasked(deskQuestions(buyable.wizard), answers);
  const checked = checkWizard(deskWizard, answers, dayInRome(clock()));
  if (Object.keys(checked.errors).length > 0) return failure(generalErrors.validation, checked.errors);
  const read = readPurchase(parts, buyable, dealDataOf(checked.answers));
  if (read instanceof Failure) return read;
  const { uuid } = await openDeal(parts, buyable.product, {
    submissionKey,
    source: DESK_PATH,
    data: read.data,
    isComplete: false,
    account: null,
    openedAtDesk: async (tx, deal) => {
      const at = clock();
      await mailOpenedByPhone(tx, parts, deal, seller.firstName);
      await tx.insert(phoneSales).values({
        key: deal.submissionKey,
        dealUuid: deal.uuid,
        staffId: seller.id,
        actorName: seller.actor.name,
        at,
      });
      const entry = { subject: `deal ${deal.uuid}`, details: { product: productKey } };
      await appendToLog(tx, seller.actor, { action: 'deal.opened-by-phone', ...entry }, at);
    },
  });
  return { uuid };
}
