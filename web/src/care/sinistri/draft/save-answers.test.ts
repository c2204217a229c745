import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saverOf } from './save-answers.ts';

/** Calls wait until the test answers them. */
let calls: {
  at: number;
  answers: unknown;
  keepalive: boolean;
  answer: (response: Response | Error) => Promise<void>;
}[];
let stored: Map<string, string>;
let listening: Set<() => void>;
// A tab has one saver for each claim: each test has a claim of its own.
let token = '';
let claims = 0;

const ok = () => Response.json({ data: {} });
const refused = (status: number) =>
  Response.json({ code: 'ClaimSent', message: 'Non si può più.' }, { status });
const offline = new TypeError('offline');

const answersSent = () => calls.map(({ answers }) => answers);
const answerLast = (response: Response | Error) => calls.at(-1)?.answer(response);
/** The outcome so far, so that a flush that never ends fails the test at once. */
const outcomeOf = (flushed: Promise<unknown>) =>
  Promise.race([
    flushed.catch((error: unknown) => error),
    vi.advanceTimersByTimeAsync(0).then(() => 'not yet'),
  ]);
const comeOnline = async () => {
  for (const listener of listening) listener();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  token = `claim-${(claims += 1)}-of-somebody`;
  vi.useFakeTimers({ now: 0 });
  calls = [];
  stored = new Map();
  listening = new Set();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => listening.add(listener),
    removeEventListener: (_: string, listener: () => void) => listening.delete(listener),
  });
  vi.stubGlobal('fetch', (_: string, { body, keepalive = false }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const { answers } = JSON.parse(String(body)) as { answers: unknown };
    const answer = async (response: Response | Error) => {
      if (response instanceof Error) reject(response);
      else resolve(response);
      await vi.advanceTimersByTimeAsync(0);
    };
    calls.push({ at: Date.now(), answers, keepalive, answer });
    return promise;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('saving the answers of a claim', () => {
  test('answers are being saved, then saved, and then gone from the tab', async () => {
    const saver = saverOf(token);
    const heard: string[] = [];
    const forget = saver.subscribe(() => heard.push(saver.saving()));
    expect(saver.saving()).toBe('saved');
    saver.save({ what: 'bite' });
    expect(saver.unsaved()).toEqual({ what: 'bite' });
    expect([...stored.values()]).toEqual(['{"what":"bite"}']);
    await answerLast(ok());
    expect(heard).toEqual(['saving', 'saved']);
    expect(saver.unsaved()).toEqual({});
    expect(stored.size).toBe(0);
    forget();
    saver.save({ what: 'fall' });
    expect(heard).toHaveLength(2);
  });

  test('answers arrive even when the tab is closed right after the last one', () => {
    saverOf(token).save({ what: 'bite' });
    expect(calls.map(({ keepalive }) => keepalive)).toEqual([true]);
  });

  test('answers go one call after the other, each with those given or changed meanwhile', async () => {
    const saver = saverOf(token);
    saver.save({ what: 'bite', where: 'Lecco' });
    saver.save({ what: 'fall', when: '2026-11-01' });
    expect(calls).toHaveLength(1);
    await answerLast(ok());
    expect(answersSent()).toEqual([
      { what: 'bite', where: 'Lecco' },
      { what: 'fall', when: '2026-11-01' },
    ]);
    // After a success the pauses start again with the shortest.
    await answerLast(offline);
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
  });

  test.each([429, 500, 503])('answers refused with %i wait, and are sent again', async (status) => {
    const saver = saverOf(token);
    saver.save({ what: 'bite' });
    await answerLast(refused(status));
    expect(saver.saving()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(answersSent()).toEqual([{ what: 'bite' }, { what: 'bite' }]);
  });

  test.each([400, 409, 428, 499])('answers refused with %i are not sent again', async (status) => {
    const saver = saverOf(token);
    saver.save({ what: 'bite' });
    const flushed = saver.flush(new AbortController().signal);
    await answerLast(refused(status));
    expect(await outcomeOf(flushed)).toMatchObject({ ok: false, problem: { status } });
    expect(saver.saving()).toBe('saved');
    expect(saver.unsaved()).toEqual({});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  test('answers are sent at once when the connection is back', async () => {
    saverOf(token).save({ what: 'bite' });
    await answerLast(offline);
    await vi.advanceTimersByTimeAsync(100);
    await comeOnline();
    expect(calls).toHaveLength(2);
    await answerLast(ok());
    expect(listening.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('answers are sent at once when the claim is sent', async () => {
    const saver = saverOf(token);
    saver.save({ what: 'bite' });
    await answerLast(offline);
    const flushed = saver.flush(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    await answerLast(ok());
    expect(await outcomeOf(flushed)).toEqual({ ok: true });
  });

  test('unsent answers survive a reload of the tab', async () => {
    saverOf(token).save({ what: 'bite' });
    await answerLast(offline);
    vi.resetModules();
    const reloaded = await import('./save-answers.ts');
    const saver = reloaded.saverOf(token);
    expect(saver.unsaved()).toEqual({ what: 'bite' });
    const flushed = saver.flush(new AbortController().signal);
    expect(answersSent().at(-1)).toEqual({ what: 'bite' });
    await answerLast(ok());
    expect(await outcomeOf(flushed)).toEqual({ ok: true });
  });
});
