import { knownBuyerCall, ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { knownBuyer } from './known-buyer.ts';
import { ownDeals } from './own-deals.ts';

export function registerOwnDeals(app: App, parts: Dependencies): void {
  serve(app, ownDealsCall, async ({ account }) => ({ data: await ownDeals(parts, account) }));
  serve(app, knownBuyerCall, async ({ account }) => ({ data: await knownBuyer(parts, account) }));
}
