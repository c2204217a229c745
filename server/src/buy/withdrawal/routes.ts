import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import {
  requestWithdrawalLinkCall,
  ownWithdrawalCall,
  withdrawalCall,
  withdrawCall,
  withdrawOwnDealCall,
} from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { requestWithdrawalLinkForm } from '@riparo/domain/buy/withdrawal/ask-withdrawal-link.ts';
import { checkStep } from '@riparo/domain/platform/wizard/answers.ts';
import { findLinkedDeal } from '../deals/find-deal.ts';
import { findOwnDeal } from '../deals/find-own-deal.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { askWithdrawalLink } from './ask-link.ts';
import { withdraw, withdrawalAnswer, type WithdrawalBy } from './withdraw.ts';

// Sends a mail to a buyer: limited, so that it cannot be used to bother others or to try numbers.
const perAddress = { max: 10, windowSeconds: 3600 };

export function registerWithdrawal(app: App, dependencies: Dependencies): void {
  const { db, clock, keyedHash } = dependencies;

  const dealOf = (token: string) => findLinkedDeal(db, keyedHash, 'withdrawal', token);

  const answerFor = async (deal: DealRow | null) =>
    deal ? { data: await withdrawalAnswer(db, deal, clock()) } : failure(generalErrors['not-found']);

  async function done(deal: DealRow | null, by: WithdrawalBy) {
    if (!deal) return failure(generalErrors['not-found']);
    const answer = await withdraw(dependencies, deal, by);
    return asData(answer);
  }

  serve(
    app,
    requestWithdrawalLinkCall,
    async ({ body }) => {
      const { answers, errors } = checkStep(requestWithdrawalLinkForm, body, dayInRome(clock()));
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      const asked = { number: String(answers['policyNumber']), email: String(answers['email']) };
      const isTaken = await askWithdrawalLink(dependencies, asked);
      return isTaken ? undefined : failure(mailErrors['mail-withheld']);
    },
    { rateLimit: perAddress, mailsAnyone: true },
  );

  serve(app, withdrawalCall, async ({ params }) => answerFor(await dealOf(params.token)));

  serve(app, withdrawCall, async ({ params }) => done(await dealOf(params.token), 'guest link'));

  serve(app, ownWithdrawalCall, async ({ account, params }) =>
    answerFor(await findOwnDeal(dependencies, account, params.uuid)),
  );

  serve(app, withdrawOwnDealCall, async ({ account, params }) =>
    done(await findOwnDeal(dependencies, account, params.uuid), 'owner'),
  );
}
