import { PRIVACY_REQUIRED } from '@riparo/domain/platform/consent/texts.ts';
import { type FormSubmission, submitFormCall } from '@riparo/domain/platform/call/form-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import type { App } from '../../http/app-instance.ts';
import { failure } from '../../http/problem-answers.ts';
import { serve } from '../../http/serve.ts';
import { boundKey } from '../../http/submission-key.ts';
import type { KeyedHash } from '../../settings/secrets/keyed-hash.ts';
import type { Config } from '../../settings/config.ts';
import { storeSubmission, withNormalisedEmail } from './built-in-forms.ts';

const perAddress = { max: 20, windowSeconds: 3600 };
const maxKeyLength = 200;
const CONSENT_FIELD = 'legalConsentOptions.consent.consentToProcess';

type BuiltInForms = {
  config: Pick<Config, 'forms'>;
  keyedHash: KeyedHash;
  db: Database;
  clock: () => Date;
  /** Notifies about a new submission in the same transaction. */
  onSubmission: (tx: Transaction, submission: FormSubmission) => Promise<void>;
};

/**
 * The provider's own address, for pages that submit to it directly. What arrives here is a lead like any
 * other.
 */
export function registerBuiltInForms(app: App, parts: BuiltInForms): void {
  const { config, db, clock, keyedHash, onSubmission } = parts;
  const { portalId, quoteFormId, callBackFormId } = config.forms;
  const knownForms = new Set([quoteFormId, callBackFormId]);
  serve(
    app,
    submitFormCall,
    async ({ params, body, request }) => {
      if (params.portalId !== portalId || !knownForms.has(params.formId))
        return failure(generalErrors['not-found']);
      if (body.legalConsentOptions?.consent.consentToProcess !== true)
        return failure(generalErrors.validation, { [CONSENT_FIELD]: PRIVACY_REQUIRED });
      const key = deliveryKeyOf(request.headers['idempotency-key']) ?? request.id;
      // Another form with the same key is a different submission.
      const content = { formId: params.formId, body };
      const deliveryKey = boundKey(keyedHash, { key, call: submitFormCall.id, by: '', content });
      await db.transaction(async (tx) => {
        const submission = withNormalisedEmail(body);
        const delivery = { formId: params.formId, submission, deliveryKey };
        const isNew = await storeSubmission(tx, delivery, clock());
        if (isNew) await onSubmission(tx, submission);
      });
      return { inlineMessage: 'Grazie, abbiamo ricevuto la tua richiesta.' };
    },
    { rateLimit: perAddress },
  );
}

function deliveryKeyOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' && header.length <= maxKeyLength ? header : null;
}
