import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHOICE_COOKIE } from '@riparo/domain/tracking/choice.ts';
import { startServer } from '../server/src/start.ts';
import { readyBrowser } from './browser.ts';
import { buildSite } from './build-site.ts';
import { runCommand } from './command.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';
import { isSiteFresh } from './freshness.ts';
import { projectFolder } from './run.ts';
import { screens } from './screen-list.ts';

const folder = join(projectFolder, 'screens');
const widths = [
  { width: 390, height: 844, isMobile: true },
  { width: 1280, height: 800, isMobile: false },
];
const port = process.env['PORT'] ?? '3910';

/** A picture of every screen and step at a phone's and a desk's width, and one sheet with all of them. */
await runCommand(async () => {
  if (!(await isSiteFresh(projectFolder))) await buildSite({ isQuiet: true });
  const { CHROMIUM } = await readyBrowser();
  const data = await mkdtemp(join(tmpdir(), 'riparo-screens-'));
  // Started by root, the database runs as somebody else, who must be able to pass through.
  await chmod(data, 0o711);
  const server = await startServer({
    environment: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: port,
      DATA_FOLDER: data,
      WRITES_PER_MINUTE: '10000',
    },
  });
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
  });
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const pictures: Picture[] = [];
    for (const scheme of ['light', 'dark'] as const)
      pictures.push(...(await takePictures(browser, server.url, scheme)));
    await writeSheet(browser, pictures);
    console.log(`${pictures.length} immagini e screens/tutte.png`);
  } finally {
    await browser.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
});

async function takePictures(
  browser: Browser,
  baseURL: string,
  colorScheme: 'light' | 'dark',
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { width, height, isMobile } of widths) {
    // Motion is at rest in a picture, and so it is for who asked for less of it.
    const shared = {
      baseURL,
      colorScheme,
      isMobile,
      viewport: { width, height },
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    };
    for (const screen of screens) {
      const context = await browser.newContext({ ...shared, reducedMotion: 'reduce' });
      await context.addCookies([{ name: CHOICE_COOKIE, value: 'refused', url: baseURL }]);
      const page = await context.newPage();
      const take = async (name: string) => {
        await page.evaluate(() => document.fonts.ready);
        const file = `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
        pictures.push({ file, name, width, colorScheme });
        console.log(`  ${file}`);
      };
      await screen(page, take);
      await context.close();
    }
  }
  return pictures;
}

async function writeSheet(browser: Browser, pictures: readonly Picture[]): Promise<void> {
  const html = join(folder, 'tutte.html');
  await writeFile(html, contactSheet(pictures));
  const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
  await page.goto(`file://${html}`);
  await page.screenshot({ path: join(folder, 'tutte.png'), fullPage: true });
  await page.close();
}
