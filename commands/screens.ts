import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../server/src/process/start.ts';
import { StartFailure } from '../server/src/settings/start-failure.ts';
import { readyBrowser } from './running/browser.ts';
import { buildSite } from './site/build-site.ts';
import { type Camera, openCamera } from './screens/camera.ts';
import { runCommand } from './running/command.ts';
import { writeContactSheets } from './screens/contact-sheet.ts';
import { isSiteFresh } from './site/freshness.ts';
import { projectFolder, run } from './running/run.ts';
import type { Look, Screen } from './screens/screen.ts';
import { screens } from './screens/screen-list.ts';

const folder = join(projectFolder, 'screens');
const port = process.env['PORT'] ?? '3910';
// One walks while the other waits for a page, a mail or a timer.
const walkersAtOnce = 2;

/**
 * A picture of every screen, step, mail and document, and sheets with all of them. A part of it:
 * `-- --only pet,mail --widths 390,1280 --themes light`.
 */
await runCommand(async () => {
  const options = readOptions();
  if (!(await isSiteFresh(projectFolder))) await buildSite({ isQuiet: true });
  const { CHROMIUM } = await readyBrowser();
  const data = await mkdtemp(join(tmpdir(), 'riparo-screens-'));
  // Started by root, the database runs as somebody else, who must be able to pass through.
  await chmod(data, 0o711);
  const environment = {
    NODE_ENV: 'test',
    PORT: port,
    DATA_FOLDER: data,
    WRITES_PER_MINUTE: '10000',
    STAFF_READS_PER_HOUR: '10000',
  };
  await seed(environment);
  const server = await startServer({ environment: { ...process.env, ...environment } });
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
  });
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const camera = openCamera({ browser, baseURL: server.url, folder, isWanted: options.isWanted });
    const broken = await shootAll(camera, options.chosen);
    const sheets = await writeContactSheets(browser, folder, camera.pictures);
    console.log(`${camera.pictures.length} immagini in screens/, insieme in tutte.html e ${sheets} fogli`);
    if (broken.length > 0) throw new StartFailure(`Interrotte a metà: ${broken.join(', ')}.`);
  } finally {
    await browser.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
});

function listed(text: string | undefined): string[] | undefined {
  return text?.split(',').map((word) => word.trim());
}

function readOptions() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, widths: { type: 'string' }, themes: { type: 'string' } },
  });
  const [only, widths, themes] = [listed(values.only), listed(values.widths), listed(values.themes)];
  const chosen = Object.entries(screens).filter(([name]) => !only || only.includes(name));
  if (chosen.length === 0)
    throw new StartFailure(`Nessuna schermata con questo nome: ${Object.keys(screens).join(', ')}.`);
  return {
    chosen,
    isWanted: ({ width, colorScheme }: Look) =>
      (!widths || widths.includes(String(width))) && (!themes || themes.includes(colorScheme)),
  };
}

/** Somebody with something of everything, for the screens that show what a person has; nobody else works on their mails yet. */
async function seed(environment: Record<string, string>): Promise<void> {
  const { succeeded, output } = await run('node', ['commands/seed.ts'], { environment, isQuiet: true });
  if (!succeeded) throw new Error(`the demonstration could not be prepared: ${output}`);
}

/** One screen that breaks keeps no other from its picture. Gives the names of those that broke. */
async function shootAll(camera: Camera, chosen: readonly [string, Screen][]): Promise<string[]> {
  const waiting = [...chosen];
  const broken: string[] = [];
  const walk = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, screen] = next;
      const failure = await camera.shoot(name, screen);
      if (!failure) continue;
      broken.push(name);
      console.error(`${name}: ${failure.message}`);
    }
  };
  await Promise.all(Array.from({ length: walkersAtOnce }, walk));
  return broken;
}
