import { expect, test } from 'vitest';
import type { Span } from './span.ts';
import { traceProvider } from './trace-provider.ts';
import { createTracing } from './tracing.ts';

function openProvider() {
  const spans: Span[] = [];
  const tracing = createTracing((span) => void spans.push(span), 1);
  const provider = {
    name: 'cards',
    list: () => ['visa'],
    async charge(cents: number) {
      if (cents === 0) throw new Error('refused');
      return cents;
    },
  };
  const traced = traceProvider('card', provider, tracing);
  const request = tracing.begin({ name: 'a request', kind: 'server' });
  return { spans, traced, within: <T>(work: () => T) => tracing.within(request, work) };
}

test('each call of a provider is told by what it does, and whether it failed', async () => {
  const { spans, traced, within } = openProvider();
  expect(traced.name).toBe('cards');
  expect(within(() => traced.list())).toEqual(['visa']);
  expect(await within(() => traced.charge(7))).toBe(7);
  await expect(within(() => traced.charge(0))).rejects.toThrow('refused');
  expect(spans.map(({ name, kind, attributes, hasFailed }) => [name, kind, attributes, hasFailed])).toEqual([
    ['card list', 'client', { 'peer.service': 'card' }, false],
    ['card charge', 'client', { 'peer.service': 'card' }, false],
    ['card charge', 'client', { 'peer.service': 'card' }, true],
  ]);
});

test('a call that takes its time has not ended before it has', async () => {
  const { spans, traced, within } = openProvider();
  const charged = within(() => traced.charge(7));
  expect(spans).toEqual([]);
  await charged;
  expect(spans).toHaveLength(1);
});

test('what nobody asked for in a request is done and not told', async () => {
  const { spans, traced } = openProvider();
  expect([traced.list(), await traced.charge(7)]).toEqual([['visa'], 7]);
  expect(spans).toEqual([]);
});
