import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../../bench/load/contest.ts';

const probes = 20;
const pauseMs = 25;
const patienceMs = 120_000;
// Up to this factor over the time before, recovery counts as complete.
const normalTimes = 2;
const alwaysFineMs = 25;

/** The current time of a page and then of a database read; null while visitors are refused. */
async function probe(url: string): Promise<number | null> {
  const asked = performance.now();
  for (const path of ['/', '/readyz']) {
    const response = await fetch(url + path, { headers: { accept: 'text/html' } });
    await response.arrayBuffer();
    if (!response.ok) return null;
  }
  return performance.now() - asked;
}

export async function calmMedianMs(url: string): Promise<number> {
  const { timesMs } = await probeSeries(url);
  return median(timesMs);
}

async function probeSeries(url: string): Promise<{ timesMs: number[]; isServed: boolean }> {
  const timesMs: number[] = [];
  for (let count = 0; count < probes; count += 1) {
    const ms = await probe(url);
    if (ms === null) return { timesMs, isServed: false };
    timesMs.push(ms);
    await delay(pauseMs);
  }
  return { timesMs, isServed: true };
}

/** The time until the start of a series in which no visitor is refused and the median is back to normal. */
export async function recoveryMs(url: string, calmMs: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const begin = performance.now();
    const { timesMs, isServed } = await probeSeries(url);
    if (isServed && median(timesMs) <= Math.max(calmMs * normalTimes, alwaysFineMs)) return begin - start;
    if (begin - start > patienceMs) return Infinity;
    await delay(pauseMs);
  }
}
