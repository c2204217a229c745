import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { yearFromTomorrow } from '@riparo/domain/buy/deal/term.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { deals } from '../server/src/buy/deals/tables.ts';
import { activatePolicies } from '../server/src/buy/policies/activate-policies.ts';
import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { runCommand } from './running/command.ts';
import { withParts } from './running/database.ts';

const usage = 'Uso: npm run cover -- EMAIL [GIORNI]';

/**
 * `npm run cover -- EMAIL [DAYS]`: backdates the start of the covers signed from a mailbox, so that claims
 * can be tried out. Refused in production.
 */
await runCommand(async () => {
  const [address, days = '60'] = process.argv.slice(2);
  const email = emailRule(address);
  if (!email.ok || !/^\d{1,3}$/.test(days)) throw new StartFailure(usage);
  await withParts(async ({ app, queue }) => {
    const { db, config, clock } = app;
    if (config.production || config.card.provider !== 'sandbox')
      throw new StartFailure('Le coperture si spostano solo dove i pagamenti sono di prova.');
    const term = yearFromTomorrow(addDays(dayInRome(clock()), -Number(days) - 1));
    const isTheirs = eq(deals.emailKey, emailKey(email.value));
    const isSigned = inArray(deals.stage, ['documentation_signed', 'closed_won']);
    const moved = await db.update(deals).set(term).where(and(isTheirs, isSigned)).returning();
    await activatePolicies(app);
    await queue.runWaiting();
    console.log(`Coperture cominciate ${days} giorni fa: ${moved.length}.`);
  });
});
