import { CHOICE_COOKIE } from '@riparo/domain/platform/tracking/choice.ts';
import { defineConfig, devices } from '@playwright/test';
import type { EngineName, EngineOptions } from './engines/support/engine-story.ts';

const port = process.env['E2E_PORT'] ?? '3900';
const url = `http://localhost:${port}`;
const chromium = process.env['CHROMIUM'];

// Chromium's background services (updates, field trials) do not belong in a test, and as root it needs no
// sandbox.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Visitors of most stories have already refused cookies. */
const choiceMade = {
  cookies: [
    {
      name: CHOICE_COOKIE,
      value: 'refused',
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/**
 * The same few stories in each engine, one browser of each at a time; only their support code knows which it
 * is. What only some engines can do is in files named after them.
 */
const engine = (engineName: EngineName) => ({
  name: engineName,
  workers: 1,
  timeout: 180_000,
  testMatch: ['engines/*.story.ts', `engines/*.*${engineName}*.ts`],
  use: { engineName },
});

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  globalTeardown: './support/find-leaks.ts',
  outputDir: '../test-results/browser',
  // The screen reader's output of each flow, as text that people review.
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine: stories also wait, for answers, pauses and mails.
  workers: 3,
  // Long enough for a busy machine: only stories that fail wait that long.
  timeout: process.env['PICTURES_FOLDER'] ? 600_000 : 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    storageState: choiceMade,
    // Animations would cost a tenth of the time of all stories; stories about motion ask for it
    // (`withMotions`).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    { name: 'phone', use: phone },
    // All stories that `npm test` has not run yet.
    { name: 'others', use: phone, grepInvert: /@main/ },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      // Stories that depend on the width say so (`atEveryWidth`); all others run once, on a phone.
      grep: /@every-width/,
    },
    engine('firefox'),
    engine('webkit'),
    engine('chromium'),
  ],
  webServer: {
    command: 'node support/product.ts',
    url: `${url}/readyz`,
    env: { PORT: port, LOG_LEVEL: 'info' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  },
});
