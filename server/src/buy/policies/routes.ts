import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { addPlateCall } from '@riparo/domain/buy/purchase/plate-calls.ts';
import { stopRenewalCall } from '@riparo/domain/buy/deal/renewal-calls.ts';
import { plateCodeRule } from '@riparo/domain/platform/person/plate-code.ts';
import { findOwnDeal } from '../deals/find-own-deal.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { givePlate } from './give-plate.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { renewalErrors } from '@riparo/domain/buy/deal/renewal-errors.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { advanceDeal } from '../deals/advance-deal.ts';
import { titleOf } from '../deals/deal-mails.ts';
import { lockOpenDeal } from '../deals/find-deal.ts';
import { dealHistory, type DealRow, deals } from '../deals/tables.ts';
import { storeDocument } from '../documents/deal-documents.ts';
import { stoppedRenewalReceipt, stoppedRenewalTitle } from './stopped-renewal-receipt.ts';
import { renewalStatus } from './renewal-status.ts';

async function surroundingsOf(db: Database | Transaction, { uuid }: DealRow, now: Date) {
  const history = await db
    .select({ event: dealHistory.event })
    .from(dealHistory)
    .where(eq(dealHistory.dealUuid, uuid));
  const [next] = await db.select().from(deals).where(eq(deals.renewalOf, uuid));
  return { history, next, today: dayInRome(now) };
}

const stopped = (endsOn: string) => ({ state: 'stopped' as const, endsOn });

/**
 * The cover continues to its end and no further: noted in its history, an offered next year is closed, a
 * receipt is mailed. All in one transaction; repeated, it answers the same and does nothing more.
 */
async function stopRenewal(parts: Dependencies, found: DealRow) {
  const { db, clock, documents } = parts;
  const at = clock();
  const { endsOn } = found;
  if (endsOn === null) return failure(renewalErrors['renewal-not-on']);
  const before = renewalStatus(found, await surroundingsOf(db, found, at));
  if (before === 'stopped') return stopped(endsOn);
  if (before === 'none') return failure(renewalErrors['renewal-not-on']);
  const content = await documents.render(stoppedRenewalReceipt({ ...found, endsOn }, at));

  return db.transaction(async (tx) => {
    const deal = await lockOpenDeal(tx, found.uuid);
    if (!deal) return failure(generalErrors['not-found']);
    const surroundings = await surroundingsOf(tx, deal, at);
    const state = renewalStatus(deal, surroundings);
    if (state === 'stopped') return stopped(endsOn);
    if (state === 'none') return failure(renewalErrors['renewal-not-on']);
    await advanceDeal(tx, deal, 'renewal-stopped', { cause: 'owner', at });
    const next = surroundings.next && (await lockOpenDeal(tx, surroundings.next.uuid));
    // Any later payment for it is refunded.
    if (next) await advanceDeal(tx, next, 'renewal-stopped', { cause: 'owner', at });
    await storeDocument(
      tx,
      deal.uuid,
      { kind: 'disdetta', title: stoppedRenewalTitle, content, isShared: false },
      at,
    );
    await parts.sendMailLater(tx, {
      to: deal.email,
      dealUuid: deal.uuid,
      template: 'renewal-stopped',
      data: {
        dealUuid: deal.uuid,
        firstName: deal.firstName,
        product: titleOf(deal),
        endsOn: writtenDate(endsOn),
        at: at.toISOString(),
      },
    });
    return stopped(endsOn);
  });
}

export function registerOwnPolicies(app: App, dependencies: Dependencies): void {
  serve(app, stopRenewalCall, async ({ account, params }) => {
    const deal = await findOwnDeal(dependencies, account, params.uuid);
    if (!deal) return failure(generalErrors['not-found']);
    const answer = await stopRenewal(dependencies, deal);
    return asData(answer);
  });

  serve(app, addPlateCall, async ({ account, params, body }) => {
    const deal = await findOwnDeal(dependencies, account, params.uuid);
    if (!deal) return failure(generalErrors['not-found']);
    const verdict = plateCodeRule(body.plateCode);
    if (!verdict.ok) return failure(generalErrors.validation, { plateCode: verdict.message });
    const answer = await givePlate(dependencies, deal, verdict.value);
    return asData(answer);
  });
}
