import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { type Role, ROLES } from '@riparo/domain/platform/call/roles.ts';
import { product } from '../server/src/desk/log/append.ts';
import { Failure } from '../server/src/platform/http/problem-answers.ts';
import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { invite } from '../server/src/desk/staff/invitations.ts';
import { runCommand } from './running/command.ts';
import { withParts } from './running/database.ts';

const usage = 'Uso: npm run staff -- invite EMAIL [consulente | responsabile | revisore]';

/**
 * `npm run staff -- invite EMAIL [ROLE]`: invites the first manager (responsabile), or a colleague who can no
 * longer sign in.
 */
await runCommand(async () => {
  const [what, address, role = 'responsabile'] = process.argv.slice(2);
  const email = emailRule(address);
  if (what !== 'invite' || !ROLES.includes(role as Role)) throw new StartFailure(usage);
  if (!email.ok) throw new StartFailure(`${email.message}\n${usage}`);
  await withParts(async ({ app, queue }) => {
    const sent = await invite(app, { email: email.value, role: role as Role, invitedBy: product });
    if (sent instanceof Failure)
      throw new StartFailure(
        'L’accesso di questa persona è fermo: prima un responsabile lo riattiva, in Impostazioni, Persone.',
      );
    await queue.runWaiting();
    const isSandbox = app.config.mail.provider === 'sandbox';
    console.log(
      isSandbox
        ? `Invito pronto: aprilo dalla posta di prova, ${app.config.publicUrl.origin}/sandbox/posta`
        : `Invito inviato a ${email.value}: il link vale tre giorni.`,
    );
  });
});
