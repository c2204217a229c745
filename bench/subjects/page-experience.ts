import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { readyBrowser } from '../../commands/running/browser.ts';
import { median } from '../load/contest.ts';
import type { Row } from '../results.ts';
import { openBehindNginx } from '../stage/behind-nginx.ts';
import { publicPages } from '../stage/public-pages.ts';
import { createCustomer, type CustomerAddress } from '../stage/somebody.ts';
import type { Stage } from '../stage/stage.ts';
import { readVitals, untilCalm, type Vitals, watchVitals } from './vitals.ts';
import type { Subject } from './subject.ts';

// Slow 4G: 1.6 Mbit/s, and 150 ms until the first byte of each answer.
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const slowerProcessor = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };

/** The goals of a page by its kind; its largest element is compared with the floor of the same kind. */
const goals = {
  reading: { floor: '/', timesFloor: 1.7, tbtMs: 80, cls: 0.005, requests: 8 },
  answering: { floor: '/react', timesFloor: 1, tbtMs: 200, cls: 0.1, requests: 12 },
} as const;
type Kind = keyof typeof goals;

/** A single visit depends on other activity on the machine: the median counts. */
const visits = 3;

/** Each public route as seen by a new browser on a slow phone; personal pages with their data. */
export const pageExperience: Subject = {
  key: 'page-experience',
  name: 'LCP, TBT and CLS of each public route with a quarter of the processor on slow 4G, HTTP/1.1',
  measure: (stage, routes) =>
    visitAll(
      stage,
      'somebody',
      async (server) => ({ url: server, [Symbol.asyncDispose]: async () => {} }),
      routes,
    ),
};

export const pageExperienceHttp2: Subject = {
  key: 'page-experience-http2',
  name: 'LCP, TBT and CLS of each public route with a quarter of the processor on slow 4G, HTTP/2 by nginx',
  measure: (stage, routes) =>
    visitAll(stage, 'somebody_http2', (server) => openBehindNginx(stage.folder, server), routes),
};

type Door = AsyncDisposable & { readonly url: string };

async function visitAll(
  stage: Stage,
  database: string,
  openDoor: (server: string) => Promise<Door>,
  routes: readonly string[] = [''],
): Promise<Row[]> {
  const somebody = await createCustomer(await stage.databaseUrl(database), stage.folder);
  await using site = await openDoor((await stage.product(database)).url);
  await using floors = await openDoor((await stage.floorPages()).url);
  const { CHROMIUM } = await readyBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
  });
  const floorMs: Record<Kind, number[]> = { reading: [], answering: [] };
  const seen: { name: string; kind: Kind; visits: Visit[] }[] = [];
  try {
    for (const { address, isForReading } of await publicPages()) {
      const own = somebody.addresses.get(address);
      if (!routes.some((begin) => (own?.address ?? address).startsWith(begin))) continue;
      const cookies = own?.isSignedIn ? somebody.cookies : new Map<string, string>();
      const kind = isForReading ? 'reading' : 'answering';
      const route: { name: string; kind: Kind; visits: Visit[] } = {
        name: own ? nameOf(own) : address,
        kind,
        visits: [],
      };
      for (let count = 0; count < visits; count += 1)
        route.visits.push(await visit(browser, new URL(own?.address ?? address, site.url), cookies));
      // Next to each route, so that other activity on the machine affects both.
      const floor = await visit(browser, new URL(goals[kind].floor, floors.url), new Map());
      floorMs[kind].push(floor.lcpMs);
      seen.push(route);
    }
  } finally {
    await browser.close();
  }
  return seen.map((route) => rowOf(route, median(floorMs[route.kind])));
}

type Visit = Vitals & {
  /** Started before the page had loaded. */
  readonly requests: number;
  readonly firstScriptKb: number;
  /** Until the page is idle: a passive visitor loads no more in the first minute. */
  readonly scriptKb: number;
  readonly kB: number;
};

async function visit(browser: Browser, address: URL, cookies: ReadonlyMap<string, string>): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'it-IT', ignoreHTTPSErrors: true });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: address.origin })));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const line = await watchLine(session);
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  await page.addInitScript(watchVitals);
  await page.goto(address.href, { waitUntil: 'load' });
  const requests = line.requests();
  const firstScriptKb = line.weights().scriptKb;
  await page.waitForLoadState('networkidle');
  await page.evaluate(untilCalm);
  await page.waitForLoadState('networkidle');
  const vitals = await page.evaluate(readVitals);
  await context.close();
  return { ...vitals, requests, firstScriptKb, ...line.weights() };
}

function rowOf(route: { name: string; kind: Kind; visits: readonly Visit[] }, floorMs: number): Row {
  const middle = (figure: (visit: Visit) => number) => median(route.visits.map(figure));
  const [lcpMs, tbtMs, cls] = [
    middle((each) => each.lcpMs),
    middle((each) => each.tbtMs),
    middle((each) => each.cls),
  ];
  const requests = middle((each) => each.requests);
  const goal = goals[route.kind];
  const ratio = lcpMs / floorMs;
  return {
    what: route.name,
    figure:
      `${lcpMs.toFixed(0)} ms, ${tbtMs.toFixed(0)} ms, ${cls.toFixed(2)}; ${requests} requests; ` +
      `${middle(({ firstScriptKb }) => firstScriptKb).toFixed(0)} kB of script, ` +
      `${middle(({ scriptKb }) => scriptKb).toFixed(0)} in the first minute, ${middle(({ kB }) => kB).toFixed(0)} kB in all`,
    floor: `${floorMs.toFixed(0)} ms`,
    ratio,
    goal: `≤ ${goal.timesFloor.toFixed(2)}, ${goal.tbtMs} ms, ${goal.cls.toFixed(2)}, ${goal.requests} requests`,
    met: ratio <= goal.timesFloor && tbtMs <= goal.tbtMs && cls <= goal.cls && requests <= goal.requests,
  };
}

/** Ids and tokens of this run are omitted: `/firma/…`. */
function nameOf({ address, isSignedIn }: CustomerAddress): string {
  const name = address.replaceAll(/[\w-]{30,}/g, '…');
  return isSignedIn ? `${name}, signed in` : name;
}

/** All bytes transferred, headers included, until the page is idle. */
async function watchLine(session: CDPSession) {
  let requests = 0;
  let bytes = 0;
  let scriptBytes = 0;
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    requests: () => requests,
    weights: () => ({ scriptKb: scriptBytes / 1000, kB: bytes / 1000 }),
  };
}
