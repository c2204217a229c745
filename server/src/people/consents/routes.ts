import {
  confirmConsentCall,
  consentRequestCall,
} from '@riparo/domain/people/personal-area/consent-request-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
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
