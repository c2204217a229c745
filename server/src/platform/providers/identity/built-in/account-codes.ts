import { randomBytes } from 'node:crypto';
import {
  CODE_LIFETIME_MS,
  isCodeAlive,
  LINK_LIFETIME_MS,
} from '@riparo/domain/platform/sign-in/code-rules.ts';
import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import {
  type CodeUse,
  isSameCode,
  storedCodeOf,
  newCode,
  typedCode,
} from '../../../sign-in/one-time-codes/one-time-code.ts';
import type { MailedProof } from '../identity-provider.ts';
import { refuse } from '../refusal.ts';
import type { IdentityParts } from './parts.ts';
import { accountCodes, type CodeRow, codeTries } from './tables.ts';

type Parts = Pick<IdentityParts, 'clock' | 'keyedHash'>;

/** What a code proves: a mailbox or, for a changed e-mail, the account that asked. */
type CodeOf =
  | { purpose: 'sign-up' | 'password-reset'; mailbox: EmailKey }
  | { purpose: 'email-change'; accountId: AccountId };

const keyBytes = 24;

const subjectOf = ({ keyedHash }: Parts, of: CodeOf) =>
  keyedHash('code subject', of.purpose, 'mailbox' in of ? of.mailbox : of.accountId);

/** The typed digits, and the longer key of the link in the same mail. */
const useOf = (kind: 'code' | 'key', subject: string): CodeUse => [`one-time ${kind}`, subject];

type Issued = { code: string; key: string };

/** Creates a code and the key of the link mailed with it. */
export async function issueCode(
  tx: Transaction,
  parts: Parts,
  of: CodeOf,
  known: Partial<Pick<CodeRow, 'browser' | 'registrationId' | 'newEmail'>>,
): Promise<Issued> {
  const code = newCode();
  const key = randomBytes(keyBytes).toString('base64url');
  const subject = subjectOf(parts, of);
  const now = parts.clock();
  const [last] = await tx
    .select({ tryId: max(codeTries.id) })
    .from(codeTries)
    .where(eq(codeTries.subject, subject));
  await tx.insert(accountCodes).values({
    ...known,
    subject,
    purpose: of.purpose,
    lastTryBefore: last?.tryId ?? 0,
    codeHash: storedCodeOf(parts.keyedHash, useOf('code', subject), code),
    keyHash: storedCodeOf(parts.keyedHash, useOf('key', subject), key),
    createdAt: now,
    expiresAt: after(now, CODE_LIFETIME_MS[of.purpose]),
    keyExpiresAt: after(now, LINK_LIFETIME_MS),
  });
  return { code, key };
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * The typed code, or the one whose link was followed, if it is still valid; a wrong one counts as a try. The
 * caller has locked the mailbox or account. It does the same work if no code was ever sent.
 */
export async function checkProof(
  tx: Transaction,
  parts: Parts,
  of: CodeOf,
  proof: Pick<MailedProof, 'code' | 'key'>,
  browser: string | null,
) {
  const subject = subjectOf(parts, of);
  const [codes, tries] = await Promise.all([
    tx
      .select()
      .from(accountCodes)
      .where(eq(accountCodes.subject, subject))
      .orderBy(desc(accountCodes.createdAt)),
    tx.select().from(codeTries).where(eq(codeTries.subject, subject)),
  ]);
  const now = parts.clock();
  const keyHash = storedCodeOf(parts.keyedHash, useOf('key', subject), proof.key ?? '');
  const byKey = codes.find((code) => isSameCode(code.keyHash, keyHash));
  if (byKey && byKey.usedAt === null && now < byKey.keyExpiresAt)
    return { ...byKey, wrongTries: triesAt(byKey, tries, browser) };

  const codeHash = typedCode(parts.keyedHash, useOf('code', subject), proof.code);
  const typed = codes.find((code) => isSameCode(code.codeHash, codeHash));
  const judged = typed && { ...typed, wrongTries: triesAt(typed, tries, browser) };
  if (judged && isCodeAlive(judged, now)) return judged;
  // Only the right code reveals that it expired.
  if (judged ?? byKey) return refuse('ExpiredCodeException');

  await tx.insert(codeTries).values({ subject, browser, triedAt: now });
  return refuse('CodeMismatchException');
}

/** The browser that asked for a code is counted separately from all others. */
function triesAt(
  { browser: asker, lastTryBefore }: CodeRow,
  tries: readonly (typeof codeTries.$inferSelect)[],
  browser: string | null,
): number {
  const isAsker = (one: string | null) => asker !== null && one === asker;
  return tries.filter((one) => one.id > lastTryBefore && isAsker(one.browser) === isAsker(browser)).length;
}

/** False for a code voided since it was read, for example by a concurrent password change. */
export async function useUp(tx: Transaction, { clock }: Parts, { id }: CodeRow): Promise<boolean> {
  const used = await tx
    .update(accountCodes)
    .set({ usedAt: clock() })
    .where(and(eq(accountCodes.id, id), isNull(accountCodes.usedAt)))
    .returning({ id: accountCodes.id });
  return used.length > 0;
}

/** The new address that still has to be proved. */
export async function awaitedEmail(
  tx: Database | Transaction,
  parts: Parts,
  accountId: AccountId,
): Promise<string | null> {
  const [code] = await tx
    .select()
    .from(accountCodes)
    .where(eq(accountCodes.subject, subjectOf(parts, { purpose: 'email-change', accountId })))
    .orderBy(desc(accountCodes.createdAt))
    .limit(1);
  return code && isCodeAlive({ ...code, wrongTries: 0 }, parts.clock()) ? code.newEmail : null;
}

type Owner = { id: AccountId; emailKey: EmailKey };

const subjectsOf = (parts: Parts, { id, emailKey }: Owner) => [
  ...(['sign-up', 'password-reset'] as const).map((purpose) =>
    subjectOf(parts, { purpose, mailbox: emailKey }),
  ),
  subjectOf(parts, { purpose: 'email-change', accountId: id }),
];

/** A pending code, sent under an old password or to an old address, must not undo the change. */
export async function voidCodes(tx: Transaction, parts: Parts, owner: Owner): Promise<void> {
  const theirs = inArray(accountCodes.subject, subjectsOf(parts, owner));
  await tx.delete(accountCodes).where(and(theirs, isNull(accountCodes.usedAt)));
}

/** A newer request for another address replaces the earlier one. */
export async function voidEmailCodes(tx: Transaction, parts: Parts, accountId: AccountId): Promise<void> {
  const subject = subjectOf(parts, { purpose: 'email-change', accountId });
  await tx.delete(accountCodes).where(and(eq(accountCodes.subject, subject), isNull(accountCodes.usedAt)));
}

export async function deleteCodes(tx: Transaction, parts: Parts, owner: Owner): Promise<void> {
  const subjects = subjectsOf(parts, owner);
  await tx.delete(accountCodes).where(inArray(accountCodes.subject, subjects));
  await tx.delete(codeTries).where(inArray(codeTries.subject, subjects));
}

export const codesOf = (parts: Parts, owner: Owner) =>
  inArray(accountCodes.subject, subjectsOf(parts, owner));
