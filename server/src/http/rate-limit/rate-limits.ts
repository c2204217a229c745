import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { App } from '../app-instance.ts';
import { isWrite } from '../origin-check.ts';
import { sendProblem } from '../problem-answers.ts';
import { addressKey } from './address-key.ts';
import type { Limiter, RateLimit } from './limiter.ts';
import { createMemoryLimiter } from './memory-limiter.ts';

const minuteSeconds = 60;
const cleanupMs = 10 * 60_000;

/** Limits what one address may write in all, and on routes that set a limit of their own. */
export function registerRateLimits(app: App, limiter: Limiter, writesPerMinute: number): void {
  const memoryLimiter = createMemoryLimiter();
  const writeLimit: RateLimit = { max: writesPerMinute, windowSeconds: minuteSeconds };
  app.addHook('onRequest', async (request, reply) => {
    const { config, url = '' } = request.routeOptions;
    const address = addressKey(request.ip);
    const limits = [
      // A provider's signed notices come from few addresses, and as many as there are.
      ...(isWrite(request.method) && !config.acceptsAnyOrigin
        ? [{ key: `write ${address}`, limit: writeLimit }]
        : []),
      ...(config.rateLimit ? [{ key: `${request.method} ${url} ${address}`, limit: config.rateLimit }] : []),
    ];
    for (const { key, limit } of limits) {
      const verdict = limit.perProcess ? memoryLimiter.hit(key, limit) : await limiter.hit(key, limit);
      if (verdict.allowed) continue;
      reply.header('retry-after', verdict.retryAfterSeconds);
      return sendProblem(request, reply, generalErrors['too-many-requests']);
    }
  });

  const cleanup = setInterval(() => {
    memoryLimiter.forgetExpired();
    limiter.forgetExpired().catch((error: unknown) => app.log.warn({ err: error }, 'old rate limits stay'));
  }, cleanupMs);
  cleanup.unref();
  app.addHook('onClose', async () => clearInterval(cleanup));
}
