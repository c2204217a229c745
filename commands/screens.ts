import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../server/src/assembly/start.ts';
import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { readyBrowser } from './running/browser.ts';
import { buildSite } from './site/build-site.ts';
import { shoot } from './screens/camera.ts';
import { runCommand } from './running/command.ts';
import { writeContactSheets } from './screens/contact-sheet.ts';
import { isSiteFresh } from './site/freshness.ts';
import { projectFolder, run } from './running/run.ts';
import type { Look } from '../e2e/support/camera.ts';
import { screens } from './screens/screen-list.ts';

const folder = join(projectFolder, 'screens');
const port = process.env['PORT'] ?? '3910';

/**
 * Takes a picture of every screen that a story checks, and of those outside stories, with contact sheets. A
 * part of it: `-- --only pet,mail --widths 390,1280 --themes light`.
 */
await runCommand(async () => {
  const options = readOptions();
  if (!(await isSiteFresh(projectFolder))) await buildSite({ isQuiet: true });
  const environment = await readyBrowser();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const broken = [...(await pictureStories(options.only, environment))];

  const { CHROMIUM } = environment;
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
  });
  try {
    if (options.chosen.length > 0) broken.push(...(await pictureTheRest(browser, options)));
    const { pictures, sheets } = await writeContactSheets(browser, folder);
    console.log(`${pictures} immagini in screens/, insieme in tutte.html e ${sheets} fogli`);
    if (broken.length > 0) throw new StartFailure(`Interrotte a metà: ${broken.join(', ')}.`);
  } finally {
    await browser.close();
  }
});

/** The stories take the pictures themselves, wherever they check a screen. */
async function pictureStories(only: readonly string[] | undefined, environment: Record<string, string>) {
  const files = (await readdir(join(projectFolder, 'e2e'))).filter((file) => file.endsWith('.spec.ts'));
  const chosen = files.filter((file) => !only || only.some((word) => file.includes(word)));
  if (chosen.length === 0) return [];
  const options = ['--config=e2e/playwright.config.ts', '--project=phone', '--reporter=list'];
  const { succeeded } = await run('playwright', ['test', ...options, ...chosen], {
    environment: { ...environment, PICTURES_FOLDER: folder },
  });
  return succeeded ? [] : ['stories'];
}

type Options = ReturnType<typeof readOptions>;

async function pictureTheRest(browser: Browser, { chosen, isWanted }: Options): Promise<string[]> {
  const data = await mkdtemp(join(tmpdir(), 'riparo-screens-'));
  // Started by root, the database runs as another account, which must be able to enter.
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
  const broken: string[] = [];
  try {
    for (const [name, screen] of chosen) {
      await shoot({ browser, baseURL: server.url, folder, isWanted }, screen).catch((error: Error) => {
        broken.push(name);
        console.error(`${name}: ${error.message}`);
      });
    }
  } finally {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
  return broken;
}

function listed(text: string | undefined): string[] | undefined {
  return text?.split(',').map((word) => word.trim());
}

function readOptions() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, widths: { type: 'string' }, themes: { type: 'string' } },
  });
  const [only, widths, themes] = [listed(values.only), listed(values.widths), listed(values.themes)];
  return {
    only,
    chosen: Object.entries(screens).filter(([name]) => !only || only.includes(name)),
    isWanted: ({ width, colorScheme }: Look) =>
      (!widths || widths.includes(String(width))) && (!themes || themes.includes(colorScheme)),
  };
}

/** A customer with something of everything, for the screens that show it; no worker sends their mails yet. */
async function seed(environment: Record<string, string>): Promise<void> {
  const { succeeded, output } = await run('node', ['commands/seed.ts'], { environment, isQuiet: true });
  if (!succeeded) throw new Error(`the demonstration could not be prepared: ${output}`);
}
