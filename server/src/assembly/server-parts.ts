import { failedSignInsHandling } from '../account-events/failed-sign-ins.ts';
import { noteEventsBy } from '../account-events/note-event.ts';
import { movePerson } from '../accounts/move-person.ts';
import type { AppParts } from './app.ts';
import type { Config } from '../settings/config.ts';
import { connect, type Database } from '../database/connection.ts';
import { longestWaitMs } from '../database/batching/together.ts';
import { type Documents, openDocuments } from '../documents/documents.ts';
import { documentMaker } from '../documents/known-documents.ts';
import { createMetrics } from '../http/metrics.ts';
import { createLimiter } from '../http/rate-limit/limiter.ts';
import { consentForwarding } from '../consents/forward-consent.ts';
import { leadForwarding } from '../contacts/forward-leads.ts';
import { countJobs } from '../jobs/job-counts.ts';
import type { JobHandling } from '../jobs/job.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { createKeyedHash } from '../secrets/keyed-hash.ts';
import type { Log } from '../log/log.ts';
import { mailHandling, sendMailLaterWith, storeMailsWith } from '../mail/mailing.ts';
import { loadPlaces } from '../places/places.ts';
import { paymentHandlings } from '../payments/handlings.ts';
import { openCards } from '../providers/card/open-cards.ts';
import { openBuiltInForms } from '../providers/forms/built-in-forms.ts';
import type { FormsProvider } from '../providers/forms/forms-provider.ts';
import { openHttpForms } from '../providers/forms/http-forms.ts';
import { openBuiltInIdentity } from '../providers/identity/built-in/built-in-identity.ts';
import { createPasswords, type Passwords } from '../providers/identity/built-in/passwords.ts';
import type { MailProvider } from '../providers/mail/mail-provider.ts';
import { openSandboxMail } from '../providers/mail/sandbox-mail.ts';
import { retentionHandling } from '../retention/retention-job.ts';
import { afterPurchaseHandlings } from '../signature/handlings.ts';
import { openSigningIdentity } from '../signature/seal/kept-identity.ts';
import { openPlacesProvider } from '../providers/places/open-places.ts';

export type ServerParts = {
  app: Omit<AppParts, 'site' | 'loadLimits'>;
  queue: Queue;
  /** Lets jobs in progress finish, for a bounded time, then lets go of the database. */
  close(): Promise<void>;
};

export type OpenPartsOptions = {
  config: Config;
  databaseUrl: string;
  appSecret: string;
  log: Log;
  clock: () => Date;
  /** Of several servers in one process, and closed by whoever opened them; else the server has its own. */
  documents?: Documents;
  /** For tests, which make thousands of hashes and can do with less than safe ones. */
  passwords?: Passwords;
};

const jobsTimeoutMs = 10_000;
// Ten times the connections, or somebody who waits for seconds: whoever comes after these would wait too long.
const waitingForDatabaseLimit = 100;
const longestWaitLimitMs = 2_000;

/** Everything the server stands on, put together in one place: database, queue, mail, limits, metrics. */
export async function openParts(options: OpenPartsOptions): Promise<ServerParts> {
  const { config, log, clock, databaseUrl } = options;
  const connection = connect(databaseUrl, log);
  const { db } = connection;
  const [queue, mailProvider] = await Promise.all([openQueue(databaseUrl, log), openMail(config, db)]);
  const metrics = createMetrics(() => countJobs(db));
  const sendMailLater = sendMailLaterWith(queue.enqueue);
  const limiter = createLimiter(db, options.appSecret);
  const keyedHash = createKeyedHash(options.appSecret);
  const identity = openBuiltInIdentity({
    db,
    clock,
    sendMailLater,
    enqueue: queue.enqueue,
    limiter,
    keyedHash,
    passwords: options.passwords ?? createPasswords(),
    retention: config.retention,
    siteUrl: config.publicUrl,
    onEmailMoved: (tx, move) => movePerson(tx, { keyedHash, sendMailLater }, move),
    onAccountEvent: noteEventsBy(clock),
  });

  const places = loadPlaces();
  const placesProvider = await openPlacesProvider(config, places, log);

  const documents = options.documents ?? openDocuments();
  const makeDocument = documentMaker({ db, documents, siteUrl: config.publicUrl });
  const { card, cardSandbox } = await openCards({ config, db, clock, keyedHash, enqueue: queue.enqueue });
  const signingIdentity = openSigningIdentity(config.signing, { db, clock, keyedHash });
  const common = { db, clock, config, log, sendMailLater, keyedHash, enqueue: queue.enqueue };

  const forms = openForms(config, db, clock);
  const handlings: JobHandling[] = [
    ...identity.handlings,
    ...(cardSandbox?.handlings ?? []),
    ...paymentHandlings({ ...common, card }),
    ...afterPurchaseHandlings({ ...common, documents, limiter, signingIdentity }),
    mailHandling({
      db,
      provider: mailProvider,
      from: config.mailFrom,
      siteUrl: config.publicUrl,
      makeDocument,
      clock,
      onSent: metrics.mailSent,
    }),
    retentionHandling({ ...common, identity: identity.provider }),
    failedSignInsHandling({ db, identity: identity.provider }),
    leadForwarding({ db, forms, config, clock }),
    consentForwarding({ db, forms, config, clock, identity: identity.provider }),
  ];
  await queue.register(handlings);

  return {
    app: {
      config,
      log,
      db,
      clock,
      queue,
      metrics,
      isDatabaseBusy: () =>
        connection.pool.waitingCount >= waitingForDatabaseLimit || longestWaitMs() >= longestWaitLimitMs,
      sendMailLater,
      storeMails: storeMailsWith(queue.enqueueThrough),
      documents,
      makeDocument,
      limiter,
      keyedHash,
      identity: identity.provider,
      card,
      cardSandbox,
      signingIdentity,
      places,
      placesProvider,
    },
    queue,
    async close() {
      await queue.stop(jobsTimeoutMs);
      if (!options.documents) await documents.close();
      await cardSandbox?.close();
      await mailProvider.close();
      await connection.close();
    },
  };
}

function openForms({ forms }: Config, db: Database, clock: () => Date): FormsProvider {
  return forms.provider === 'http' ? openHttpForms(forms) : openBuiltInForms({ db, clock });
}

async function openMail(config: Config, db: Database): Promise<MailProvider> {
  if (config.mail.provider === 'sandbox') return openSandboxMail(db);
  // Loaded only where it is used: it takes a tenth of the server's memory.
  const { openSmtpMail } = await import('../providers/mail/smtp-mail.ts');
  return openSmtpMail(config.mail.url);
}
