import type { CodePurpose } from '@riparo/domain/account/code-rules.ts';
import { emailKey } from '@riparo/domain/account/email-key.ts';
import { accountErrors } from '@riparo/domain/account/errors.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../../../database/connection.ts';
import { failureFor } from '../../../http/problem-answers.ts';
import type { RateLimit } from '../../../http/rate-limit/rate-limit.ts';
import { defineJob, handles, type JobHandling } from '../../../jobs/job.ts';
import { lockAccount } from './find-account.ts';
import { issueCode } from './one-time-codes.ts';
import type { IdentityParts } from './parts.ts';
import { type AccountRow, codeRequests } from './tables.ts';

type RequestedPurpose = Extract<CodePurpose, 'sign-up' | 'password-reset'>;

export type CodeRequest = { purpose: RequestedPurpose; email: string; dealUuid: string | null };

const minuteSeconds = 60;
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

// The day's limit keeps whoever has the patience from guessing: 100 tries a day, against a million codes.
const sendingLimits: readonly RateLimit[] = [
  { max: 1, windowSeconds: minuteSeconds },
  { max: 5, windowSeconds: hourSeconds },
  { max: 20, windowSeconds: daySeconds },
];

/** A mailbox gets few codes, whoever asks for them. */
export async function limitCodes(
  { limiter }: Pick<IdentityParts, 'limiter'>,
  purpose: CodePurpose | 'signature',
  email: string,
) {
  for (const limit of sendingLimits) {
    const key = `${purpose} code to ${emailKey(email)} in ${limit.windowSeconds} s`;
    const verdict = await limiter.hit(key, limit);
    if (!verdict.allowed) return failureFor(verdict.retryAfterSeconds, accountErrors.LimitExceededException);
  }
  return null;
}

const sendCodeJob = defineJob({ name: 'send-account-code', payload: z.object({ requestId: z.uuid() }) });

/**
 * Only writes down that a code was asked for. Whether the address has an account is looked up by a job, after the
 * answer: so neither the answer nor the time it takes can tell.
 */
export async function requestCode(parts: IdentityParts, request: CodeRequest) {
  const limited = await limitCodes(parts, request.purpose, request.email);
  if (limited) return limited;
  await parts.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(codeRequests)
      .values({ ...request, createdAt: parts.clock() })
      .returning({ id: codeRequests.id });
    if (stored) await parts.enqueue(tx, sendCodeJob, { payload: { requestId: stored.id } });
  });
  return undefined;
}

export function codeRequestHandling(parts: IdentityParts): JobHandling {
  return handles(sendCodeJob, async ({ requestId }) => {
    await parts.db.transaction(async (tx) => {
      const [request] = await tx.delete(codeRequests).where(eq(codeRequests.id, requestId)).returning();
      const account = request && (await lockAccount(tx, { email: request.email }));
      if (!account) return;
      if (request.purpose === 'password-reset') await sendResetCode(tx, parts, account);
      else if (!account.confirmedAt) await sendNewSignUpCode(tx, parts, account, request.dealUuid);
    });
  });
}

async function sendResetCode(tx: Transaction, parts: IdentityParts, account: AccountRow): Promise<void> {
  await parts.onAccountEvent(tx, { accountId: account.id, kind: 'reset-code-asked', device: null });
  const code = await issueCode(tx, parts, { accountId: account.id, purpose: 'password-reset' });
  await parts.sendMailLater(tx, {
    to: account.email,
    template: 'account-reset-code',
    data: { firstName: account.firstName, email: account.email, code },
  });
}

async function sendNewSignUpCode(
  tx: Transaction,
  parts: IdentityParts,
  account: AccountRow,
  dealUuid: string | null,
): Promise<void> {
  const { id, firstName, email, hasOwnPassword } = account;
  const code = await issueCode(tx, parts, { accountId: id, purpose: 'sign-up' });
  await parts.sendMailLater(tx, {
    to: email,
    template: 'account-new-confirmation-code',
    data: { firstName, email, code, dealUuid, hasOwnPassword },
  });
}
