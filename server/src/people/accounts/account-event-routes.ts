import { accountEventsCall, secureAccountCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { ownEvents } from '../account-events/own-events.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { clearSessionCookies } from '../../platform/http/access/session-cookies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/providers/identity/refusal.ts';
import { failureOf } from './refusals.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';

/** An account's events, and the reaction to those its owner did not cause. */
export function registerAccountEvents(app: App, dependencies: Dependencies): void {
  const { config, db, identity } = dependencies;

  serve(app, accountEventsCall, async ({ account }) => ({ data: await ownEvents(db, account.id) }));

  serve(app, secureAccountCall, async ({ account, session, request, reply }) => {
    const by = { sessionToken: session.token, device: deviceOfRequest(request) };
    const secured = await identity.secureAccount(account, by);
    if (secured instanceof Refusal) return failureOf(secured);
    clearSessionCookies(config, reply);
    return { email: account.email };
  });
}
