import { isAbsolute, join } from 'node:path';
import { decodeConfig, readEnvironment } from '../../server/src/platform/settings/config.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';

/** The file that was named after the command; npm remembers from where it was called. */
export function fileNamed(command: string): string {
  const file = process.argv[2];
  if (!file) throw new StartFailure(`Indica il file: npm run ${command} -- riparo.dump`);
  return isAbsolute(file) ? file : join(process.env['INIT_CWD'] ?? process.cwd(), file);
}

/** PostgreSQL itself, past a pooler, as the role that owns the tables: it alone reads every month of the log, and replaces tables. The embedded one is a developer's: its folder is its backup. */
export function databaseOfSettings(): string {
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl } = decodeConfig(readEnvironment());
  const url = databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl;
  if (!url)
    throw new StartFailure(
      'Qui c’è il database incluso: fermalo e copia la cartella .data, oppure indica un tuo PostgreSQL con DATABASE_URL.',
    );
  return url;
}
