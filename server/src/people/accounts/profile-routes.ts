import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import {
  awaitedEmailCall,
  confirmEmailCall,
  saveProfileCall,
} from '@riparo/domain/people/account/account-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/providers/identity/refusal.ts';
import { readProfile, sessionFor } from './account-forms.ts';
import { addressAttempts, limitAttempts, passwordAttempts } from './attempt-limits.ts';
import { wrongPassword } from './password-routes.ts';
import { failureOf } from './refusals.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';
import { saveProfile } from './save-profile.ts';

export function registerProfile(app: App, dependencies: Dependencies): void {
  const { clock, identity, limiter } = dependencies;

  serve(app, saveProfileCall, async ({ account, body, request }) => {
    const profile = readProfile(body, dayInRome(clock()));
    if (profile instanceof Failure) return profile;
    const saved = await saveProfile(dependencies, account, profile, deviceOfRequest(request));
    if (saved instanceof Failure) return saved;
    return { session: sessionFor(saved.account), emailToConfirm: saved.emailToConfirm };
  });

  serve(app, awaitedEmailCall, async ({ account }) => ({ email: await identity.awaitedEmail(account) }));

  serve(app, confirmEmailCall, async ({ account, body, request }) => {
    const attempts = passwordAttempts(account);
    const limited = await limitAttempts(dependencies, [
      ...attempts,
      ...addressAttempts(dependencies, request, 'code typed'),
    ]);
    if (limited) return limited;
    if (!(await identity.isPasswordOf(account, body.password)))
      return failure(accountErrors.NotAuthorizedException, { password: wrongPassword(account) });
    await limiter.forget(attempts[0].key);
    const moved = await identity.confirmEmail(account, body.code, deviceOfRequest(request));
    return moved instanceof Refusal ? failureOf(moved) : sessionFor(moved);
  });
}
