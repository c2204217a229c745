import { identityEventHandler } from '../people/accounts/following/handle-event.ts';
import type { AppParts } from './app.ts';
import type { Config } from '../platform/settings/config.ts';
import { connect, type Database } from '../platform/database/connection.ts';
import { openStandby } from '../platform/database/standby.ts';
import { maxWaitMs } from '../platform/database/batching/batched.ts';
import { type Documents, openDocuments } from '../platform/drawing/documents.ts';
import { featureJobs } from './feature-jobs.ts';
import { fulfilmentOf } from './fulfilment-by-product.ts';
import { documentMaker } from './known-documents.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import { createLimiter } from '../platform/http/rate-limit/limiter.ts';
import { countJobs } from '../platform/jobs/job-counts.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { openQueue, type Queue } from '../platform/jobs/queue.ts';
import { createKeyedHash } from '../platform/settings/secrets/keyed-hash.ts';
import type { Log } from '../platform/log/log.ts';
import { createMailBudget } from '../platform/mail/mail-budget.ts';
import { mailHandler, sendMailLaterWith, storeMailsWith } from '../platform/mail/mailing.ts';
import { loadPlaces } from '../platform/places/places.ts';
import type { PaymentDependencies } from '../buy/payments/fulfilment.ts';
import { openCards } from '../platform/providers/card/open-cards.ts';
import { openBuiltInForms } from '../platform/providers/forms/built-in-forms.ts';
import type { FormsProvider } from '../platform/providers/forms/forms-provider.ts';
import { openHttpForms } from '../platform/providers/forms/http-forms.ts';
import { logKeysOf, setLogKeys } from '../desk/log/log-keys.ts';
import { openDeskNotices } from '../desk/live/notices.ts';
import { openBuiltInIdentity } from '../platform/providers/identity/built-in/built-in-identity.ts';
import { createPasswords, type Passwords } from '../platform/sign-in/passwords/passwords.ts';
import type { IdentityProvider } from '../platform/providers/identity/identity-provider.ts';
import type { HandleIdentityEvent } from '../platform/providers/identity/identity-event.ts';
import type { MailProvider } from '../platform/providers/mail/mail-provider.ts';
import { openSandboxMail } from '../platform/providers/mail/sandbox-mail.ts';
import { openSigningIdentity } from '../platform/drawing/seal/stored-identity.ts';
import { openScanner } from '../platform/providers/scanner/open-scanner.ts';
import { openFileChecker } from '../platform/providers/file-checker/file-checker.ts';
import { openPlacesProvider } from '../platform/providers/places/open-places.ts';

export type ServerParts = {
  app: Omit<AppParts, 'site' | 'loadLimits'>;
  queue: Queue;
  /** Lets running jobs finish within a time limit, then releases the database. */
  close(): Promise<void>;
};

export type OpenPartsOptions = {
  config: Config;
  databaseUrl: string;
  appSecret: string;
  log: Log;
  clock: () => Date;
  /**
   * Shared by several servers in one process, and closed by whoever opened them; otherwise the server has its
   * own.
   */
  documents?: Documents;
  /** For tests, which make thousands of hashes and can use cheaper ones. */
  passwords?: Passwords;
  /** For tests: how long a request waits for a free connection before it is refused. */
  connectionTimeoutMs?: number;
  /** Replaces the accounts in the product's own database. */
  openIdentity?: (parts: { clock: () => Date; handleIdentityEvent: HandleIdentityEvent }) => OpenedIdentity;
};

type OpenedIdentity = {
  provider: IdentityProvider;
  handlers: JobHandler[];
  /** How many events from before this time were not delivered yet. */
  countPendingEvents(before: Date): Promise<number>;
};

const jobsTimeoutMs = 10_000;
/** Events are delivered at once, and retried every minute. */
const eventPatienceMs = 600_000;
// Ten times the connections, or a request that waits for seconds: later ones would wait too long.
const waitingForDatabaseLimit = 100;
const maxWaitLimitMs = 2_000;

