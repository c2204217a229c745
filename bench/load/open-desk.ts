import { setTimeout as delay } from 'node:timers/promises';
import type { DeskEvent } from '@riparo/domain/desk/live/live-calls.ts';
import { livePath } from '@riparo/domain/desk/live/live.ts';
import { deskRequestsCall, requestChangesCall } from '@riparo/domain/care/requests/request-calls.ts';

/**
 * A desk in a browser: it receives events, catches up when told to, and reconnects when its connection is
 * lost.
 */
export type OpenDesk = {
  /** When it learned of each request, by the request's id. */
  readonly known: ReadonlyMap<string, number>;
  readonly caughtUp: readonly number[];
  /** Fetches the changes itself, like a screen opened again. */
  checkAgain(): Promise<void>;
  close(): void;
};

const reconnectMs = 1_000;

type Changes = { data: { id: string }[]; newest: number; isTooMany: boolean };
type Page = { data: { id: string }[]; next: string | null };

/** Connects to the first of these addresses that answers, as a proxy in front would. */
export async function openDesk(urls: readonly string[], cookie: string): Promise<OpenDesk> {
  const known = new Map<string, number>();
  const stop = new AbortController();
  const opened = Promise.withResolvers<void>();
  const caughtUp: number[] = [];
  let newest: number | undefined;
  let turn = 0;

  const learn = (id: string) => void (known.has(id) || known.set(id, performance.now()));

  async function read<Answer>(address: string): Promise<Answer> {
    const response = await fetch(address, { headers: { cookie }, signal: stop.signal });
    return (await response.json()) as Answer;
  }

  async function readQueue(url: string): Promise<void> {
    let after = '';
    for (;;) {
      const page = await read<Page>(`${url}${deskRequestsCall.path}${after}`);
      for (const { id } of page.data) learn(id);
      if (page.next === null) return;
      after = `?after=${encodeURIComponent(page.next)}`;
    }
  }

  async function catchUp(url: string): Promise<void> {
    const since = newest === undefined ? '' : `?since=${newest}`;
    const changes = await read<Changes>(url + requestChangesCall.path + since);
    for (const { id } of changes.data) learn(id);
    if (changes.isTooMany) await readQueue(url);
    newest = changes.newest;
    caughtUp.push(performance.now());
    opened.resolve();
  }

  async function listen(url: string): Promise<void> {
    const response = await fetch(url + livePath, { headers: { cookie }, signal: stop.signal });
    for await (const { kind, ...event } of eventsIn(response)) {
      if (kind === 'request' && 'id' in event) learn(event.id);
      if (kind === 'catch-up') await catchUp(url);
    }
  }

  async function stayOpen(): Promise<void> {
    while (!stop.signal.aborted) {
      const url = urls[turn++ % urls.length] ?? '';
      const startedAt = performance.now();
      await listen(url).catch(() => undefined);
      // No connection: the next address is tried at once, if there is one. A lost connection, and all
      // addresses in turn, are retried after the pause browsers make.
      if (performance.now() - startedAt > reconnectMs || turn % urls.length === 0)
        await delay(reconnectMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  void stayOpen();
  await opened.promise;
  return { known, caughtUp, checkAgain: () => catchUp(urls[0] ?? ''), close: () => stop.abort() };
}

async function* eventsIn(response: Response): AsyncGenerator<DeskEvent> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts)
      if (part.startsWith('data: ')) yield JSON.parse(part.slice('data: '.length)) as DeskEvent;
  }
}
