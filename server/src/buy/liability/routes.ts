import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { buyingBrowser } from '../deals/buying-browser.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { purchaseLiability } from './purchase-liability.ts';

export function registerLiability(app: App, dependencies: Dependencies): void {
  serve(
    app,
    purchaseLiabilityCall,
    async ({ params, body, request, reply, optionalCustomer }) => {
      const asked = { address: params.uuid, account: await optionalCustomer() };
      const browser = buyingBrowser(dependencies, { request, reply });
      const deal = await purchaseLiability(dependencies, asked, body, browser);
      if (deal instanceof Failure) return deal;
      if (deal !== 'asked-before') browser.remember(deal);
      return undefined;
    },
    { mailsAnyone: true },
  );
}
