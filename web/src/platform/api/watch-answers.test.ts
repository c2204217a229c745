import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pauseBeforePoll } from './watch-answers.ts';
import { pollAnswers } from './watch-answers.ts';

type Answered = Awaited<ReturnType<Parameters<typeof pollAnswers<string>>[0]>>;

const page = () => document as unknown as EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Hides or shows the tab. */
const look = async (isHidden: boolean) => {
  page().hidden = isHidden;
  page().dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Polls until «ready» and logs the callbacks. */
function watching(answer: (count: number) => Promise<Answered> | Answered) {
  const events: string[] = [];
  const signals: AbortSignal[] = [];
  const note = (event: string) => () => void events.push(event);
  const stop = pollAnswers<string>(
    async (signal) => {
      signals.push(signal);
      return answer(signals.length);
    },
    (said) => said.startsWith('ready'),
    { hear: (said) => void events.push(said), missed: note('missed'), tired: note('tired') },
  );
  return { events, asked: () => signals.length, isGivenUp: () => signals.at(-1)?.aborted, stop };
}
const saying = (value: string): Answered => ({ ok: true, value });
const refusing = (status: number): Answered => ({ ok: false, problem: { status } });

describe('polling for an answer that is not final', () => {
  test('each interim answer is passed on, and polling continues with growing pauses until the final one', async () => {
    const { events, asked, isGivenUp } = watching((count) => saying(count < 3 ? 'waiting' : 'ready'));
    await later(999);
    expect(asked()).toBe(1);
    expect(isGivenUp()).toBe(false);
    await later(1);
    expect(asked()).toBe(2);
    await later(1999);
    expect(asked()).toBe(2);
    await later(1);
    expect(events).toEqual(['waiting', 'waiting', 'ready']);
    expect(isGivenUp()).toBe(true);
    await look(false);
    await later(60_000);
    expect(asked()).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('polling gives up after the last pause', async () => {
    const { events, asked, isGivenUp } = watching(() => saying('waiting'));
    await later(200_000);
    const most = asked();
    expect(pauseBeforePoll(most - 1)).toBe(30_000);
    expect(pauseBeforePoll(most)).toBeNull();
    expect(events.slice(-2)).toEqual(['waiting', 'tired']);
    expect(isGivenUp()).toBe(true);
    await look(false);
    expect(asked()).toBe(most);
  });

  test('polling pauses while the tab is hidden and resumes at once when it is shown again', async () => {
    const { asked } = watching(() => saying('waiting'));
    await later(0);
    await look(true);
    await later(60_000);
    expect(asked()).toBe(1);
    await look(false);
    expect(asked()).toBe(2);
    await later(1999);
    expect(asked()).toBe(2);
    await later(1);
    expect(asked()).toBe(3);
    await look(false);
    expect(asked()).toBe(4);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe('a refused poll', () => {
  test.each([400, 403, 404, 422])('a %i stops polling for good', async (status) => {
    const { events, asked, isGivenUp } = watching(() => refusing(status));
    await later(60_000);
    await look(false);
    expect(events).toEqual(['missed']);
    expect(asked()).toBe(1);
    expect(isGivenUp()).toBe(true);
  });
});

describe('leaving the page while polling', () => {
  test('an answer in flight is ignored and polling stops', async () => {
    const { promise, resolve } = Promise.withResolvers<Answered>();
    const { events, asked, stop, isGivenUp } = watching(() => promise);
    stop();
    expect(isGivenUp()).toBe(true);
    resolve(saying('waiting'));
    await look(false);
    await later(60_000);
    expect(events).toEqual([]);
    expect(asked()).toBe(1);
  });
});
