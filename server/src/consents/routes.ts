import { confirmConsentCall, consentRequestCall } from '@riparo/domain/contract/consent-request-calls.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { asData } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { confirmConsent, readConsentRequest } from './confirm-consent.ts';

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
