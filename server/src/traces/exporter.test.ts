import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testLog } from '../../test/test-log.ts';
import { openExporter } from './exporter.ts';
import type { Span } from './span.ts';

type Sent = { address: string; headers: unknown; names: string[] };

const span = (name: string): Span => ({
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  name,
  kind: 'server',
  startMs: 1,
  endMs: 2,
  attributes: {},
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A collector that answers with this status. */
function openCollector({ token = null, status = 200 }: { token?: string | null; status?: number } = {}) {
  const sent: Sent[] = [];
  const answer = { status };
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit) => {
    const names = [...String(body).matchAll(/"name":"(\d+)"/g)].map(([, name = '']) => name);
    sent.push({ address, headers, names });
    return new Response(null, answer);
  });
  const { log, lines } = testLog();
  const exporter = openExporter({ url: 'http://collector.example/', token, share: 1 }, log);
  const take = (count: number) => {
    for (let place = 0; place < count; place += 1) exporter.take(span(String(place)));
  };
  return {
    sent,
    answer,
    exporter,
    take,
    warnings: () => lines().map(({ level, msg, lost }) => [level, msg, lost]),
  };
}

const warning = (lost: number) => ['warn', 'traces could not be sent', lost];
const json = { 'content-type': 'application/json' };

test('spans are sent every two seconds, together, with the token if there is one', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  for (const [token, headers] of [
    [null, json],
    ['secret', { ...json, authorization: 'Bearer secret' }],
  ] as const) {
    const { sent, take } = openCollector({ token });
    take(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ address: 'http://collector.example/v1/traces', headers, names: ['0', '1'] }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(1);
  }
  expect(patience).toHaveBeenCalledWith(10_000);
});

test.each([
  [0, []],
  [512, [512]],
  [513, [512, 1]],
  [4096, [512, 512, 512, 512, 512, 512, 512, 512]],
  [4097, [512, 512, 512, 512, 512, 512, 512, 512]],
])('of %i that wait %j are sent at once when it closes', async (count, sizes) => {
  const { sent, take, exporter } = openCollector();
  take(count);
  await exporter.close();
  expect(sent.map(({ names }) => names.length)).toEqual(sizes);
  expect(sent.flatMap(({ names }) => names)).toEqual(
    Array.from({ length: Math.min(count, 4096) }, (_, place) => String(place)),
  );
  expect(vi.getTimerCount()).toBe(0);
});

test('what could not be sent is counted in a warning, once a minute', async () => {
  const { take, answer, warnings, sent } = openCollector({ status: 503 });
  take(4097);
  await vi.advanceTimersByTimeAsync(2000);
  expect(warnings(), 'the first part, and what did not even wait').toEqual([warning(513)]);
  take(3);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(warnings()).toHaveLength(1);
  take(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(warnings()).toEqual([warning(513), warning(4096 - 512 + 3 + 2)]);
  answer.status = 200;
  take(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warnings()).toHaveLength(2);
  answer.status = 503;
  take(4);
  await vi.advanceTimersByTimeAsync(2000);
  expect(warnings()[2]).toEqual(warning(4));
  expect(sent.at(-1)?.names).toHaveLength(4);
});
