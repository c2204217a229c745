import { accountErrors } from '@riparo/domain/account/errors.ts';
import { accountEventsCall, secureAccountCall } from '@riparo/domain/contract/account-event-calls.ts';
import { currentSession, requireSession } from '../accounts/current-account.ts';
import { deviceOfRequest } from '../accounts/request-device.ts';
import { takeSession } from '../accounts/session-cookies.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { Failure, failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { ownEvents } from './own-events.ts';

/** What happened to an account, and what to do about what somebody else did. */
export function registerAccountEvents(app: App, dependencies: Dependencies): void {
  const { config, db, identity } = dependencies;

  serve(app, accountEventsCall, async ({ request, reply }) => {
    const account = await requireSession(dependencies, { request, reply });
    if (account instanceof Failure) return account;
    return { data: await ownEvents(db, account.id) };
  });

  serve(app, secureAccountCall, async ({ request, reply }) => {
    const session = await currentSession(dependencies, { request, reply });
    if (!session) return failure(accountErrors.SessionRequired);
    const { account, token } = session;
    const by = { sessionToken: token, device: deviceOfRequest(request) };
    const secured = await identity.secureAccount(account, by);
    if (secured instanceof Failure) return secured;
    takeSession(config, reply);
    return { email: account.email };
  });
}
