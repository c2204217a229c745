import { restore } from './backups/database-dump.ts';
import { databaseOfSettings, fileNamed } from './backups/asked.ts';
import { runCommand } from './running/command.ts';

await runCommand(async () => {
  const file = fileNamed('restore');
  await restore(databaseOfSettings(), file);
  console.log(`Il database è quello di ${file}: ora riavvia i processi.`);
});
