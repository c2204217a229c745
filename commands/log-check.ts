import { checkLog } from '../server/src/desk-log/check-log.ts';
import { withDatabase } from './running/database.ts';
import { runCommand } from './running/command.ts';

/** `npm run log:check [-- NUMBER:HASH]`: walks the desk's log, and compares it with what was noted the last time. */
await runCommand(async () => {
  const noted = notedIn(process.argv[2]);
  const { rows, last, faults } = await withDatabase((db) => checkLog(db, noted));
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) {
    console.error(`Il registro del banco è stato cambiato: ${faults.length} righe non tornano.`);
    process.exitCode = 1;
    return;
  }
  console.log(`✓ Il registro del banco è intero: ${rows} righe.`);
  if (last)
    console.log(
      `Annota lontano da qui l’ultima, per il prossimo controllo:\n  npm run log:check -- ${last.number}:${last.hash}`,
    );
});

function notedIn(text: string | undefined): { number: number; hash: string } | undefined {
  const [, number, hash] = /^(\d+):([\da-f]{64})$/.exec(text ?? '') ?? [];
  return number && hash ? { number: Number(number), hash } : undefined;
}
