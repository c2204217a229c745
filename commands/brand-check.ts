import { placeholdersLeft } from '@riparo/domain/brand-placeholders.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const left = placeholdersLeft();
  for (const { path, value } of left) console.log(`${path}: ${value}`);
  if (left.length > 0) {
    console.log(`\n${left.length} dati da inserire in domain/src/brand.ts prima di vendere`);
    process.exitCode = 1;
    return;
  }
  console.log('domain/src/brand.ts: nessun dato da inserire');
});
