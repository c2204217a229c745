import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineReport, withTable } from '../browsers/browser-table.ts';
import { readyBrowser } from '../running/browser.ts';
import { runCommand } from '../running/command.ts';
import { readyEngines } from '../running/engines.ts';
import { projectFolder } from '../running/run.ts';
import { reportPath, runPlaywright } from '../suite/test-parts.ts';

// Runs the engine stories in all three engines and writes the results as a table into docs/browsers.md.
await runCommand(async () => {
  const browsers = { ...(await readyBrowser()), ...(await readyEngines()) };
  const { passed, failed } = await runPlaywright('browsers', ['chromium', 'firefox', 'webkit'], [], browsers);
  const report = JSON.parse(await readFile(reportPath('browsers.json'), 'utf8')) as EngineReport;
  const page = join(projectFolder, 'docs', 'browsers.md');
  await writeFile(page, withTable(await readFile(page, 'utf8'), report, new Date()));
  if (failed > 0) process.exitCode = 1;
  console.log(`docs/browsers.md: ${passed} passed, ${failed} failed`);
});
