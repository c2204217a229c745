import {
  changeConsentCall,
  personalAreaCall,
} from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { changeConsent } from '../consents/change-consent.ts';
import { ownConsents } from '../consents/own-consents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { requestsOfMailbox } from '../../care/requests/customer-requests.ts';
import { ownRequests } from './own-requests.ts';

export function registerPersonalArea(app: App, dependencies: Dependencies): void {
  const { db, clock, keyedHash } = dependencies;

  serve(app, personalAreaCall, async ({ account }) => {
    const [calls, requests, consents] = await Promise.all([
      requestsOfMailbox(dependencies, account.email),
      ownRequests({ db, keyedHash }, account, clock()),
      ownConsents(db, account, clock()),
    ]);
    return { data: { calls, ...requests, consents } };
  });

  serve(app, changeConsentCall, async ({ account, params, body }) => {
    const changed = await changeConsent(dependencies, account, { ...params, ...body });
    return asData(changed);
  });
}
