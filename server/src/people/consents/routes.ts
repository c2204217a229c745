import {
  confirmConsentCall,
  consentRequestCall,
  type ConsentRequest,
} from '@riparo/domain/people/personal-area/consent-request-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { consentErrors } from '@riparo/domain/platform/consent/errors.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import { CHANGEABLE_TEXTS, CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { eq } from 'drizzle-orm';
import { type ConsentRequestRow, consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import { forwardConfirmedJob } from './forward-consent.ts';
import { findConsentRequest } from './request-link.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'enqueue'>;
type Yes = { kind: ChangeableConsent; version: string };

/** What the page of a mailed link shows. Opening it does not answer: mail scanners open every link. */
async function readConsentRequest({ db, clock, keyedHash }: Parts, token: string) {
  const request = await findConsentRequest(db, keyedHash, { token, now: clock() });
  return request ? shown(request) : failure(generalErrors['not-found']);
}

/**
 * The mailbox confirms: from now on it counts, with the texts of the page. A repeated confirmation changes
 * nothing.
 */
async function confirmConsent(
  { db, clock, keyedHash, enqueue }: Parts,
  token: string,
  { kind, version }: Yes,
) {
  return db.transaction(async (tx) => {
    const now = clock();
    const request = await findConsentRequest(tx, keyedHash, { token, now, isLocked: true });
    if (!request?.kinds.includes(kind)) return failure(generalErrors['not-found']);
    if (request.answers[kind]) return shown(request);
    if (version !== CONSENT_VERSION) return failure(consentErrors['consent-text-changed']);
    const answers = { ...request.answers, [kind]: { at: now.toISOString(), version } };
    await tx.update(consentRequests).set({ answers }).where(eq(consentRequests.id, request.id));
    await enqueue(tx, forwardConfirmedJob, { payload: { requestId: request.id, kind } });
    return shown({ ...request, answers });
  });
}

const shown = ({ kinds, answers, askedAt }: ConsentRequestRow): ConsentRequest => ({
  consents: kinds.map((kind) => ({
    kind,
    text: CHANGEABLE_TEXTS[kind],
    version: CONSENT_VERSION,
    isConfirmed: answers[kind] !== undefined,
  })),
  askedAt: askedAt.toISOString(),
});

const perAddress = { max: 60, windowSeconds: 600 };

export function registerConsentRequests(app: App, dependencies: Dependencies): void {
  serve(
    app,
    consentRequestCall,
    async ({ params }) => asData(await readConsentRequest(dependencies, params.token)),
    { rateLimit: perAddress },
  );

  serve(
    app,
    confirmConsentCall,
    async ({ params, body }) => asData(await confirmConsent(dependencies, params.token, body)),
    { rateLimit: perAddress },
  );
}
