import { signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { expect, test } from 'vitest';
import { newEmail, registration } from '../../../test/account-holder.ts';
import { askForCall, askForLifeQuote } from '../../../test/life-quote.ts';
import { testServer } from '../../../test/test-server.ts';
import { sandboxMails } from '../../platform/providers/mail/tables.ts';

const environment = { DESK_EMAIL: 'banco@riparo.example' };
// More than the queue takes at once: the last in line would wait for several rounds.
const mailsOfAnHour = 300;

test('after an hour without mail, promised calls and codes are sent before everything else', async () => {
  await using server = await testServer({ now: new Date('2026-11-16T14:00:00Z'), environment });
  await server.db.transaction(async (tx) => {
    for (let count = 0; count < mailsOfAnHour; count += 1) {
      const mail = { to: 'uno@example.it', template: 'delivery-check', data: { name: 'Uno' } } as const;
      await server.parts.sendMailLater(tx, mail);
    }
  });
  const email = newEmail();
  await server.call(signUpCall, { body: registration(email) });
  await askForCall(server, await askForLifeQuote(server));

  await server.queue.runWaiting();

  const left = (await server.db.select().from(sandboxMails)).map(({ recipient }) => recipient);
  expect(left.length).toBeLessThan(mailsOfAnHour);
  expect(left).toContain('banco@riparo.example');
  expect(left).toContain(email);
});
