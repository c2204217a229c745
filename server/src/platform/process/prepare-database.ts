import type { Log } from '../log/log.ts';
import type { Config } from '../settings/config.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { grantToRuntime, refuseOwnerOfLog } from './database-roles.ts';

type Settings = Pick<Config, 'production' | 'databaseDirectUrl' | 'databaseOwnerUrl'>;

/** Brings the database to the tables in code, by the role that owns them, and holds the one that serves requests to its rights. */
export async function prepareDatabase(settings: Settings, databaseUrl: string, log: Log): Promise<void> {
  const { production, databaseDirectUrl, databaseOwnerUrl } = settings;
  await migrateDatabase(databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl);
  if (databaseOwnerUrl) await grantToRuntime(databaseOwnerUrl, databaseUrl, log);
  if (production) await refuseOwnerOfLog(databaseUrl);
}
