import { findFlow } from '@riparo/domain/carried-answers/flows.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import {
  carryAnswersCall,
  forgetCarriedAnswersCall,
  openCarriedAnswersCall,
} from '@riparo/domain/contract/carried-answers-calls.ts';
import { emailRule } from '@riparo/domain/person/email.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { mayMailFor } from '../mail/mailbox-allowance.ts';
import { carryAnswers, openCarriedAnswers } from './carry-answers.ts';
import { forgetOneCarried } from './forget-carried.ts';

// Anybody may store something and name a mailbox: both have their measure.
const perAddress = { max: 20, windowSeconds: 3600 };
const openings = { max: 60, windowSeconds: 3600 };

export function registerCarriedAnswers(app: App, dependencies: Dependencies): void {
  serve(
    app,
    carryAnswersCall,
    async ({ body: { formId, answers, email }, optionalCustomer }) => {
      const flow = await findFlow(formId);
      if (!flow) return failure(generalErrors.validation, { formId: 'Queste risposte restano qui.' });
      if (email === undefined) return carryAnswers(dependencies, flow, { answers, email: null });
      const verdict = emailRule(email);
      if (!verdict.ok) return failure(generalErrors.validation, { email: verdict.message });
      // Nobody is told that a mail left which did not.
      const asking = { email: verdict.value, account: await optionalCustomer() };
      if (!(await mayMailFor(dependencies.limiter, 'carried answers', asking)))
        return failure(generalErrors['too-many-requests']);
      return carryAnswers(dependencies, flow, { answers, email: verdict.value });
    },
    { rateLimit: perAddress },
  );

  serve(
    app,
    openCarriedAnswersCall,
    async ({ body }) =>
      (await openCarriedAnswers(dependencies, body.token, findFlow)) ?? failure(generalErrors['not-found']),
    { rateLimit: openings },
  );

  serve(
    app,
    forgetCarriedAnswersCall,
    async ({ body }) => {
      await forgetOneCarried(dependencies.db, body.id);
      return undefined;
    },
    { rateLimit: openings },
  );
}
