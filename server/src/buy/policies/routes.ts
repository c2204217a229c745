import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { givePlateCall } from '@riparo/domain/buy/purchase/plate-calls.ts';
import { stopRenewalCall } from '@riparo/domain/buy/deal/renewal-calls.ts';
import { plateCodeRule } from '@riparo/domain/platform/person/plate-code.ts';
import { findOwnDeal } from '../deals/find-own-deal.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { givePlate } from './give-plate.ts';
import { stopRenewal } from './stop-renewal.ts';

export function registerOwnPolicies(app: App, dependencies: Dependencies): void {
  serve(app, stopRenewalCall, async ({ account, params }) => {
    const deal = await findOwnDeal(dependencies, account, params.uuid);
    if (!deal) return failure(generalErrors['not-found']);
    const answer = await stopRenewal(dependencies, deal);
    return asData(answer);
  });

  serve(app, givePlateCall, async ({ account, params, body }) => {
    const deal = await findOwnDeal(dependencies, account, params.uuid);
    if (!deal) return failure(generalErrors['not-found']);
    const verdict = plateCodeRule(body.plateCode);
    if (!verdict.ok) return failure(generalErrors.validation, { plateCode: verdict.message });
    const answer = await givePlate(dependencies, deal, verdict.value);
    return asData(answer);
  });
}
