import { purchaseLiabilityCall } from '@riparo/domain/contract/liability-calls.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { serve } from '../http/serve.ts';
import { purchaseLiability } from './purchase-liability.ts';

export function registerLiability(app: App, dependencies: Dependencies): void {
  serve(app, purchaseLiabilityCall, async ({ params, body, optionalCustomer }) => {
    const account = await optionalCustomer();
    return purchaseLiability(dependencies, params.uuid, body, account);
  });
}
