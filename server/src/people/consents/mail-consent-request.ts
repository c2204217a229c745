import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import { eq, sql } from 'drizzle-orm';
import { mailConsentRequestJob } from '../../platform/customers/consent-requests/request-consent.ts';
import { type ConsentRequestRow, consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { handles, type JobHandler } from '../../platform/jobs/job.ts';
import { mayMail } from '../../platform/mail/mailbox-limit.ts';
import { consentStatusOf, openRequestsOf, ownerOfMailbox } from './consent-status.ts';
import { consentRequestLink } from './request-link.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'limiter' | 'sendMailLater'>;

/**
 * Asks the mailbox to confirm consents ticked in its name. Not if they are given already, nor while an
 * earlier mail can be answered: a hundred forms cause one mail in two weeks.
 */
export function consentRequestMailing({ db, clock, keyedHash, limiter, sendMailLater }: Parts): JobHandler {
  return handles(mailConsentRequestJob, async ({ requestId }) => {
    const waiting = await findUnmailed(db, requestId);
    if (!waiting) return;
    const now = clock();
    const isMailed =
      (await kindsToAsk(db, waiting, now)).length > 0 && (await mayMail(limiter, 'consent', waiting.email));
    await db.transaction(async (tx) => {
      const { email } = waiting;
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`consents of ${emailKey(email)}`}, 0))`,
      );
      const request = await findUnmailed(tx, requestId);
      if (!request) return;
      const kinds = isMailed ? await kindsToAsk(tx, request, now) : [];
      const isThis = eq(consentRequests.id, requestId);
      if (kinds.length === 0) return void (await tx.delete(consentRequests).where(isThis));
      const data = {
        marketing: kinds.includes('marketing'),
        userProfiling: kinds.includes('userProfiling'),
        path: consentRequestLink(keyedHash, request),
      };
      const mailed = await sendMailLater(tx, { to: email, template: 'consent-request', data });
      // A withheld mail cannot be answered, and must not block the next request.
      if (mailed.isMailed) await tx.update(consentRequests).set({ kinds, mailedAt: now }).where(isThis);
      else await tx.delete(consentRequests).where(isThis);
    });
  });
}

async function findUnmailed(db: Database | Transaction, id: string): Promise<ConsentRequestRow | null> {
  const [request] = await db.select().from(consentRequests).where(eq(consentRequests.id, id));
  return request?.mailedAt === null ? request : null;
}

async function kindsToAsk(
  db: Database | Transaction,
  { email, kinds }: ConsentRequestRow,
  now: Date,
): Promise<ChangeableConsent[]> {
  const status = await consentStatusOf(db, await ownerOfMailbox(db, email), now);
  const requestedKinds = new Set((await openRequestsOf(db, email, now)).flatMap((request) => request.kinds));
  return kinds.filter(
    (kind) => !requestedKinds.has(kind) && !status.some((one) => one.kind === kind && one.given),
  );
}
