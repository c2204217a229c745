import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { testLog } from '../../test/test-log.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { closeInOrder, runUntilSignal } from './shutdown.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const before = signals.map((signal) => [signal, process.listeners(signal)] as const);
let exit: MockInstance<typeof process.exit>;

beforeEach(() => {
  exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.exitCode = undefined;
  for (const [signal, listeners] of before)
    for (const listener of process.listeners(signal))
      if (!listeners.includes(listener)) process.off(signal, listener);
});

/** As the system tells it to those who began to listen since. */
function sendSignal(signal: (typeof signals)[number]): void {
  const [, listeners = []] = before.find(([name]) => name === signal) ?? [];
  for (const listener of process.listeners(signal)) if (!listeners.includes(listener)) listener(signal);
}

test.each(signals)(
  'it runs until %s, is stopped once, and ends also if something lingers',
  async (signal) => {
    const stop = vi.fn<() => Promise<void>>().mockResolvedValue();
    const running = runUntilSignal(async () => ({ stop }));
    expect(stop).not.toHaveBeenCalled();
    sendSignal(signal);
    sendSignal(signal);
    await running;
    expect(stop).toHaveBeenCalledOnce();
    expect(process.exitCode).toBeUndefined();
    vi.advanceTimersByTime(1_999);
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(exit.mock.calls).toEqual([[]]);
  },
);

test('what its owner can mend is said in its sentence, and whatever else is thrown', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runUntilSignal(() => Promise.reject(new StartFailure('La porta 80 è già occupata.')));
  expect(said.mock.calls).toEqual([['La porta 80 è già occupata.\n']]);
  expect(process.exitCode).toBe(1);

  process.exitCode = undefined;
  await expect(runUntilSignal(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
  expect(said).toHaveBeenCalledOnce();
  expect(process.exitCode).toBe(1);
});

test('one that can not be closed is told, and does not keep the rest open', async () => {
  const { log, lines } = testLog();
  const closed: string[] = [];
  await closeInOrder(
    [
      ['requests', async () => void closed.push('requests')],
      ['jobs', () => Promise.reject(new Error('stuck'))],
      ['database', async () => void closed.push('database')],
    ],
    log,
  );
  expect(closed).toEqual(['requests', 'database']);
  expect(lines()).toMatchObject([{ what: 'jobs', msg: 'could not be closed' }]);
});
