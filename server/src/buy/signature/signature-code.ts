import { isCodeAlive, judgeCode } from '@riparo/domain/platform/sign-in/code-rules.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { signatureErrors } from '@riparo/domain/buy/signature/errors.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { DealRow } from '../deals/tables.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { isTokenOf } from '../deals/deal-token.ts';
import { type ContinuingBrowser, continueDeal } from '../deals/find-by-address.ts';
import { lockOpenDeal } from '../deals/find-deal.ts';
import { failure, temporaryFailure } from '../../platform/http/problem-answers.ts';
import { mayMailCode } from '../../platform/sign-in/one-time-codes/code-mails.ts';
import {
  type CodeUse,
  isSameCode,
  storedCodeOf,
  newCode,
  typedCode,
} from '../../platform/sign-in/one-time-codes/one-time-code.ts';
import { findByToken, type Found, isPaid, signatureState } from './find-signature.ts';
import type { MailOrigin } from '../../platform/mail/mailing.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { type DealSignature, dealSignatures } from './tables.ts';

const anHourAfter = (moment: Date) => new Date(moment.getTime() + 3_600_000);

const useFor = (dealUuid: DealUuid): CodeUse => ['signature code', dealUuid];

/**
 * Mails a code that replaces the previous one. Returns the deal if this browser takes it over: the mailed
 * link was opened elsewhere, and the viewer of another link could type wrong codes until this one is void.
 */
export async function requestSignatureCode(parts: Dependencies, token: string, buying: ContinuingBrowser) {
  const { db, clock, keyedHash, sendMailLater } = parts;
  const found = await findByToken(parts, token);
  if (!found) return failure(generalErrors['not-found']);
  if (signatureState(found, clock()) !== 'to-sign') return failure(signatureErrors['not-to-sign']);
  const isProved = isProvedBy(parts, token, found.deal);
  // By link, not by mailbox: a purchase opened by a stranger in this e-mail uses up none of this one's codes.
  const verdict = await mayMailCode(parts.limiter, 'signature', linkOf(found.deal, isProved));
  if (!verdict.allowed)
    return temporaryFailure(verdict.retryAfterSeconds, accountErrors.LimitExceededException);
  return db.transaction(async (tx) => {
    const deal = await lockOpenDeal(tx, found.deal.uuid);
    if (deal?.stage !== 'documentation_send') return null;
    const code = newCode();
    const { isMailed } = await sendMailLater(tx, {
      to: deal.email,
      dealUuid: deal.uuid,
      template: 'signature-code',
      data: { firstName: deal.firstName, product: titleOf(deal), code },
      ...budgetOf(found, isProved),
    });
    // The last mailed code stays valid.
    if (!isMailed) return failure(mailErrors['mail-withheld']);
    const now = clock();
    await tx
      .update(dealSignatures)
      .set({
        codeHash: storedCodeOf(keyedHash, useFor(deal.uuid), code),
        codeSentAt: now,
        codeExpiresAt: anHourAfter(now),
        codeWrongTries: 0,
      })
      .where(eq(dealSignatures.dealUuid, deal.uuid));
    return isTakenOver(parts, token, deal, buying)
      ? continueDeal(tx, parts, deal, { browserVersion: deal.browserVersion + 1 })
      : null;
  });
}

/** The mailed link was opened in another browser than the deal's: it continues there. */
export const isTakenOver = (
  { keyedHash }: Pick<Dependencies, 'keyedHash'>,
  token: string,
  deal: DealRow,
  buying: ContinuingBrowser,
): boolean =>
  deal.accountId === null && isTokenOf(keyedHash, 'signature', deal, token) && !buying.holds(deal);

/**
 * The mailed link proves the mailbox, and only its owner opens a claimed deal. The link shown to a browser
 * may belong to a stranger who opened the deal in this e-mail.
 */
const isProvedBy = ({ keyedHash }: Pick<Dependencies, 'keyedHash'>, token: string, deal: DealRow) =>
  deal.accountId !== null || isTokenOf(keyedHash, 'signature', deal, token);

/** Another mailbox has other links, and so its own codes. */
const linkOf = ({ uuid, linkVersion }: DealRow, isProved: boolean) =>
  `${uuid} ${linkVersion} ${isProved ? 'mailed' : 'shown'}`;

/**
 * Strangers cannot block the signature of a paid deal. Before payment anyone can have opened the deal: its
 * first code was counted against the mailbox's budget together with its documents, so that it is always sent;
 * others share one budget of all such deals, unless the mailbox is proved.
 */
function budgetOf({ deal, signature }: Found, isProved: boolean): MailOrigin {
  if (isPaid(deal)) return { mailClass: 'contract' };
  return { isCounted: signature.codeSentAt === null, ...(isProved ? { mailClass: 'owner' } : {}) };
}

/** Checks a typed code; a wrong one counts as a try. The deal must be locked. */
export async function checkSignatureCode(
  tx: Transaction,
  parts: Pick<Dependencies, 'clock' | 'keyedHash'>,
  signature: DealSignature,
  typed: string,
) {
  const { dealUuid, codeHash, codeSentAt, codeExpiresAt, codeWrongTries } = signature;
  if (codeHash === null || codeSentAt === null || codeExpiresAt === null)
    return failure(accountErrors.CodeMismatchException);
  const state = { expiresAt: codeExpiresAt, wrongTries: codeWrongTries, usedAt: signature.signedAt };
  const matches = isSameCode(codeHash, typedCode(parts.keyedHash, useFor(dealUuid), typed));
  const now = parts.clock();
  if (!matches && isCodeAlive(state, now))
    await tx
      .update(dealSignatures)
      .set({ codeWrongTries: sql`${dealSignatures.codeWrongTries} + 1` })
      .where(eq(dealSignatures.dealUuid, dealUuid));
  switch (judgeCode({ ...state, matches }, now)) {
    case 'mismatch':
      return failure(accountErrors.CodeMismatchException);
    case 'expired':
      return failure(accountErrors.ExpiredCodeException);
    case 'right':
      return { sentAt: codeSentAt, wrongTries: codeWrongTries };
  }
}
