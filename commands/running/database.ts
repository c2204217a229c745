import { join } from 'node:path';
import { openParts, type ServerParts } from '../../server/src/assembly/server-parts.ts';
import { connect, type Database } from '../../server/src/platform/database/connection.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/database/embedded.ts';
import { prepareDatabase } from '../../server/src/platform/process/prepare-database.ts';
import { logKeysOf, setLogKeys } from '../../server/src/desk/log/log-keys.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { storedAppSecret } from '../../server/src/platform/settings/secrets/app-secret.ts';
import { type Config, decodeConfig, readEnvironment } from '../../server/src/platform/settings/config.ts';

/** The database from the settings, whether or not a server uses it; the included one is joined or started. */
async function onDatabase<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await startEmbeddedDatabase({ folder: join(config.dataFolder, 'postgres') });
  try {
    await prepareDatabase({ ...config, production: false }, database.url, createLog('error'));
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

/** For programs that only read or write rows, including the log. */
export function withDatabase<T>(work: (db: Database, config: Config) => Promise<T>): Promise<T> {
  const config = decodeConfig(readEnvironment());
  return onDatabase(config, async (url) => {
    const { db, close } = connect(url, createLog('error'));
    setLogKeys(logKeysOf(config.deskLog, config.appSecret ?? (await storedAppSecret(config.dataFolder))));
    try {
      return await work(db, config);
    } finally {
      await close();
    }
  });
}

/** For programs that act as the server does: with its queue, mails and secret. */
export function withParts<T>(work: (parts: ServerParts) => Promise<T>): Promise<T> {
  const config = decodeConfig(readEnvironment());
  return onDatabase(config, async (databaseUrl) => {
    const parts = await openParts({
      config,
      databaseUrl,
      appSecret: config.appSecret ?? (await storedAppSecret(config.dataFolder)),
      log: createLog('error'),
      clock: () => new Date(),
    });
    try {
      return await work(parts);
    } finally {
      await parts.close();
    }
  });
}
