import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readTraceparent } from '../../log/traces/traceparent.ts';
import { readClick } from './trace-requests.ts';

const script = readFileSync(join(import.meta.dirname, 'name-clicks.js'), 'utf8');

class Element {
  readonly localName: string;
  constructor(localName: string) {
    this.localName = localName;
  }
  closest() {
    return this;
  }
}

/** The parts of a page that the script looks at. */
function openPage() {
  const listeners = new Map<string, (event: { target: unknown }) => void>();
  const sent: { address: unknown; headers: Headers }[] = [];
  let now = 1000;
  const page = {
    addEventListener: (type: string, listener: (event: { target: unknown }) => void) =>
      listeners.set(type, listener),
    fetch: (address: unknown, options?: RequestInit) =>
      sent.push({ address, headers: new Headers(options?.headers) }),
    performance: { now: () => now },
    Element,
    Headers,
    crypto,
  };
  const context = Object.assign(page, { globalThis: page });
  runInNewContext(script, context);
  return {
    sent,
    happens: (type: string, element: string) => listeners.get(type)?.({ target: new Element(element) }),
    passes: (ms: number) => void (now += ms),
    ask: (address: unknown, options?: RequestInit) => context.fetch(address, options),
  };
}

test('requests that a page makes by itself carry no header, so that preloaded answers are used', () => {
  const page = openPage();
  page.ask('/api/v1/session');
  expect([...(page.sent[0]?.headers ?? [])]).toEqual([]);
});

test('requests after a click say which kind it was and how long ago, and nothing of its text', () => {
  const page = openPage();
  page.happens('submit', 'form');
  page.passes(120);
  page.ask('/api/v1/quotes', { headers: { 'content-type': 'application/json' } });
  page.ask('/api/v1/quotes/1');
  const [one, other] = page.sent.map(({ headers }) => readTraceparent(headers.get('traceparent')));
  expect(readClick(page.sent[0]?.headers.get('x-click'))).toEqual({ name: 'submit form', ageMs: 120 });
  expect(page.sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(one?.traceId).toBe(other?.traceId);
  expect(one?.spanId).not.toBe(other?.spanId);
});

test('each click begins its own trace, which ends after a while', () => {
  const page = openPage();
  page.happens('click', 'button');
  page.ask('/api/v1/a');
  page.happens('click', 'a');
  page.ask('/api/v1/b');
  page.passes(6000);
  page.ask('/api/v1/c');
  const ids = page.sent.map(({ headers }) => readTraceparent(headers.get('traceparent'))?.traceId);
  expect(new Set(ids).size).toBe(3);
  expect(ids[2]).toBeUndefined();
});

test('only our own calls get the header', () => {
  const page = openPage();
  page.happens('click', 'button');
  page.ask('https://statistiche.example/api/event');
  page.ask(new URL('https://www.riparo.example/api/v1/a'));
  expect(page.sent.flatMap(({ headers }) => [...headers])).toEqual([]);
});
