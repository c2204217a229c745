import { join } from 'node:path';
import { remainingPlaceholders } from '@riparo/domain/platform/brand/placeholders.ts';
import { type Config, decodeConfig, type Environment, readEnvironment } from '../platform/settings/config.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { samplesLeft } from '../buy/precontract/samples-left.ts';
import '../quick-loading.js';
import { closeInOrder, runUntilSignal } from '../platform/process/shutdown.ts';

export type StartOptions = {
  /** Receives progress messages, in Italian. */
  onProgress?: (line: string) => void;
  /** Receives the address, when people read the output; in production the log has it. */
  onReady?: (url: string) => void;
  /** Replaces the machine's environment and the `.env` file. */
  environment?: Environment;
  /** A built site that replaces the usual one. */
  siteFolder?: string;
};

/**
 * Starts the whole product in this process: embedded database if none is configured, migrations, jobs, HTTP.
 */
export async function startServer(
  options: StartOptions = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const { onProgress = () => undefined } = options;
  const config = decodeConfig(options.environment ?? readEnvironment());
  const log = createLog(config.logLevel);
  if (config.production) logMissingBrandDetails(log, config);

  // Loaded while the database starts, and not before `quick-loading` is in place.
  const loading = import('./open-server.ts');
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await startOwnDatabase(join(config.dataFolder, 'postgres'), onProgress);
  try {
    onProgress('Avvio il server');
    const { openServer } = await loading;
    const server = await openServer(config, database.url, log, options.siteFolder);
    const stop = () =>
      closeInOrder(
        [
          ['server', server.stop],
          ['database', database.stop],
        ],
        log,
      );
    let stopped: Promise<void> | undefined;
    const stopOnce = () => (stopped ??= stop());
    endOnTheUnexpected(log, stopOnce);
    if (config.production) log.info({ url: server.url }, 'ready');
    else options.onReady?.(server.url);
    return { url: server.url, stop: stopOnce };
  } catch (error) {
    await closeInOrder([['database', database.stop]], log);
    throw error;
  }
}

/** The broker's details are in the code, not in the environment: operators must see what is still missing. */
export function logMissingBrandDetails(
  log: Pick<Log, 'warn'>,
  { precontractFolder }: Pick<Config, 'precontractFolder'>,
): void {
  const left = remainingPlaceholders().map(({ path }) => path);
  if (left.length > 0)
    log.warn({ placeholders: left }, 'details of the brand are still placeholders: npm run brand:check');
  const samples = samplesLeft(precontractFolder);
  if (samples.length > 0)
    log.warn({ samples }, 'documents of insurers are still samples: PRECONTRACT_FOLDER');
}

/** Such an error leaves an unknown state: log it without personal data, and exit for a fresh start. */
function endOnTheUnexpected(log: Log, stop: () => Promise<void>): void {
  process.once('uncaughtException', async (error) => {
    log.fatal({ err: error }, 'an error that nobody handled: the server ends');
    await stop();
    process.exit(1);
  });
}

async function startOwnDatabase(folder: string, onProgress: (line: string) => void) {
  onProgress('Avvio il database');
  const { startEmbeddedDatabase } = await import('../platform/database/embedded.ts');
  return startEmbeddedDatabase({ folder, onProgress });
}

if (import.meta.main) {
  await runUntilSignal(() => startServer({ onReady: (url) => process.stdout.write(`Pronto: ${url}\n`) }));
}
