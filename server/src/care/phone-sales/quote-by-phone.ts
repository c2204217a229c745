import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { quotePagePath } from '@riparo/domain/understand/life/paths.ts';
import { phoneSaleErrors } from '@riparo/domain/care/phone-sale/errors.ts';
import { lifeQuestionsByPhone } from '@riparo/domain/care/phone-sale/life-questions.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import { appendToLog } from '../../desk/log/append.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { isPriced, lifeQuoteCreation } from '../../understand/quotes/life-quotes.ts';
import { addressOf } from '../../understand/quotes/quote-address.ts';
import { toLifeAnswers } from '../../understand/quotes/read-life-answers.ts';
import { purchaseRequests } from '../../understand/quotes/tables.ts';
import type { PhoneSale, Seller } from './open-deal-by-phone.ts';
import { phoneSales } from './tables.ts';

/** Prices a life policy for a caller, and mails the caller the link to the quote. */
export async function quoteByPhone(
  parts: Dependencies,
  { submissionKey, answers }: PhoneSale,
  seller: Seller,
) {
  const { db, clock, keyedHash, sendMailLater } = parts;
  const now = clock();
  const checked = checkWizard(lifeQuestionsByPhone, answers, dayInRome(now));
  if (Object.keys(checked.errors).length > 0) return failure(generalErrors.validation, checked.errors);
  const quote = await lifeQuoteCreation(parts)(toLifeAnswers(checked.answers), submissionKey);
  if (!isPriced(quote)) return failure(phoneSaleErrors.NoLifePrice);
  const email = String(checked.answers['email']);
  const { uuid, monthlyCents, firstName, effectiveDate } = quote;
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(phoneSales)
      .values({
        key: submissionKey,
        quoteUuid: uuid,
        staffId: seller.id,
        actorName: seller.actor.name,
        at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!first) return;
    // A quote has no mailbox of its own: this row links it to the caller's.
    await tx.insert(purchaseRequests).values({ quoteUuid: uuid, email, byMaker: true, createdAt: now });
    await sendMailLater(tx, {
      to: email,
      template: 'quote-by-phone',
      data: {
        firstName,
        consultant: seller.firstName,
        monthly: formatEuro(monthlyCents),
        path: quotePagePath(addressOf(keyedHash, uuid)),
        lastDay: writtenDate(effectiveDate),
      },
    });
    await appendToLog(tx, seller.actor, { action: 'quote.made-by-phone', subject: `quote ${uuid}` }, now);
  });
  return { uuid, monthlyCents };
}
