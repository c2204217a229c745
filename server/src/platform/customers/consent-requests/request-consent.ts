import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import * as z from 'zod';
import type { Transaction } from '../../database/connection.ts';
import { defineJob } from '../../jobs/job.ts';
import type { Enqueue } from '../../jobs/queue.ts';
import { consentRequests } from './tables.ts';

/**
 * Decides after the response whether to mail the consent request, so that the form reveals nothing about the
 * mailbox's earlier answers.
 */
export const mailConsentRequestJob = defineJob({
  name: 'mail-consent-request',
  payload: z.object({ requestId: z.uuid() }),
});

export type TickedConsents = {
  email: string;
  kinds: readonly ChangeableConsent[];
  /** With a proved e-mail the ticked consents count at once and no mail is needed. */
  isProved: boolean;
  source: string;
  askedAt: Date;
};

/** The only way for forms to record optional consents. */
export async function requestConsent(
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
