import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { join } from 'node:path';
import type { PurchasableKey } from '@riparo/domain/buy/products/catalogue.ts';
import { DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import { roleNames } from '@riparo/domain/platform/call/roles.ts';
import { buildApp } from '../server/src/assembly/app.ts';
import { storedAppSecret } from '../server/src/platform/settings/secrets/app-secret.ts';
import { type Config, decodeConfig, readEnvironment } from '../server/src/platform/settings/config.ts';
import { startEmbeddedDatabase } from '../server/src/platform/database/embedded.ts';
import { migrateDatabase } from '../server/src/platform/database/migrate.ts';
import { createLog } from '../server/src/platform/log/log.ts';
import { closeUnpaidDeals } from '../server/src/buy/payments/close-unpaid-deals.ts';
import { activatePolicies } from '../server/src/buy/policies/activate-policies.ts';
import { openParts, type ServerParts } from '../server/src/assembly/server-parts.ts';
import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { runCommand } from './running/command.ts';
import { type DemonstrationDesk, openDemonstrationDesk } from './seed/desk-story.ts';
import { codeNow, deskEmailOf, deskPassword, deskPeople, deskSecret } from './seed/desk-people.ts';
import { demonstration } from './seed/seed-person.ts';
import * as story from './seed/seed-story.ts';
import { createVisitor } from './seed/seed-visitor.ts';

/**
 * Fills the database with a customer who has something of everything and with a busy desk, while no server
 * runs on it. `npm run seed -- codice` prints the current code for signing in to that desk.
 */
await runCommand(async () => {
  if (process.argv[2] === 'codice') {
    console.log(await codeNow(new Date()));
    return;
  }
  const config = decodeConfig(readEnvironment());
  refuseRealPeople(config);
  await refuseRunningServer(config);
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await startEmbeddedDatabase({ folder: join(config.dataFolder, 'postgres') });
  try {
    await seed(config, database.url);
  } finally {
    await database.stop();
  }
  console.log(`\nDati dimostrativi pronti: accedi su ${config.publicUrl.origin}/login con`);
  console.log(`  e-mail    ${demonstration.email}\n  password  ${demonstration.password}`);
  tellHowToEnter(`${config.publicUrl.origin}${DESK_PATH}/entra`);
});

function tellHowToEnter(address: string): void {
  console.log(`\nIl banco, con una giornata piena: entra su ${address} con`);
  for (const person of deskPeople)
    console.log(`  ${roleNames[person.role].padEnd(14)}${deskEmailOf(person)}`);
  console.log(`  password      ${deskPassword}`);
  console.log(`  codice        npm run seed -- codice (cambia ogni 30 secondi, e vale una volta sola),`);
  console.log(`                oppure in un’app di codici il segreto ${deskSecret}`);
}

function refuseRealPeople(config: Config): void {
  if (config.production || config.mail.provider !== 'sandbox' || config.card.provider !== 'sandbox')
    throw new StartFailure(
      'I dati dimostrativi sono solo per la prova: qui ci sono clienti, posta o carte vere.',
    );
}

/** Its jobs would process the mails and dates of this story. */
async function refuseRunningServer({ port }: Config): Promise<void> {
  const isRunning = await fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  );
  if (isRunning)
    throw new StartFailure('Il server è acceso: fermalo, prepara i dati dimostrativi e riavvialo.');
}

async function seed(config: Config, databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl);
  let now = new Date();
  const parts = await openParts({
    config: { ...config, writesPerMinute: 10_000 },
    databaseUrl,
    appSecret: config.appSecret ?? (await storedAppSecret(config.dataFolder)),
    log: createLog('error'),
    clock: () => now,
  });
  const today = now;
  try {
    await tell(parts, config.publicUrl.origin, (daysAgo) => {
      now = new Date(today.getTime() - daysAgo * DAY_MS);
      return now;
    });
  } finally {
    await parts.close();
  }
}

/** Two months in a customer's life, from the registration to today's open tasks. */
async function tell(parts: ServerParts, site: string, goTo: (daysAgo: number) => Date): Promise<void> {
  const app = await buildApp({ ...parts.app, site: null });
  const visitor = createVisitor(app, parts, demonstration.email);
  const answerCalls = async (desk: DemonstrationDesk) => {
    await visitor.settle();
    await desk.answerAll();
  };
  const buy = async (product: PurchasableKey) => {
    const uuid = await story.openDeal(visitor, product);
    await story.payFor(visitor, uuid, product, site);
  };

  goTo(60);
  if (await parts.app.identity.ownerOf(demonstration.email)) {
    throw new StartFailure(
      `Ci sono già: accedi con ${demonstration.email} e la password ${demonstration.password}.`,
    );
  }
  const desk = await openDemonstrationDesk(app, parts);
  await visitor.forgetLimits();
  await story.register(visitor);
  goTo(50);
  await story.openDeal(visitor, 'covid-19');
  await story.askForLifeQuote(visitor, 150_000);
  await answerCalls(desk);
  goTo(26);
  await visitor.forgetLimits();
  await story.askForLifeQuote(visitor, 200_000);
  await answerCalls(desk);
  goTo(16);
  await closeUnpaidDeals(parts.app);
  await buy('bici2go');
  await story.sign(visitor);
  goTo(14);
  await activatePolicies(parts.app);
  await visitor.settle();
  goTo(9);
  await story.signIn(visitor);
  await buy('monopattino');
  goTo(8);
  await story.withdraw(visitor, 'monopattino');
  await story.fillInCheckup(visitor);

  await desk.workThroughBusyDay(goTo);
  const today = goTo(0);
  await visitor.forgetLimits();
  await story.askForLifeQuote(visitor, 100_000);
  await story.askForQuote(visitor, 'casa');
  await story.agreeToNews(visitor);
  await story.buySki(visitor, today);
  await buy('covid-19');
  await story.sign(visitor);
  await buy('pet');
  // Signed and paid, starting tomorrow; and one abandoned in the middle. No deal stays in `quotation`: it is
  // opened with its data and is immediately a lead.
  const liability = await story.openDeal(visitor, 'rc-terzi-10');
  await story.requestLiability(visitor, liability, 'rc-terzi-10');
  await visitor.forgetLimits();
  await story.sign(visitor);
  await story.payFor(visitor, liability, 'rc-terzi-10', site);
  await story.openDeal(visitor, 'bici2go');
  const left = await story.openDeal(visitor, 'mimuovo');
  await story.openPayment(visitor, left, 'mimuovo', site);
  await visitor.settle();
  await app.close();
}
