import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { and, eq, exists, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { carriedAnswers } from '../../../understand/resume-link/tables.ts';
import { checkups } from '../../../understand/checkups/tables.ts';
import { moveComplaints } from '../../../care/complaints/complaint-token.ts';
import { consentRequests } from '../../../platform/customers/consent-requests/tables.ts';
import { bookedCalls, callBacks, quoteRequests } from '../../../care/contacts/tables.ts';
import { moveClaims } from '../../../care/claims/claim-token.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { replacedTokens } from '../../../buy/deals/deal-token.ts';
import { moveDeals } from '../../own-deals/move-deals.ts';
import type { Dependencies } from '../../../platform/process/dependencies.ts';
import { deleteMailsTo } from '../../../platform/mail/delete-mails.ts';
import { moveMails } from '../../../platform/mail/move-mails.ts';
import { movePersonRow } from '../../search/people-index.ts';
import { formSubmissions } from '../../../platform/providers/forms/tables.ts';
import type { EmailMove } from '../../../platform/customers/email-move.ts';
import { purchaseRequests } from '../../../understand/quotes/tables.ts';
import { moveRequests } from '../../../care/requests/request-token.ts';
import { mailLinksAgain } from '../../../buy/signature/send-for-signature.ts';

const isAddress = (column: AnyPgColumn, email: string) => sql`lower(${column}) = ${emailKey(email)}`;

/**
 * A customer's requests and purchases move to the new address once both are proved: they stay in the personal
 * area, and are deleted with the account. All later mails go to the new address.
 */
export async function movePerson(
  tx: Transaction,
  parts: Pick<Dependencies, 'keyedHash' | 'sendMailLater' | 'enqueue'>,
  move: EmailMove,
): Promise<void> {
  const { from, to } = move;
  const movedDeals = await moveDeals(tx, parts, move);
  for (const table of [quoteRequests, callBacks, bookedCalls, formSubmissions])
    await tx.update(table).set({ email: to }).where(isAddress(table.email, from));
  const requestTokens = await moveRequests(tx, parts.keyedHash, move);
  const complaintTokens = await moveComplaints(tx, parts.keyedHash, move);
  await movePurchaseRequests(tx, from, to);
  await tx
    .update(checkups)
    .set({ email: to, emailKey: emailKey(to) })
    .where(eq(checkups.emailKey, emailKey(from)));
  // Pending links were made for the old mailbox; confirmed consents stay confirmed.
  const isOfOld = eq(consentRequests.emailKey, emailKey(from));
  await tx.delete(consentRequests).where(and(isOfOld, eq(consentRequests.answers, {})));
  await tx
    .update(consentRequests)
    .set({ email: to, emailKey: emailKey(to) })
    .where(isOfOld);
  await tx
    .update(carriedAnswers)
    .set({ emailKey: emailKey(to) })
    .where(eq(carriedAnswers.emailKey, emailKey(from)));
  const dealTokens = movedDeals.flatMap((deal) => replacedTokens(parts.keyedHash, deal));
  const claimTokens = await moveClaims(
    tx,
    parts.keyedHash,
    movedDeals.map(({ uuid }) => uuid),
  );
  const replaced = [...dealTokens, ...requestTokens, ...claimTokens, ...complaintTokens];
  await moveMails(tx, move, new Map(replaced));
  await mailLinksAgain(tx, parts, movedDeals);
  await deleteMailsTo(tx, from);
  await movePersonRow(tx, emailKey(from), emailKey(to));
}

/** A request under both addresses becomes one. */
async function movePurchaseRequests(tx: Transaction, from: string, to: string): Promise<void> {
  const already = alias(purchaseRequests, 'already');
  const askedAgain = tx
    .select({ one: sql`1` })
    .from(already)
    .where(and(eq(already.quoteUuid, purchaseRequests.quoteUuid), isAddress(already.email, to)));
  const isOld = isAddress(purchaseRequests.email, from);
  // A claim under either address remains.
  const old = alias(purchaseRequests, 'old');
  await tx
    .update(purchaseRequests)
    .set({ byMaker: true })
    .where(
      and(
        isAddress(purchaseRequests.email, to),
        exists(
          tx
            .select({ one: sql`1` })
            .from(old)
            .where(
              and(eq(old.quoteUuid, purchaseRequests.quoteUuid), isAddress(old.email, from), old.byMaker),
            ),
        ),
      ),
    );
  await tx.delete(purchaseRequests).where(and(isOld, exists(askedAgain)));
  await tx.update(purchaseRequests).set({ email: to }).where(isOld);
}
