import { randomInt, randomUUID } from 'node:crypto';
import {
  CODE_LIFETIME_MS,
  type CodePurpose,
  isCodeAlive,
} from '@riparo/domain/platform/sign-in/code-rules.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import { refuse } from '../src/platform/providers/identity/refusal.ts';

type Code = {
  subject: string;
  code: string;
  key: string;
  newEmail: string | null;
  /** The registration that mailed it. */
  registrationId: AccountId | null;
  sentAt: Date;
  expiresAt: Date;
  wrongTries: number;
  usedAt: Date | null;
};
type Proof = { code: string; key?: string | undefined };
type Owner = { id: AccountId; email: string };

export const forMailbox = (purpose: CodePurpose, email: string) => `${purpose} ${emailKey(email)}`;
export const forAccount = (id: AccountId) => `email-change ${id}`;

/** Codes of a provider that stores everything in memory. */
export function openMemoryCodes(clock: () => Date) {
  let codes: Code[] = [];
  return {
    make(
      purpose: CodePurpose,
      subject: string,
      { newEmail = null, registrationId = null }: Partial<Pick<Code, 'newEmail' | 'registrationId'>> = {},
    ) {
      // A newer request for another address replaces the earlier one.
      if (newEmail !== null) codes = codes.filter((one) => one.subject !== subject);
      const made = { code: String(randomInt(1e6)).padStart(6, '0'), key: randomUUID() };
      const sentAt = clock();
      const expiresAt = new Date(sentAt.getTime() + CODE_LIFETIME_MS[purpose]);
      codes.push({
        ...made,
        subject,
        newEmail,
        registrationId,
        sentAt,
        expiresAt,
        wrongTries: 0,
        usedAt: null,
      });
      return made;
    },
    judge(subject: string, { code, key }: Proof) {
      const theirs = codes.filter((one) => one.subject === subject);
      const found = theirs.findLast((one) => one.code === code || one.key === key);
      if (found) return isCodeAlive(found, clock()) ? found : refuse('ExpiredCodeException');
      for (const one of theirs) one.wrongTries += 1;
      return refuse('CodeMismatchException');
    },
    /** A corrected registration: the mail already sent confirms the corrected one. */
    move(from: ReadonlySet<AccountId | null>, to: AccountId) {
      for (const one of codes) if (from.has(one.registrationId)) one.registrationId = to;
    },
    awaitedEmail(id: AccountId) {
      const code = codes.findLast(({ subject }) => subject === forAccount(id));
      return code && isCodeAlive(code, clock()) ? code.newEmail : null;
    },
    voidOf({ id, email }: Owner) {
      const theirs = new Set([
        forMailbox('sign-up', email),
        forMailbox('password-reset', email),
        forAccount(id),
      ]);
      codes = codes.filter(({ subject, usedAt }) => usedAt !== null || !theirs.has(subject));
    },
    deleteExpired() {
      codes = codes.filter(({ expiresAt }) => clock() < expiresAt);
    },
  };
}
