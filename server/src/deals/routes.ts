import { dealByUuidCall } from '@riparo/domain/contract/deal-calls.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { dealAnswer } from './deal-answer.ts';
import { findOpenAddress } from './find-deal.ts';

export function registerDeals(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  serve(app, dealByUuidCall, async ({ params }) => {
    const deal = await findOpenAddress(db, params.uuid, clock());
    return deal ? { data: dealAnswer(deal) } : failure(generalErrors['not-found']);
  });
}
