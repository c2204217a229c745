import { remainingPlaceholders } from '@riparo/domain/platform/brand/placeholders.ts';
import { readEnvironment } from '../server/src/platform/settings/config.ts';
import { samplesLeft } from '../server/src/buy/precontract/samples-left.ts';
import { runCommand } from './running/command.ts';

await runCommand(async () => {
  const placeholders = remainingPlaceholders();
  for (const { path, value } of placeholders) console.log(`${path}: ${value}`);
  const samples = samplesLeft(readEnvironment()['PRECONTRACT_FOLDER'] || null);
  for (const file of samples) console.log(`PRECONTRACT_FOLDER/${file}: esempio nostro`);
  if (placeholders.length + samples.length > 0) {
    console.log(
      `\nPrima di vendere: ${placeholders.length} dati da inserire in domain/src/platform/brand, ${samples.length} documenti di chi offre la copertura da mettere in PRECONTRACT_FOLDER`,
    );
    process.exitCode = 1;
    return;
  }
  console.log('Nessun dato da inserire, nessun documento di esempio');
});
