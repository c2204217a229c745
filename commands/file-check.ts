import { readFile } from 'node:fs/promises';
import { checkDealFile } from '../server/src/care/deal-file/check-file.ts';
import { runCommand } from './running/command.ts';

/** `npm run file:check -- FILE.zip`: checks a deal file against its manifest. */
await runCommand(async () => {
  const [path] = process.argv.slice(2);
  if (!path) throw new Error('Dimmi quale fascicolo controllare: npm run file:check -- FILE.zip');
  const { deal, files, manifestSha256, faults } = checkDealFile(await readFile(path));
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) {
    console.error(`Il fascicolo non corrisponde a quello prodotto: ${faults.length} differenze.`);
    process.exitCode = 1;
    return;
  }
  console.log(`✓ Il fascicolo della pratica ${deal} è intero: ${files} file.`);
  console.log(`L’impronta del suo manifesto, da confrontare con quella nel registro:\n  ${manifestSha256}`);
});
