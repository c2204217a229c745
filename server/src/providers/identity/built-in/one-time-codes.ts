import { randomInt, timingSafeEqual } from 'node:crypto';
import {
  CODE_LIFETIME_MS,
  type CodePurpose,
  isCodeAlive,
  judgeCode,
} from '@riparo/domain/account/code-rules.ts';
import { accountErrors } from '@riparo/domain/account/errors.ts';
import type { AccountId } from '@riparo/domain/ids.ts';
import { CODE_LENGTH, tidyCode } from '@riparo/domain/person/code.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connection.ts';
import { failure } from '../../../http/problem-answers.ts';
import type { IdentityParts } from './parts.ts';
import { accountCodes } from './tables.ts';

type Parts = Pick<IdentityParts, 'clock' | 'keyedHash'>;
type CodeOf = { accountId: AccountId; purpose: CodePurpose };

// Keyed, because six digits are soon guessed from a plain hash; bound to whom and what the code is for.
const hashOf = ({ keyedHash }: Parts, { accountId, purpose }: CodeOf, code: string) =>
  keyedHash('one-time code', accountId, purpose, code);

/** Makes a code, in place of the one there was for the same purpose. */
export async function issueCode(
  tx: Transaction,
  parts: Parts,
  { newEmail = null, ...of }: CodeOf & { newEmail?: string | null },
): Promise<string> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const now = parts.clock();
  const fresh = {
    codeHash: hashOf(parts, of, code),
    newEmail,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS[of.purpose]),
    wrongTries: 0,
    usedAt: null,
  };
  await tx
    .insert(accountCodes)
    .values({ ...of, ...fresh })
    .onConflictDoUpdate({ target: [accountCodes.accountId, accountCodes.purpose], set: fresh });
  return code;
}

/** Takes a typed code: a right one is used up, a wrong one counts as a try. The account's row must be locked. */
export async function takeCode(tx: Transaction, parts: Parts, of: CodeOf, typed: string) {
  const row = and(eq(accountCodes.accountId, of.accountId), eq(accountCodes.purpose, of.purpose));
  const [code] = await tx.select().from(accountCodes).where(row);
  if (!code) return failure(accountErrors.CodeMismatchException);

  const matches = isSame(code.codeHash, hashOf(parts, of, tidyCode(typed)));
  const now = parts.clock();
  switch (judgeCode({ ...code, matches }, now)) {
    case 'mismatch':
      await tx
        .update(accountCodes)
        .set({ wrongTries: sql`${accountCodes.wrongTries} + 1` })
        .where(row);
      return failure(accountErrors.CodeMismatchException);
    case 'expired':
      return failure(accountErrors.ExpiredCodeException);
    case 'right':
      await tx.update(accountCodes).set({ usedAt: now }).where(row);
      return { newEmail: code.newEmail };
  }
}

/** The address a changed e-mail waits to be proved for. */
export async function awaitedEmail(
  tx: Transaction,
  { clock }: Pick<Parts, 'clock'>,
  accountId: AccountId,
): Promise<string | null> {
  const [code] = await tx
    .select()
    .from(accountCodes)
    .where(and(eq(accountCodes.accountId, accountId), eq(accountCodes.purpose, 'email-change')));
  return code && isCodeAlive(code, clock()) ? code.newEmail : null;
}

/** A code that waits, sent under an old password or to an old address, must not undo the change. */
export async function voidCodes(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx
    .delete(accountCodes)
    .where(and(eq(accountCodes.accountId, accountId), isNull(accountCodes.usedAt)));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
