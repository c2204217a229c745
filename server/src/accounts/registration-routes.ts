import { resendForm } from '@riparo/domain/account/forms.ts';
import { dayInRome } from '@riparo/domain/calendar.ts';
import {
  confirmSignUpCall,
  resendSignUpCodeCall,
  signUpCall,
} from '@riparo/domain/contract/account-calls.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import { tidyEmail } from '@riparo/domain/person/email.ts';
import { checkStep } from '@riparo/domain/wizard/answers.ts';
import { dealUuidFor } from '../deals/deal-address.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { Failure, failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { readRegistration } from './account-forms.ts';
import { addressAttempts, limitAttempts } from './attempt-limits.ts';
import { checkNewPassword, invalidPassword } from './check-new-password.ts';

export function registerRegistration(app: App, dependencies: Dependencies): void {
  const { clock, identity, keyedHash } = dependencies;

  serve(app, signUpCall, async ({ body, request }) => {
    const now = clock();
    // The deal comes after the registration, but its address is known already.
    const dealUuid = body.submissionKey ? dealUuidFor(keyedHash, body.submissionKey) : body.dealUuid;
    const registration = readRegistration(body, dealUuid ?? null, now, dayInRome(now));
    if (registration instanceof Failure) return registration;
    const { password, hasOwnPassword } = registration;
    const unfit = hasOwnPassword ? await checkNewPassword(password, registration) : null;
    if (unfit) return invalidPassword('password', unfit);
    const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'sign-up'));
    return limited ?? identity.signUp(registration);
  });

  serve(app, confirmSignUpCall, async ({ body, request }) => {
    const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'code typed'));
    return limited ?? identity.confirmSignUp(body);
  });

  serve(app, resendSignUpCodeCall, async ({ body, request }) => {
    const { errors } = checkStep(resendForm, body, dayInRome(clock()));
    if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
    const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'code asked'));
    const { email, dealUuid = null } = body;
    return limited ?? identity.resendSignUpCode({ email: tidyEmail(email), dealUuid });
  });
}
