import { isAbsolute, join } from 'node:path';
import { decodeConfig, readEnvironment } from '../../server/src/platform/settings/config.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';

/** The file argument of the command; npm remembers the folder it was called from. */
export function fileNamed(command: string): string {
  const file = process.argv[2];
  if (!file) throw new StartFailure(`Name the file: npm run ${command} -- riparo.dump`);
  return isAbsolute(file) ? file : join(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/**
 * PostgreSQL itself, bypassing a pooler, as the role that owns the tables: only this role reads every month
 * of the log and may replace tables. The embedded database is for development: copying its folder is the
 * backup.
 */
export function databaseOfSettings(): string {
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl } = decodeConfig(readEnvironment());
  const url = databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl;
  if (!url)
    throw new StartFailure(
      'This is the embedded database: stop it and copy the folder .data, or name a PostgreSQL of your own in DATABASE_URL.',
    );
  return url;
}
