import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FormSubmission } from '@riparo/domain/platform/call/form-calls.ts';

export type ReceivedForm = { path: string; key: string | undefined; submission: FormSubmission };

/** How the host behaves: it accepts the form, answers something else, or does not answer. */
export type HostMood =
  | 'takes'
  | 'silent'
  | { status: number; body: string; headers?: Record<string, string> };

/** Another company's forms host on this machine, with its moods, and the forms it received. */
export async function openFormsHost() {
  const received: ReceivedForm[] = [];
  let mood: HostMood = 'takes';
  let requests = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    const submission = (await json(request)) as FormSubmission;
    if (mood === 'silent') return;
    if (mood !== 'takes') {
      response.writeHead(mood.status, mood.headers).end(mood.body);
      return;
    }
    const key = request.headers['idempotency-key'];
    received.push({ path: request.url ?? '', key: key?.toString(), submission });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"inlineMessage":"ok"}');
  };
  const server = createServer((request, response) => void answer(request, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    requestCount: () => requests,
    setMood: (next: HostMood) => void (mood = next),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
