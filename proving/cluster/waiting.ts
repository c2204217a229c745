import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import type { Kept } from './keeper.ts';

const pauseMs = 200;

/**
 * Waits until the condition holds. On giving up it names the program that did not start, with the end of its
 * output.
 */
export async function until(
  isSo: () => Promise<boolean>,
  options: { what: string; patienceMs: number; signal: AbortSignal; programs?: readonly Kept[] },
): Promise<void> {
  const deadline = Date.now() + options.patienceMs;
  while (!(await isSo())) {
    options.signal.throwIfAborted();
    if (Date.now() > deadline) throw new StartFailure(complaint(options.what, options.programs ?? []));
    await delay(pauseMs, undefined, { signal: options.signal });
  }
}

function complaint(what: string, programs: readonly Kept[]): string {
  const words = programs.map(({ name, lastWords }) => `${name}: ${lastWords()}`);
  return [`${what}: non risponde.`, ...words].join('\n');
}

export async function isListening(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/** Whether each of these ports answers successfully at this path. */
export async function allAnswer(ports: readonly number[], path: string): Promise<boolean> {
  const answers = ports.map((port) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    ),
  );
  return (await Promise.all(answers)).every(Boolean);
}
