import type { Account } from '@riparo/domain/people/account/account.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { isRecentSignIn } from '@riparo/domain/people/account/session-rules.ts';
import { forgottenPasswordForm } from '@riparo/domain/people/account/forms.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import {
  changePasswordCall,
  chooseFirstPasswordCall,
  forgotPasswordCall,
  forgotPasswordSubmitCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { SAME_PASSWORD } from '@riparo/domain/platform/person/new-password.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { checkStep } from '@riparo/domain/platform/wizard/answers.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { setSessionCookies } from '../../platform/http/access/session-cookies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { allowanceOf } from '../../platform/mail/mailbox-allowance.ts';
import { mayMailCode } from '../../platform/sign-in/one-time-codes/code-mails.ts';
import { Refusal } from '../../platform/providers/identity/refusal.ts';
import { requestingBrowserOf, identifyBrowser } from './requesting-browser.ts';
import { addressAttempts, codeRequests, limitAttempts, passwordAttempts } from './attempt-limits.ts';
import { checkNewPassword, invalidPassword } from './check-new-password.ts';
import { rememberBrowser } from './known-browser.ts';
import { failureOf } from './refusals.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';

export const WRONG_CURRENT_PASSWORD = 'La password attuale non è corretta: scrivila di nuovo.';
const NO_PASSWORD_YET =
  'Non hai ancora scelto una password: sceglila da «Modifica la password», con un codice via e-mail.';
const TOO_LATE_FOR_FIRST =
  'Per sicurezza ora la password si sceglie con un codice: te lo mandiamo da «Modifica la password».';

const tooLateForFirst = () =>
  failure(accountErrors.NotAuthorizedException, { newPassword: TOO_LATE_FOR_FIRST });

/** The error of a password typed again. */
export const wrongPassword = ({ hasOwnPassword }: Account) =>
  hasOwnPassword ? WRONG_CURRENT_PASSWORD : NO_PASSWORD_YET;

export function registerPasswords(app: App, dependencies: Dependencies): void {
  const { clock, config, identity, limiter } = dependencies;

  serve(app, changePasswordCall, async ({ account, body, request, reply }) => {
    const chooser = { ...account, currentPassword: body.oldPassword };
    const unfit = await checkNewPassword(body.newPassword, chooser);
    if (unfit) return invalidPassword('newPassword', unfit);
    const attempts = passwordAttempts(account);
    const limited = await limitAttempts(dependencies, attempts);
    if (limited) return limited;

    const opened = await identity.changePassword(account, body, deviceOfRequest(request));
    if (opened instanceof Refusal) return failureOf(opened, { oldPassword: WRONG_CURRENT_PASSWORD });
    await limiter.forget(attempts[0].key);
    setSessionCookies(config, reply, opened.token);
    return undefined;
  });

  // A person at someone's open browser must not create their own access: after a while it takes the mailbox.
  serve(app, chooseFirstPasswordCall, async ({ account, session, body, request, reply }) => {
    if (account.hasOwnPassword || !isRecentSignIn(session.openedAt, clock())) return tooLateForFirst();
    const unfit = await checkNewPassword(body.newPassword, account);
    if (unfit) return invalidPassword('newPassword', unfit);
    const limited = await limitAttempts(dependencies, passwordAttempts(account));
    if (limited) return limited;
    const by = { sessionToken: session.token, device: deviceOfRequest(request) };
    const opened = await identity.chooseFirstPassword(account, body.newPassword, by);
    if (opened instanceof Refusal)
      return opened.code === 'SessionRequired' ? failureOf(opened) : tooLateForFirst();
    setSessionCookies(config, reply, opened.token);
    rememberBrowser(dependencies, reply, account.email);
    return undefined;
  });

  serve(
    app,
    forgotPasswordCall,
    async ({ body, request, reply, optionalCustomer }) => {
      const { errors } = checkStep(forgottenPasswordForm, body, dayInRome(clock()));
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      const asking = identifyBrowser(dependencies, request);
      const attempts = codeRequests(dependencies, request, asking, { ...body, purpose: 'password-reset' });
      const limited = await limitAttempts(dependencies, attempts);
      if (limited) return limited;
      asking.remember(reply);
      // Otherwise no mail is sent: the previous one still works, even if another visitor requested it.
      const asker = { email: body.email, account: await optionalCustomer() };
      const mailed = await mayMailCode(limiter, 'password-reset', allowanceOf(asker));
      if (mailed.allowed) await identity.forgotPassword(body, asking.browser);
      return undefined;
    },
    { mailsAnyone: true },
  );

  serve(app, forgotPasswordSubmitCall, async ({ body, request, reply }) => {
    const unfit = await checkNewPassword(body.newPassword, { email: body.email });
    if (unfit) return invalidPassword('newPassword', unfit);
    const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'code typed'));
    if (limited) return limited;
    const refused = await identity.forgotPasswordSubmit(body, {
      browser: requestingBrowserOf(dependencies, request),
      device: deviceOfRequest(request),
    });
    // The mailbox was proved here: strangers' tries must not lock this browser out.
    if (!refused) rememberBrowser(dependencies, reply, body.email);
    if (refused?.code === 'InvalidPasswordException') return invalidPassword('newPassword', SAME_PASSWORD);
    return refused && failureOf(refused);
  });
}
