import { existsSync } from 'node:fs';
import { checkLog } from '../server/src/desk/log/check-log.ts';
import { notedEnds } from '../server/src/desk/log/noted-ends.ts';
import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { runCommand } from './running/command.ts';
import { withDatabase } from './running/database.ts';

const usage = 'Uso: npm run log:check [-- RIGA:IMPRONTA | FILE …]';

/**
 * `npm run log:check [-- NUMBER:HASH | FILE …]`: checks the desk's log against its signatures and every
 * recorded head: in the database, in LOG_HEADS_FILE, in the files given, and from mails as NUMBER:HASH.
 */
await runCommand(async () => {
  const { rows, last, faults } = await withDatabase(async (db, { deskLog: { headsFile } }) => {
    const own = headsFile !== null && existsSync(headsFile) ? [headsFile] : [];
    const noted = await notedEnds([...own, ...process.argv.slice(2)]).catch(() => null);
    if (!noted) throw new StartFailure(usage);
    return checkLog(db, noted);
  });
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) {
    console.error(
      `Il registro del banco non corrisponde a quello che abbiamo scritto: ${faults.length} differenze.`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(`✓ Il registro del banco è intero: ${rows} righe.`);
  if (last)
    console.log(
      `Annota lontano da qui l’ultima, per il prossimo controllo:\n  npm run log:check -- ${last.number}:${last.hash}`,
    );
});
