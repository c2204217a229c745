import { dealByUuidCall } from '@riparo/domain/contract/deal-calls.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { deals } from './tables.ts';

export function registerDeals(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  serve(app, dealByUuidCall, async ({ params }) => {
    const isOpen = or(isNull(deals.expiresAt), gt(deals.expiresAt, clock()));
    const [deal] = await db
      .select()
      .from(deals)
      .where(and(eq(deals.uuid, params.uuid), isOpen));
    if (!deal) return failure(generalErrors['not-found']);
    const { uuid, stageId, productKey, webFlowBaseUrl } = deal;
    return { data: { uuid, status: stageId, product: { key: productKey, webFlowBaseUrl } } };
  });
}
