export type Vitals = { lcpMs: number; tbtMs: number; cls: number };

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Watched = {
  fcpMs: number;
  lcpMs: number;
  tasks: { start: number; ms: number }[];
  shifts: LayoutShift[];
};

declare global {
  interface Window {
    watchedVitals?: Watched;
  }
}

// The functions below run in the page: they may use nothing from outside themselves.

/** Runs before the page's scripts. */
export function watchVitals(): void {
  const watched: Watched = { fcpMs: 0, lcpMs: 0, tasks: [], shifts: [] };
  window.watchedVitals = watched;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside exists in the page
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watched.fcpMs = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => void (watched.lcpMs = entry.startTime));
  observe('longtask', (entry) => watched.tasks.push({ start: entry.startTime, ms: entry.duration }));
  observe('layout-shift', (entry) => watched.shifts.push(entry as LayoutShift));
}

/** A page that loads data renders it after the network is idle: a second without changes is the end. */
export async function untilCalm(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let timer = setTimeout(resolve, 1000);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(resolve, 1000);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  await promise;
  observer.disconnect();
}

/**
 * TBT: task time beyond 50 ms after the first paint. CLS: the worst series of layout shifts, which ends after
 * a second without one or five in total.
 */
export function readVitals(): Vitals {
  const { fcpMs, lcpMs, tasks, shifts } = window.watchedVitals ?? {
    fcpMs: 0,
    lcpMs: 0,
    tasks: [],
    shifts: [],
  };
  const tbtMs = tasks
    .filter(({ start, ms }) => start + ms > fcpMs)
    .reduce((sum, { start, ms }) => sum + Math.max(0, start + ms - Math.max(start, fcpMs) - 50), 0);
  let cls = 0;
  let run = 0;
  let runStart = 0;
  let last = 0;
  for (const { value, hadRecentInput, startTime } of shifts) {
    if (hadRecentInput) continue;
    const continues = startTime - last < 1000 && startTime - runStart < 5000;
    run = continues ? run + value : value;
    if (!continues) runStart = startTime;
    last = startTime;
    cls = Math.max(cls, run);
  }
  return { lcpMs, tbtMs, cls };
}
