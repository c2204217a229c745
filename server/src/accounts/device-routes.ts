import { generalErrors } from '@riparo/domain/contract/problem.ts';
import {
  ownSessionsCall,
  signOutDeviceCall,
  signOutElsewhereCall,
} from '@riparo/domain/contract/session-calls.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { Failure, failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { requireSession } from './current-account.ts';
import { deviceOfRequest } from './request-device.ts';
import { sessionToken } from './session-cookies.ts';

/** Where an account is open, and the ways to close it in one place or everywhere but here. */
export function registerDevices(app: App, dependencies: Dependencies): void {
  const { config, identity } = dependencies;

  serve(app, ownSessionsCall, async ({ request, reply }) => {
    const account = await requireSession(dependencies, { request, reply });
    if (account instanceof Failure) return account;
    const sessions = await identity.sessionsOf(account, sessionToken(config, request) ?? '');
    const data = sessions.map(({ openedAt, lastSeenAt, ...session }) => ({
      ...session,
      openedAt: openedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
    return { data };
  });

  serve(app, signOutDeviceCall, async ({ params, request, reply }) => {
    const account = await requireSession(dependencies, { request, reply });
    if (account instanceof Failure) return account;
    const wasOpen = await identity.signOutDevice(account, params.id, deviceOfRequest(request));
    return wasOpen ? undefined : failure(generalErrors['not-found']);
  });

  serve(app, signOutElsewhereCall, async ({ request, reply }) => {
    const account = await requireSession(dependencies, { request, reply });
    if (account instanceof Failure) return account;
    await identity.signOutElsewhere(account, sessionToken(config, request) ?? '', deviceOfRequest(request));
    return undefined;
  });
}
