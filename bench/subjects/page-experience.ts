import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { readyBrowser } from '../../commands/running/browser.ts';
import { median } from '../load/contest.ts';
import type { Row } from '../results.ts';
import { publicPages } from '../stage/public-pages.ts';
import { makeSomebody, type OwnAddress } from '../stage/somebody.ts';
import { readVitals, untilCalm, type Vitals, watchVitals } from './vitals.ts';
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

/** One visit is at the mercy of what else the machine does: where it misses, the one in the middle of three counts. */
const mostVisits = 3;

/** Each public route as an empty browser on a slow phone sees it; pages about somebody with what they are about. */
export const pageExperience: Subject = {
  key: 'page-experience',
  name: 'LCP, TBT and CLS of each public route with a quarter of the processor on slow 4G',
  async measure(stage) {
    const somebody = await makeSomebody(await stage.databaseUrl('somebody'), stage.folder);
    const { url } = await stage.product('somebody');
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
      for (const { address } of await publicPages()) {
        const own = somebody.addresses.get(address);
        const cookies = own?.isSignedIn ? somebody.cookies : new Map<string, string>();
        const open = () => visit(browser, new URL(own?.address ?? address, url), cookies);
        const name = own ? nameOf(own) : address;
        const seen = [await open()];
        while (!rowOf(name, seen).met && seen.length < mostVisits) seen.push(await open());
        rows.push(rowOf(name, seen));
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};

type Visit = Vitals & { readonly kB: number };

async function visit(browser: Browser, address: URL, cookies: ReadonlyMap<string, string>): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'it-IT' });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: address.origin })));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(watchVitals);
  await page.goto(address.href, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(untilCalm);
  const vitals = await page.evaluate(readVitals);
  await context.close();
  return { ...vitals, kB: bytes() / 1000 };
}

function rowOf(what: string, seen: readonly Visit[]): Row {
  const middle = (figure: (visit: Visit) => number) => median(seen.map(figure));
  const lcpMs = middle((each) => each.lcpMs);
  const tbtMs = middle((each) => each.tbtMs);
  const cls = middle((each) => each.cls);
  return {
    what,
    figure: `${inSeconds(lcpMs)}, ${tbtMs.toFixed(0)} ms, ${cls.toFixed(2)}; ${middle(({ kB }) => kB).toFixed(0)} kB in all`,
    goal: `≤ ${inSeconds(most.lcpMs)}, ${most.tbtMs} ms, ${most.cls.toFixed(2)}`,
    met: lcpMs <= most.lcpMs && tbtMs <= most.tbtMs && cls <= most.cls,
  };
}

/** Ids and tokens of this run say nothing: `/firma/…`. */
function nameOf({ address, isSignedIn }: OwnAddress): string {
  const name = address.replaceAll(/[\w-]{30,}/g, '…');
  return isSignedIn ? `${name}, signed in` : name;
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
