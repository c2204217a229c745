import { generalErrors } from '@riparo/domain/call/problem.ts';
import {
  ownWithdrawalCall,
  withdrawalCall,
  withdrawCall,
  withdrawOwnDealCall,
} from '@riparo/domain/contract/withdrawal-calls.ts';
import { findLinkedDeal } from '../deals/find-deal.ts';
import { findOwnDeal } from '../deals/find-own-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { asData, failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { withdraw, withdrawalAnswer, type WithdrawalBy } from './withdraw.ts';

export function registerWithdrawal(app: App, dependencies: Dependencies): void {
  const { db, clock, keyedHash } = dependencies;

  const dealOf = (token: string) => findLinkedDeal(db, keyedHash, 'withdrawal', token);

  const told = async (deal: DealRow | null) =>
    deal ? { data: await withdrawalAnswer(db, deal, clock()) } : failure(generalErrors['not-found']);

  async function done(deal: DealRow | null, by: WithdrawalBy) {
    if (!deal) return failure(generalErrors['not-found']);
    const answer = await withdraw(dependencies, deal, by);
    return asData(answer);
  }

  serve(app, withdrawalCall, async ({ params }) => told(await dealOf(params.token)));

  serve(app, withdrawCall, async ({ params }) => done(await dealOf(params.token), 'guest link'));

  serve(app, ownWithdrawalCall, async ({ account, params }) =>
    told(await findOwnDeal(dependencies, account, params.uuid)),
  );

  serve(app, withdrawOwnDealCall, async ({ account, params }) =>
    done(await findOwnDeal(dependencies, account, params.uuid), 'owner'),
  );
}
