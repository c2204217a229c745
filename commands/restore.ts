import { restore } from './backups/database-dump.ts';
import { databaseOfSettings, fileNamed } from './backups/asked.ts';
import { runCommand } from './running/command.ts';

await runCommand(async () => {
  const file = fileNamed('restore');
  await restore(databaseOfSettings(), file);
  console.log(`The database is restored from ${file}: start the processes again.`);
});