/** Assembles everything the server needs: database, queue, mail, limits, metrics. */
export async function openParts(options: OpenPartsOptions): Promise<ServerParts> {
  const { config, log, clock, databaseUrl } = options;
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  setLogKeys(logKeysOf(config.deskLog, options.appSecret));
  const connection = connect(databaseUrl, log, {
    isPooled: config.databaseDirectUrl !== null,
    connectionTimeoutMs: options.connectionTimeoutMs,
  });
  const { db } = connection;
  const standby = openStandby(config.databaseReadUrl, db, log);
  // Loaded only if configured, like every other optional part.
  const traces =
    config.traces && (await import('../platform/log/traces/open-traces.ts')).openTraces(config.traces, log);
  traces?.watchDatabase(connection.pool);
  const tracing = traces?.tracing ?? null;
  const watched = <Provider extends object>(name: string, provider: Provider) =>
    traces?.watchProvider(name, provider) ?? provider;
  const [queue, openedMail] = await Promise.all([
    openQueue(directUrl, log, { tracing }),
    openMail(config, db),
  ]);
  const mailProvider = watched('mail', openedMail);
  const limiter = createLimiter(db, options.appSecret);
  const keyedHash = createKeyedHash(options.appSecret);
  const mailBudget = createMailBudget(keyedHash);
  const sendMailLater = sendMailLaterWith(queue.enqueue, mailBudget);
  const handleIdentityEvent = identityEventHandler({
    db,
    clock,
    keyedHash,
    limiter,
    sendMailLater,
    enqueue: queue.enqueue,
  });
  const passwords = options.passwords ?? createPasswords();
  const openBuiltIn = () =>
    openBuiltInIdentity({
      db,
      clock,
      log,
      enqueue: queue.enqueue,
      keyedHash,
      passwords,
      retention: config.retention,
      siteUrl: config.publicUrl,
      handleIdentityEvent,
    });
  const identity = options.openIdentity?.({ clock, handleIdentityEvent }) ?? openBuiltIn();
  const metrics = createMetrics({
    jobs: () => countJobs(db),
    pendingEvents: () => identity.countPendingEvents(new Date(clock().getTime() - eventPatienceMs)),
  });

  const deskNotices = openDeskNotices(directUrl, log);
  const places = loadPlaces();
  const placesProvider = watched('places', await openPlacesProvider(config, places, log));

  const fileChecker = openFileChecker();
  const documents = options.documents ?? openDocuments();
  const makeDocument = documentMaker({
    db,
    documents,
    siteUrl: config.publicUrl,
    mailFrom: config.mailFrom,
  });
  const { card, cardSandbox } = await openCards({ config, db, clock, keyedHash, enqueue: queue.enqueue });
  const signingIdentity = openSigningIdentity(config.signing, { db, clock, keyedHash });
  const features: PaymentDependencies = {
    config,
    log,
    db,
    standby,
    clock,
    enqueue: queue.enqueue,
    sendMailLater,
    mailBudget,
    storeMails: storeMailsWith(queue.enqueueThrough),
    documents,
    makeDocument,
    limiter,
    keyedHash,
    passwords,
    identity: identity.provider,
    card: watched('card', card),
    fulfilmentOf,
    signingIdentity,
    places,
    placesProvider,
    fileChecker,
    fileScanner: openScanner(config),
  };
  await queue.register([
    ...identity.handlers,
    ...(cardSandbox?.handlers ?? []),
    mailHandler({
      db,
      provider: mailProvider,
      from: config.mailFrom,
      siteUrl: config.publicUrl,
      makeDocument,
      clock,
      onSent: metrics.mailSent,
    }),
    ...featureJobs(features, watched('forms', openForms(config, db, clock))),
  ]);

  return {
    app: {
      ...features,
      metrics,
      checkQueue: queue.check,
      deskNotices,
      tracing,
      cardSandbox,
      isDatabaseBusy: () =>
        connection.pool.waitingCount >= waitingForDatabaseLimit || maxWaitMs() >= maxWaitLimitMs,
    },
    queue,
    async close() {
      await deskNotices.close();
      await queue.stop(jobsTimeoutMs);
      await fileChecker.close();
      if (!options.documents) await documents.close();
      await cardSandbox?.close();
      await mailProvider.close();
      await standby.close();
      await connection.close();
      await traces?.close();
    },
  };
}

function openForms({ forms }: Config, db: Database, clock: () => Date): FormsProvider {
  return forms.provider === 'http' ? openHttpForms(forms) : openBuiltInForms({ db, clock });
}

async function openMail(config: Config, db: Database): Promise<MailProvider> {
  if (config.mail.provider === 'sandbox') return openSandboxMail(db);
  // Loaded only if used: it takes a tenth of the server's memory.
  const { openSmtpMail } = await import('../platform/providers/mail/smtp-mail.ts');
  return openSmtpMail(config.mail.url, config.mail);
}
