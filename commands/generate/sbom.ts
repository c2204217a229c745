import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterials } from '../sbom/bill-of-materials.ts';
import { runCommand } from '../running/command.ts';
import { projectFolder } from '../running/run.ts';

const file = 'sbom.cdx.json';

await runCommand(async () => {
  const bill = await billOfMaterials();
  await writeFile(join(projectFolder, file), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} componenti (CycloneDX)`);
});
