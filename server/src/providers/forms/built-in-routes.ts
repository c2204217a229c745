import { PRIVACY_REQUIRED } from '@riparo/domain/consent/texts.ts';
import { submitFormCall } from '@riparo/domain/contract/form-calls.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/app-instance.ts';
import { failure } from '../../http/problem-answers.ts';
import { serve } from '../../http/serve.ts';
import { storeSubmission, withTidyEmail } from './built-in-forms.ts';

const perAddress = { max: 20, windowSeconds: 3600 };
const longestKey = 200;
const CONSENT_FIELD = 'legalConsentOptions.consent.consentToProcess';

/** The provider's own address, for pages that submit to it themselves. What arrives here is a lead like any other. */
export function registerBuiltInForms(
  app: App,
  { config, db, clock, sendMailLater }: Pick<Dependencies, 'config' | 'db' | 'clock' | 'sendMailLater'>,
): void {
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
      const deliveryKey = deliveryKeyOf(request.headers['idempotency-key']) ?? request.id;
      await db.transaction(async (tx) => {
        const submission = withTidyEmail(body);
        const delivery = { formId: params.formId, submission, deliveryKey };
        if (!(await storeSubmission(tx, delivery, clock()))) return;
        await sendMailLater(tx, {
          to: config.deskEmail,
          template: 'form-submission-for-desk',
          data: { fields: submission.fields, page: body.context.pageName ?? '' },
        });
      });
      return { inlineMessage: 'Grazie, abbiamo ricevuto la tua richiesta.' };
    },
    { rateLimit: perAddress },
  );
}

function deliveryKeyOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' && header.length <= longestKey ? header : null;
}
