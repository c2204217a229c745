import { consentRequestPath } from '@riparo/domain/platform/consent/path.ts';
import { changeableConsents } from '@riparo/domain/platform/consent/status.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { toFormSubmission } from '../../platform/providers/forms/form-submission.ts';
import type { FormsProvider } from '../../platform/providers/forms/forms-provider.ts';
import { currentConsents } from './consent-status.ts';
import { consentChanges } from './tables.ts';

/** As patient as for leads: senders must learn that a consent was withdrawn. */
export const forwardConsentJob = defineJob({
  name: 'forward-consent',
  payload: z.object({ changeId: z.int() }),
  retry: { limit: 90, delaySeconds: 30, maximumDelaySeconds: 7200 },
  timeoutSeconds: 60,
});

/** The same for a mailbox's confirmation, with or without an account. */
export const forwardConfirmedJob = defineJob({
  ...forwardConsentJob,
  name: 'forward-confirmed-consent',
  payload: z.object({ requestId: z.uuid(), kind: z.enum(changeableConsents) }),
});

type Parts = Pick<Dependencies, 'db' | 'clock' | 'config' | 'identity'> & { forms: FormsProvider };

/** Sends the present status of the consents, not the change: two changes may arrive in any order. */
export function consentForwarding({ db, clock, config, identity, forms }: Parts): JobHandler {
  return handles(forwardConsentJob, async ({ changeId }, { signal }) => {
    const [change] = await db.select().from(consentChanges).where(eq(consentChanges.id, changeId));
    const account = change && !change.forwardedAt && (await identity.accountOf(change.accountId));
    if (!account) return;
    const submission = toFormSubmission({
      answers: { email: account.email, firstname: account.firstName, lastname: account.lastName },
      page: { uri: new URL(change.source, config.publicUrl).href, name: 'Consensi' },
      consents: { privacy: true, ...(await currentConsents(db, account.email, clock())) },
      subscriptions: config.forms.subscriptions,
    });
    const deliveryKey = `consent-change-${changeId}`;
    await forms.submit({ formId: config.forms.consentFormId, submission, deliveryKey }, signal);
    await db.update(consentChanges).set({ forwardedAt: clock() }).where(eq(consentChanges.id, changeId));
  });
}

export function confirmedForwarding({ db, clock, config, forms }: Omit<Parts, 'identity'>): JobHandler {
  return handles(forwardConfirmedJob, async ({ requestId, kind }, { signal }) => {
    const [request] = await db.select().from(consentRequests).where(eq(consentRequests.id, requestId));
    if (!request) return;
    const submission = toFormSubmission({
      answers: { email: request.email },
      page: { uri: new URL(consentRequestPath(''), config.publicUrl).href, name: 'Consensi' },
      consents: { privacy: true, ...(await currentConsents(db, request.email, clock())) },
      subscriptions: config.forms.subscriptions,
    });
    const deliveryKey = `consent-request-${requestId}-${kind}`;
    await forms.submit({ formId: config.forms.consentFormId, submission, deliveryKey }, signal);
  });
}
