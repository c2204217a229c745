import type { DeskEvent } from '@riparo/domain/desk/live/live-calls.ts';
import { livePath } from '@riparo/domain/desk/live/live.ts';
import { cookiesOf } from './account-holder.ts';
import type { Consultant } from './desk.ts';
import type { TestServer } from './test-server.ts';

/** Includes the comment that keeps a connection alive. */
type Heard = DeskEvent | { kind: 'heartbeat' };

export type DeskStream = {
  status: number;
  headers: Headers;
  /** The next event of a kind; null once the stream has ended. */
  next(kind: Heard['kind']): Promise<Heard | null>;
  close(): void;
};

/** The port of a test server, which listens from the first call on. */
export async function portOf({ app }: TestServer): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return address.port;
}

/** A desk open in a browser: the events it receives, one after the other. */
export async function openDesk(
  server: TestServer,
  { browser }: Pick<Consultant, 'browser'>,
): Promise<DeskStream> {
  const stop = new AbortController();
  const response = await fetch(`http://127.0.0.1:${await portOf(server)}${livePath}`, {
    headers: { cookie: cookiesOf({ browser }) },
    signal: stop.signal,
  });
  const events = eventsIn(response);
  return {
    status: response.status,
    headers: response.headers,
    async next(kind) {
      for (;;) {
        const { value, done } = await events.next();
        if (done) return null;
        if (value.kind === kind) return value;
      }
    },
    close: () => stop.abort(),
  };
}

/** The same, after its first catch-up event. */
export async function listeningDesk(
  server: TestServer,
  consultant: Pick<Consultant, 'browser'>,
): Promise<DeskStream> {
  const desk = await openDesk(server, consultant);
  await desk.next('catch-up');
  return desk;
}

async function* eventsIn(response: Response): AsyncGenerator<Heard> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts)
      if (part === ':') yield { kind: 'heartbeat' };
      else if (part.startsWith('data: ')) yield JSON.parse(part.slice('data: '.length)) as DeskEvent;
  }
}
