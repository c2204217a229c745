import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { run } from './run.ts';
import { canInstallPackages, findProgram, installPackages, refreshPackages } from './system-packages.ts';

// The headless shell first: it only renders pages, in two thirds of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The environment in which Playwright finds a browser: CHROMIUM names an installed one. Otherwise root
 * installs the system's, and other users Playwright's own.
 */
export async function readyBrowser(): Promise<Record<string, string>> {
  const found = process.env['CHROMIUM'] ?? findOnPath();
  if (found) return { CHROMIUM: found };

  if (canInstallPackages()) {
    console.log('Manca un browser per le prove: installo chromium-headless-shell con apt-get');
    await installSystemBrowser();
    const installed = findOnPath();
    if (installed) return { CHROMIUM: installed };
  }
  console.log('Manca un browser per le prove: installo quello di Playwright');
  const { succeeded } = await run('playwright', ['install', 'chromium']);
  if (succeeded) return {};
  throw new StartFailure('Nessun browser per le prove: installa Chromium, oppure indica dov’è con CHROMIUM.');
}

async function installSystemBrowser(): Promise<void> {
  await refreshPackages();
  let lastWords = '';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { succeeded, output } = await installPackages([name]);
    if (succeeded) return;
    lastWords = output;
  }
  console.error(lastWords);
}

const findOnPath = () => findProgram(...names);
