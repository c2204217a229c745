import { sessionCall, signInCall, signOutCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { noteFailedSignIn } from '../account-events/failed-sign-ins.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import {
  bringsSessionCookies,
  giveSession,
  takeSession,
} from '../../platform/http/access/session-cookies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/providers/identity/refusal.ts';
import { sessionFor } from './account-forms.ts';
import { askingBrowser } from './asking-browser.ts';
import { limitAttempts, signInAttempts } from './attempt-limits.ts';
import { isKnownBrowser, rememberBrowser } from './known-browser.ts';
import { failureOf } from './refusals.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';

export function registerSessions(app: App, dependencies: Dependencies): void {
  const { config, identity, limiter } = dependencies;

  serve(app, signInCall, async ({ heldToken, body, request, reply }) => {
    const { email } = body;
    const isKnown = isKnownBrowser(dependencies, request, email);
    const attempts = signInAttempts(dependencies, request, email, isKnown);
    const limited = await limitAttempts(dependencies, attempts);
    if (limited) return limited;

    const asking = askingBrowser(dependencies, request);
    const opened = await identity.signIn(body, {
      replaced: heldToken,
      device: deviceOfRequest(request),
      asking: asking.browser,
    });
    if (opened instanceof Refusal) {
      // The code that is asked for next confirms what this browser has just known the password of.
      if (opened.code === 'UserNotConfirmedException') asking.remember(reply);
      else await noteFailedSignIn(dependencies, email);
      return failureOf(opened);
    }
    await limiter.forget(attempts[0].key);
    giveSession(config, reply, opened.token);
    rememberBrowser(dependencies, reply, email);
    return sessionFor(opened.account);
  });

  serve(app, signOutCall, async ({ heldToken, reply }) => {
    if (heldToken) await identity.signOut(heldToken);
    takeSession(config, reply);
    return undefined;
  });

  serve(app, sessionCall, async ({ optionalCustomer, request, reply }) => {
    const account = await optionalCustomer();
    if (!account && bringsSessionCookies(config, request)) takeSession(config, reply);
    return sessionFor(account);
  });
}
