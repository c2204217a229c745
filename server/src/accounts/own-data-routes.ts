import { accountErrors } from '@riparo/domain/account/errors.ts';
import { brand } from '@riparo/domain/brand/brand.ts';
import { deleteAccountCall, personalDataCall } from '@riparo/domain/contract/account-calls.ts';
import { noteEventsBy } from '../account-events/note-event.ts';
import type { Dependencies } from '../dependencies.ts';
import { takeSession } from '../http/access/session-cookies.ts';
import type { App } from '../http/app-instance.ts';
import { failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { limitAttempts, passwordAttempts } from './attempt-limits.ts';
import { WRONG_CURRENT_PASSWORD } from './password-routes.ts';
import { forgetPerson, personalDataOf } from './personal-data.ts';
import { deviceOfRequest } from './request-device.ts';

const fileName = `${brand.cookiePrefix}-dati-personali.json`;

/** What the owner of an account may always do with their data: take them along, and take them away. */
export function registerOwnData(app: App, dependencies: Dependencies): void {
  const { clock, config, db, identity, queue, sendMailLater } = dependencies;
  const noteEvent = noteEventsBy(clock);

  serve(app, personalDataCall, async ({ account, request, reply }) => {
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    const data = await personalDataOf(dependencies, account);
    const device = deviceOfRequest(request);
    await db.transaction((tx) => noteEvent(tx, { accountId: account.id, kind: 'data-exported', device }));
    return data;
  });

  serve(app, deleteAccountCall, async ({ account, body, reply }) => {
    const limited = await limitAttempts(dependencies, passwordAttempts(account));
    if (limited) return limited;
    if (!(await identity.isPasswordOf(account, body.password)))
      return failure(accountErrors.NotAuthorizedException, { password: WRONG_CURRENT_PASSWORD });

    await db.transaction(async (tx) => {
      await identity.lockAccount(tx, account);
      // As it is now: in another window it may have been deleted, or have moved to another address.
      const current = await identity.accountOf(account.id);
      if (!current) return;
      // Written first: being the last mail to them, it is forgotten with them once it has left.
      await sendMailLater(tx, {
        to: current.email,
        template: 'account-deleted',
        data: { firstName: current.firstName },
      });
      await forgetPerson(tx, { ...dependencies, enqueue: queue.enqueue }, current);
    });
    takeSession(config, reply);
    return undefined;
  });
}
