import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/standing.ts';
import * as z from 'zod';
import type { Transaction } from '../../database/connection.ts';
import { defineJob } from '../../jobs/job.ts';
import type { Enqueue } from '../../jobs/queue.ts';
import { consentRequests } from './tables.ts';

/** Decides whether the mailbox is asked, after the form was answered: nothing there tells what the mailbox said before. */
export const mailConsentRequestJob = defineJob({
  name: 'mail-consent-request',
  payload: z.object({ requestId: z.uuid() }),
});

export type TickedConsents = {
  email: string;
  kinds: readonly ChangeableConsent[];
  /** Whether whoever ticked them had proved the e-mail: then they count, and the mailbox need not be asked. */
  isProved: boolean;
  source: string;
  askedAt: Date;
};

/** The one place through which forms say that something free was ticked. */
export async function askForConsent(
  tx: Transaction,
  enqueue: Enqueue,
  { email, kinds, isProved, source, askedAt }: TickedConsents,
): Promise<void> {
  if (isProved || kinds.length === 0) return;
  const [stored] = await tx
    .insert(consentRequests)
    .values({ email, emailKey: emailKey(email), kinds, source, askedAt })
    .returning({ id: consentRequests.id });
  if (!stored) throw new Error('a request for a consent was not stored');
  await enqueue(tx, mailConsentRequestJob, { payload: { requestId: stored.id } });
}
