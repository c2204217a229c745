import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from './app-instance.ts';
import { answerError } from './error-answers.ts';

/** A request that is refused while the client may still be sending. */
async function refused({ statusCode, isComplete }: { statusCode: number; isComplete: boolean }) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [resume, destroy] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const app: App = Fastify();
  onTestFinished(() => app.close());
  app.get('/', async (request, reply) => {
    const raw = { resume, destroy, complete: isComplete, destroyed: false };
    reply.header('connection', 'close');
    return answerError(
      Object.assign(new Error('inside'), { statusCode }),
      Object.assign(request, { raw }),
      reply,
    );
  });
  const { headers } = await app.inject('/');
  vi.advanceTimersByTime(999);
  const tooSoon = destroy.mock.calls.length;
  vi.advanceTimersByTime(1);
  return {
    isConnectionClosed: headers.connection === 'close',
    isReadOn: resume.mock.calls.length > 0,
    isCutOff: [tooSoon, destroy.mock.calls.length],
  };
}

test.each([
  ['a client that sends too much may finish for a second', 413, false, false, true, [0, 1]],
  ['a client that has sent everything stays connected', 413, true, false, true, [0, 0]],
  ['a client refused for another reason is disconnected at once', 400, false, true, false, [0, 0]],
])('%s', async (_, statusCode, isComplete, isConnectionClosed, isReadOn, isCutOff) => {
  expect(await refused({ statusCode, isComplete })).toEqual({ isConnectionClosed, isReadOn, isCutOff });
});
