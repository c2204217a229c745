import type { DeskEvent } from '@riparo/domain/desk/live/live-calls.ts';
import { livePath } from '@riparo/domain/desk/live/live.ts';

/**
 * `lost`: nothing arrived for a while, or the connection broke; it is being reopened. `paused`: the same
 * person has many other windows open, and this one waits until it is focused.
 */
export type LiveState = 'connecting' | 'open' | 'lost' | 'paused';

type Hearing = {
  readonly onEvent: (event: DeskEvent) => void;
  readonly onState: (state: LiveState) => void;
};

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5_000;
const WATCH_MS = 5_000;
/** The timer itself fired so late that the machine must have slept. */
const SLEEP_DETECTED_MS = 20_000;

/**
 * Receives the desk's events, for ever: a connection that is lost, refused for a moment, or dropped by a
 * sleeping machine is reopened, and the server then sends `catch-up`.
 */
export function openLiveConnection({ onEvent, onState }: Hearing): () => void {
  let source: EventSource | undefined;
  let pause = FIRST_PAUSE_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let lastWatch = Date.now();
  let isPaused = false;

  const open = () => {
    clearTimeout(retry);
    isPaused = false;
    source?.close();
    const next = new EventSource(livePath);
    source = next;
    next.addEventListener('open', () => {
      pause = FIRST_PAUSE_MS;
      onState('open');
    });
    next.addEventListener('message', ({ data }) => {
      const event = JSON.parse(String(data)) as DeskEvent;
      if (event.kind === 'paused') return rest();
      if (event.kind === 'over') close();
      onEvent(event);
    });
    next.addEventListener('error', () => {
      if (source !== next) return;
      onState('lost');
      // A browser gives up by itself after an answer that is no stream, such as one of a proxy.
      next.close();
      retry = setTimeout(open, pause);
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    });
  };

  const rest = () => {
    isPaused = true;
    source?.close();
    source = undefined;
    onState('paused');
  };
  const wake = () => {
    if (isPaused && document.visibilityState === 'visible') open();
  };
  const signsOfALook = [
    [window, 'focus'],
    [window, 'pointerdown'],
    [document, 'visibilitychange'],
  ] as const;

  const watch = setInterval(() => {
    const slept = Date.now() - lastWatch > SLEEP_DETECTED_MS;
    lastWatch = Date.now();
    if (slept && !isPaused) open();
  }, WATCH_MS);
  const online = () => {
    if (!isPaused) open();
  };

  const close = () => {
    clearInterval(watch);
    clearTimeout(retry);
    isPaused = false;
    removeEventListener('online', online);
    for (const [target, sign] of signsOfALook) target.removeEventListener(sign, wake);
    source?.close();
    source = undefined;
  };

  addEventListener('online', online);
  for (const [target, sign] of signsOfALook) target.addEventListener(sign, wake);
  onState('connecting');
  open();
  return close;
}
