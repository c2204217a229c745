import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { App } from './app-instance.ts';
import { answerError } from './error-answers.ts';

/** Somebody whose request is refused while they may still be sending. */
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
    isToldToLeave: headers.connection === 'close',
    isReadOn: resume.mock.calls.length > 0,
    isCutOff: [tooSoon, destroy.mock.calls.length],
  };
}

test.each([
  ['who sends too much is heard out for a second', 413, false, false, true, [0, 1]],
  ['who has sent it all stays', 413, true, false, true, [0, 0]],
  ['who is refused for another reason goes at once', 400, false, true, false, [0, 0]],
])('%s', async (_, statusCode, isComplete, isToldToLeave, isReadOn, isCutOff) => {
  expect(await refused({ statusCode, isComplete })).toEqual({ isToldToLeave, isReadOn, isCutOff });
});
