import { knownBuyerCall, ownDealsCall } from '@riparo/domain/contract/deal-calls.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { serve } from '../http/serve.ts';
import { knownBuyer } from './known-buyer.ts';
import { ownDeals } from './own-deals.ts';

export function registerOwnDeals(app: App, parts: Dependencies): void {
  serve(app, ownDealsCall, async ({ account }) => ({ data: await ownDeals(parts, account) }));
  serve(app, knownBuyerCall, async ({ account }) => ({ data: await knownBuyer(parts, account) }));
}
