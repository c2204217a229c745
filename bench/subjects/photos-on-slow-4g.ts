import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { claimPath } from '@riparo/domain/care/claims/paths.ts';
import { claimCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { MAX_FILES } from '@riparo/domain/care/files/limits.ts';
import { readyBrowser } from '../../commands/running/browser.ts';
import { upToFiles } from '../../commands/screens/claim-examples.ts';
import { heavyPhoto } from '../../server/test/files/pictures.ts';
import { none } from '../results.ts';
import { askDatabase } from '../stage/ask-database.ts';
import { claimDrafts } from '../stage/claim-drafts.ts';
import type { Subject } from './subject.ts';

// 1.6 Mbit/s down, 750 kbit/s up.
const slow4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cuts = 5;
const cutMs = 5000;
const longestStillMs = 1000;
const patienceMs = 20 * 60_000;

/** A claimant with ten photos on a phone with a bad connection, who presses nothing after choosing them. */
export const photosOnSlow4G: Subject = {
  key: 'photos-on-slow-4g',
  name: 'Ten photos of 8 MB from a browser on slow 4G, cut off five times',
  async measure(stage) {
    const database = 'photos_on_slow_4g';
    const databaseUrl = await stage.databaseUrl(database);
    const { url } = await stage.product(database);
    const [token = ''] = await claimDrafts(databaseUrl, stage.folder, 1);
    const photo = await heavyPhoto();
    const photos = await Promise.all(
      Array.from({ length: MAX_FILES }, async (_, place) => {
        const path = join(stage.folder, `foto-${place}.jpg`);
        await writeFile(path, photo);
        return path;
      }),
    );
    const { CHROMIUM } = await readyBrowser();
    const browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    });
    try {
      const page = await browser.newPage({ locale: 'it-IT', viewport: { width: 390, height: 844 } });
      const seconds = await sendThem(page, url + claimPath(token), photos);
      const stillMs = await page.evaluate(() => window.longestStillMs);
      const rows = await askDatabase<{ name: string; state: string; size: number }>(
        databaseUrl,
        'select name, state, size_bytes as size from stored_file',
      );
      const stored = rows.filter(({ state }) => state === 'stored');
      const sentBytes = rows.reduce((sum, { size }) => sum + Number(size), 0);
      const takenBytes = photo.length * MAX_FILES;
      return [
        {
          what: `${MAX_FILES} photos of ${megabytes(photo.length)}, from the choice until all are stored`,
          figure: `${seconds.toFixed(0)} s`,
          floor: `${(takenBytes / slow4G.uploadThroughput).toFixed(0)} s as they were taken, without a cut`,
        },
        { what: 'what travelled', figure: megabytes(sentBytes), floor: megabytes(takenBytes) },
        {
          what: 'the longest time without a frame drawn',
          figure: `${stillMs.toFixed(0)} ms`,
          goal: `≤ ${longestStillMs} ms`,
          met: stillMs <= longestStillMs,
        },
        none('photos missing', MAX_FILES - new Set(stored.map(({ name }) => name)).size),
        none('photos there twice', rows.length - new Set(rows.map(({ name }) => name)).size),
      ];
    } finally {
      await browser.close();
    }
  },
};

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

async function sendThem(page: Page, address: string, photos: readonly string[]): Promise<number> {
  await page.addInitScript(watchStillness);
  // Goes directly to the question about photos; uploads take their usual way.
  await page.route(`**${claimCall.path.replace(':token', '*')}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { data: upToFiles } }) : route.continue(),
  );
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Hai foto o documenti?' }).waitFor();
  const connection = await page.context().newCDPSession(page);
  const connect = (offline: boolean) =>
    connection.send('Network.emulateNetworkConditions', { offline, ...slow4G });
  await connection.send('Network.enable');
  await connect(false);
  const list = page.getByRole('list', { name: 'Le tue foto e i tuoi documenti' });
  const arrived = list.getByText('Arrivato', { exact: true });
  const start = performance.now();
  await page.locator('input[type="file"][multiple]').setInputFiles([...photos]);
  for (let cut = 0; cut < cuts; cut += 1) {
    // Two photos between interruptions, and part of another in progress.
    if (cut > 0) await arrived.nth(2 * cut - 1).waitFor({ timeout: patienceMs });
    await list
      .getByText(/In viaggio/)
      .first()
      .waitFor();
    await connect(true);
    await delay(cutMs);
    await connect(false);
  }
  await arrived.nth(photos.length - 1).waitFor({ timeout: patienceMs });
  return (performance.now() - start) / 1000;
}

declare global {
  interface Window {
    longestStillMs: number;
  }
}

/** Runs in the page. */
function watchStillness(): void {
  let last = performance.now();
  window.longestStillMs = 0;
  const draw = (now: number) => {
    window.longestStillMs = Math.max(window.longestStillMs, now - last);
    last = now;
    requestAnimationFrame(draw);
  };
  document.addEventListener('DOMContentLoaded', () => {
    last = performance.now();
    requestAnimationFrame(draw);
  });
}
