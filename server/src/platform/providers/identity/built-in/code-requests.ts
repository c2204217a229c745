import type { CodePurpose } from '@riparo/domain/platform/sign-in/code-rules.ts';
import { type EmailKey, emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/connection.ts';
import { defineJob, handles, type JobHandler } from '../../../jobs/job.ts';
import type { RequestingBrowser } from '../identity-provider.ts';
import { findAccount, lockMailbox } from './find-account.ts';
import { issueCode } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import { ownOrFirstRegistration } from './registrations.ts';
import { makeSignUpCode } from './sign-up.ts';
import { codeRequests } from './tables.ts';
import { changeAndEmit, type EmitEvent } from './deliver-events.ts';

type RequestedPurpose = Extract<CodePurpose, 'sign-up' | 'password-reset'>;

export type CodeRequest = { purpose: RequestedPurpose; email: string; dealUuid: DealUuid | null };

const sendCodeJob = defineJob({ name: 'send-account-code', payload: z.object({ requestId: z.uuid() }) });

/**
 * Only records the request for a code. A job checks after the answer whether the address has an account, so
 * that neither the answer nor its timing reveals it.
 */
export async function requestCode(
  parts: IdentityParts,
  { purpose, email, dealUuid }: CodeRequest,
  browser: RequestingBrowser,
): Promise<void> {
  const mailbox = emailKey(email);
  await parts.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(codeRequests)
      .values({ purpose, emailKey: mailbox, browser, dealUuid, createdAt: parts.clock() })
      .returning({ id: codeRequests.id });
    if (stored) await parts.enqueue(tx, sendCodeJob, { payload: { requestId: stored.id } });
  });
}

export function codeRequestHandler(parts: IdentityParts): JobHandler {
  return handles(sendCodeJob, async ({ requestId }) => {
    await changeAndEmit(parts, async (tx, tell) => {
      const [request] = await tx.delete(codeRequests).where(eq(codeRequests.id, requestId)).returning();
      if (!request) return;
      await lockMailbox(tx, request.emailKey);
      if (request.purpose === 'password-reset') await makeResetCode(tx, parts, tell, request);
      else await makeAnotherSignUpCode(tx, parts, tell, request);
    });
  });
}

type Asked = { emailKey: EmailKey; browser: RequestingBrowser; dealUuid: DealUuid | null };

async function makeResetCode(
  tx: Transaction,
  parts: IdentityParts,
  tell: EmitEvent,
  { emailKey: mailbox, browser }: Asked,
): Promise<void> {
  const account = await findAccount(tx, { mailbox });
  const owner = account ?? (await ownOrFirstRegistration(tx, mailbox, browser));
  if (!owner) return;
  const known = { browser, registrationId: account ? null : owner.id };
  const issued = await issueCode(tx, parts, { purpose: 'password-reset', mailbox }, known);
  tell(owner, null, { kind: 'reset-code-asked', hasAccount: account !== null, ...issued });
}

async function makeAnotherSignUpCode(
  tx: Transaction,
  parts: IdentityParts,
  tell: EmitEvent,
  { emailKey: mailbox, browser, dealUuid }: Asked,
): Promise<void> {
  const registration = await ownOrFirstRegistration(tx, mailbox, browser);
  if (registration)
    await makeSignUpCode(tx, parts, tell, registration, { isAnother: true, browser, dealUuid });
}
