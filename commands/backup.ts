import { backUp } from './backups/database-dump.ts';
import { databaseOfSettings, fileNamed } from './backups/asked.ts';
import { runCommand } from './running/command.ts';

await runCommand(async () => {
  const file = fileNamed('backup');
  await backUp(databaseOfSettings(), file);
  console.log(`Copia del database in ${file}: conservala lontano da qui, insieme ad APP_SECRET e LOG_KEY.`);
});
