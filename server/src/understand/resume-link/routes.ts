import { findFlow } from '@riparo/domain/understand/resume-link/flows.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import {
  carryAnswersCall,
  forgetCarriedAnswersCall,
  openCarriedAnswersCall,
} from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { type Asking, mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
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
      const carry = async (to: Asking | null) =>
        (await carryAnswers(dependencies, flow, { answers, to })) ?? failure(mailErrors['mail-withheld']);
      if (email === undefined) return carry(null);
      const verdict = emailRule(email);
      if (!verdict.ok) return failure(generalErrors.validation, { email: verdict.message });
      // Nobody is told that a mail left which did not.
      const asking = { email: verdict.value, account: await optionalCustomer() };
      if (!(await mayMailFor(dependencies.limiter, 'carried answers', asking)))
        return failure(mailErrors['mail-withheld']);
      return carry(asking);
    },
    { rateLimit: perAddress, mailsAnyone: true },
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
