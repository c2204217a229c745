import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { readyBrowser } from '../../commands/browser.ts';
import type { Row } from '../results.ts';
import { publicPages } from '../stage/public-pages.ts';
import { readVitals, watchVitals } from './vitals.ts';
import type { Subject } from './subject.ts';

// What Lighthouse calls slow 4G, in the form that a browser's own throttling takes.
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowerProcessor = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };
// What is called good on the web.
const most = { lcpMs: 2500, tbtMs: 200, cls: 0.1 };

/** Each public route as an empty browser on a slow phone sees it. */
export const pageExperience: Subject = {
  key: 'page-experience',
  name: 'LCP, TBT and CLS of each public route with a quarter of the processor on slow 4G',
  async measure(stage) {
    const { url } = await stage.product();
    const { CHROMIUM } = await readyBrowser();
    const browser = await chromium.launch({
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    });
    try {
      const rows: Row[] = [];
      for (const { address } of await publicPages()) rows.push(await visit(browser, url, address));
      return rows;
    } finally {
      await browser.close();
    }
  },
};

async function visit(browser: Browser, baseURL: string, address: string): Promise<Row> {
  const context = await browser.newContext({ ...phone, baseURL, locale: 'it-IT' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(watchVitals);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const { lcpMs, tbtMs, cls } = await page.evaluate(readVitals);
  await context.close();
  return {
    what: address,
    figure: `${inSeconds(lcpMs)}, ${tbtMs.toFixed(0)} ms, ${cls.toFixed(2)}; ${(bytes() / 1000).toFixed(0)} kB in all`,
    goal: `≤ ${inSeconds(most.lcpMs)}, ${most.tbtMs} ms, ${most.cls.toFixed(2)}`,
    met: lcpMs <= most.lcpMs && tbtMs <= most.tbtMs && cls <= most.cls,
  };
}

/** Everything that came over the line, headers too. */
async function countBytes(session: CDPSession): Promise<() => number> {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  await session.send('Network.enable');
  return () => bytes;
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
