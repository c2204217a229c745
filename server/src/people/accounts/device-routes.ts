import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  ownSessionsCall,
  signOutDeviceCall,
  signOutElsewhereCall,
} from '@riparo/domain/platform/sign-in/session-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';

/** Where an account is open, and the ways to close it in one place or everywhere but here. */
export function registerDevices(app: App, dependencies: Dependencies): void {
  const { identity } = dependencies;

  serve(app, ownSessionsCall, async ({ account, session }) => {
    const sessions = await identity.sessionsOf(account, session.token);
    const data = sessions.map(({ openedAt, lastSeenAt, ...one }) => ({
      ...one,
      openedAt: openedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
    return { data };
  });

  serve(app, signOutDeviceCall, async ({ account, params, request }) => {
    const wasOpen = await identity.signOutDevice(account, params.id, deviceOfRequest(request));
    return wasOpen ? undefined : failure(generalErrors['not-found']);
  });

  serve(app, signOutElsewhereCall, async ({ account, session, request }) => {
    await identity.signOutElsewhere(account, session.token, deviceOfRequest(request));
    return undefined;
  });
}
