import { parseArgs } from 'node:util';
import { runCommand } from '../../commands/running/command.ts';
import { tryRestore } from './try-restore.ts';
import { readyPrograms } from '../../commands/beside/debian-programs.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { keepResult, none, type Row } from '../../bench/results.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Damages its own PostgreSQL and restores it to the moment before: `-- --quotes=100000` sets the amount of
 * data.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { quotes: { type: 'string', default: '500000' } } });
  if (!(await readyPrograms()))
    throw new StartFailure('Servono i programmi di PostgreSQL dei pacchetti di Debian.');
  const found = await tryRestore({ quotes: Number(values.quotes), onStep: console.log });
  for (const line of found.differing) console.log(line);
  const rows: readonly Row[] = [
    { what: 'database', figure: megabytes(found.databaseBytes) },
    { what: 'base backup, compressed, while the product works', figure: megabytes(found.baseBytes) },
    { what: 'WAL in the archive, compressed', figure: megabytes(found.walBytes) },
    { what: 'time of the base backup', figure: seconds(found.backupMs) },
    { what: 'time from nothing to the moment', figure: seconds(found.restoreMs) },
    {
      what: `compared: ${found.rows} rows of ${found.tables} tables`,
      figure: `${found.damaged.length} tables damaged`,
    },
    none('tables that differ from the moment', found.differing.length),
    {
      what: 'the product starts on it and writes',
      figure: found.takesWritesAgain ? 'yes' : 'no',
      goal: 'yes',
      met: found.takesWritesAgain,
    },
  ];
  await keepResult('Restore to a moment, compared row by row', rows);
});
