import { backUp } from './backups/database-dump.ts';
import { databaseOfSettings, fileNamed } from './backups/asked.ts';
import { runCommand } from './running/command.ts';

await runCommand(async () => {
  const file = fileNamed('backup');
  await backUp(databaseOfSettings(), file);
  console.log(
    `The database is copied to ${file}: store it far from here, together with APP_SECRET and LOG_KEY.`,
  );
});
