import { purchaseLiabilityCall } from '@riparo/domain/contract/liability-calls.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { rememberBuying } from '../deals/buying-browser.ts';
import type { App } from '../http/app-instance.ts';
import { Failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { purchaseLiability } from './purchase-liability.ts';

export function registerLiability(app: App, dependencies: Dependencies): void {
  serve(
    app,
    purchaseLiabilityCall,
    async ({ params, body, request, reply, optionalCustomer }) => {
      const account = await optionalCustomer();
      const asked = await purchaseLiability(dependencies, params.uuid, body, account);
      if (asked instanceof Failure) return asked;
      if (asked !== 'asked-before') rememberBuying(dependencies, { request, reply }, asked);
      return undefined;
    },
    { mailsAnyone: true },
  );
}
