import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { noteEvent } from '../account-events/note-event.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { takeSession } from '../../platform/http/access/session-cookies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { limitAttempts, passwordAttempts } from './attempt-limits.ts';
import { wrongPassword } from './password-routes.ts';
import { personalDataOf } from './personal-data.ts';
import { removeAccount } from './remove-account.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';

const fileName = `${brand.cookiePrefix}-dati-personali.json`;

/** What the owner of an account may always do with their data: take them along, and take them away. */
export function registerOwnData(app: App, dependencies: Dependencies): void {
  const { clock, config, db, identity } = dependencies;

  serve(app, personalDataCall, async ({ account, request, reply }) => {
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    const data = await personalDataOf(dependencies, account);
    const happening = { accountId: account.id, device: deviceOfRequest(request), at: clock() };
    await db.transaction((tx) => noteEvent(tx, { ...happening, kind: 'data-exported' }));
    return data;
  });

  serve(app, deleteAccountCall, async ({ account, body, reply }) => {
    const limited = await limitAttempts(dependencies, passwordAttempts(account));
    if (limited) return limited;
    if (!(await identity.isPasswordOf(account, body.password)))
      return failure(accountErrors.NotAuthorizedException, { password: wrongPassword(account) });

    await removeAccount(dependencies, account);
    takeSession(config, reply);
    return undefined;
  });
}
