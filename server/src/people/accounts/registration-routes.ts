import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { resendForm } from '@riparo/domain/people/account/forms.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import {
  confirmSignUpCall,
  resendSignUpCodeCall,
  signUpCall,
} from '@riparo/domain/people/account/account-calls.ts';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { checkStep } from '@riparo/domain/platform/wizard/answers.ts';
import { dealUuidFor } from '../../buy/deals/deal-address.ts';
import { findByAddress } from '../../buy/deals/find-by-address.ts';
import { provedMailbox } from '../../buy/deals/proved-mailbox.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { setSessionCookies } from '../../platform/http/access/session-cookies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { noteAddressMailed } from '../../platform/mail/mailbox-limit.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import { mayMailCode } from '../../platform/sign-in/one-time-codes/code-mails.ts';
import { Refusal } from '../../platform/providers/identity/refusal.ts';
import { readRegistration } from './account-forms.ts';
import { requestingBrowserOf, identifyBrowser } from './requesting-browser.ts';
import { addressAttempts, codeRequests, limitAttempts } from './attempt-limits.ts';
import { checkNewPassword, invalidPassword } from './check-new-password.ts';
import { failureOf } from './refusals.ts';

export function registerRegistration(app: App, dependencies: Dependencies): void {
  const { clock, config, db, identity, keyedHash, limiter, mailBudget } = dependencies;

  serve(
    app,
    signUpCall,
    async ({ body, request, reply }) => {
      const now = clock();
      // The deal follows the registration, but its address is already known.
      const dealUuid = body.submissionKey ? dealUuidFor(keyedHash, body.submissionKey, body.email) : null;
      const registration = readRegistration(body, dealUuid, now, dayInRome(now));
      if (registration instanceof Failure) return registration;
      const { password, hasOwnPassword } = registration;
      const unfit = hasOwnPassword ? await checkNewPassword(password, registration) : null;
      if (unfit) return invalidPassword('password', unfit);
      const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'sign-up'));
      if (limited) return limited;
      const asking = identifyBrowser(dependencies, request);
      // Counted before any lookup, so that concurrent requests are all counted.
      const mailed = await mayMailCode(limiter, 'registration', emailKey(registration.email));
      const isWithheld = !(await hasRoomForCode(registration.email));
      const by = { browser: asking.browser, withCode: mailed.allowed && !isWithheld };
      const registered = await identity.signUp(registration, by);
      if (registered instanceof Refusal) return failureOf(registered);
      asking.remember(reply);
      // Its mail contained the address of the purchase as well.
      if (dealUuid && mailed.allowed && !isWithheld && findPurchasableProduct(body.product ?? ''))
        await noteAddressMailed(limiter, dealUuid);
      return { ...registered, ...withheldMail({ isMailed: !isWithheld }) };
    },
    { mailsAnyone: true },
  );

  serve(app, confirmSignUpCall, async ({ body, ...caller }) => {
    const { request, reply, previousToken, optionalCustomer } = caller;
    const { email, password } = body;
    const unfit = password === undefined ? null : await checkNewPassword(password, { email });
    if (unfit) return invalidPassword('password', unfit);
    const limited = await limitAttempts(dependencies, addressAttempts(dependencies, request, 'code typed'));
    if (limited) return limited;
    const confirmed = await identity.confirmSignUp(body, requestingBrowserOf(dependencies, request));
    if (confirmed instanceof Refusal) return failureOf(confirmed);
    if (body.dealUuid) {
      const purchase = await purchaseOf(email, body.dealUuid);
      if (purchase) provedMailbox(dependencies, { request, reply }).remember(purchase, confirmed);
      return undefined;
    }
    // Otherwise a login would exist that nobody has: a signed purchase opens it with the signature, and
    // others open it here.
    if (await optionalCustomer()) return undefined;
    const by = { replaced: previousToken, device: deviceOfRequest(request) };
    const opened = await identity.enterByMailbox(confirmed.accountId, by);
    if (opened) setSessionCookies(config, reply, opened.token);
    return undefined;
  });

  serve(
    app,
    resendSignUpCodeCall,
    async ({ body, request, reply }) => {
      const { errors } = checkStep(resendForm, body, dayInRome(clock()));
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      const asking = identifyBrowser(dependencies, request);
      const attempts = codeRequests(dependencies, request, asking, { purpose: 'sign-up', email: body.email });
      const limited = await limitAttempts(dependencies, attempts);
      if (limited) return limited;
      asking.remember(reply);
      const { email } = body;
      const dealUuid = (body.dealUuid && (await purchaseOf(email, body.dealUuid))?.uuid) ?? null;
      // Otherwise no mail is sent: the previous one still works, even if another visitor requested it.
      const mailed = await mayMailCode(limiter, 'sign-up', emailKey(email));
      if (!(await hasRoomForCode(email))) return failure(mailErrors['mail-withheld']);
      if (mailed.allowed) await identity.resendSignUpCode({ email, dealUuid }, asking.browser);
      return undefined;
    },
    { mailsAnyone: true },
  );

  /** Otherwise the mail would be withheld after the answer. The same for every address. */
  const hasRoomForCode = (to: string) => mailBudget.hasRoom(db, { to, mailClass: 'code' });

  /** Our mail leads only to a purchase of its own mailbox, and its code signs no other. */
  async function purchaseOf(email: string, address: DealAddress): Promise<DealRow | null> {
    const found = await findByAddress(dependencies, { address, account: null });
    return !(found instanceof Failure) && found.deal.emailKey === emailKey(email) ? found.deal : null;
  }
}
