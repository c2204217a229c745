import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { App } from '../app-instance.ts';
import { isWrite } from '../origin-check.ts';
import { sendProblem } from '../problem-answers.ts';
import { addressKey } from './address-key.ts';
import type { Limiter } from './limiter.ts';
import type { RateLimit, Verdict } from '../rate-limit.ts';
import { createMemoryLimiter, type MemoryLimiter } from './memory-limiter.ts';

const minuteSeconds = 60;
const hourSeconds = 3600;
const cleanupMs = 10 * 60_000;

export const writeLimitOf = ({ writesPerMinute }: { writesPerMinute: number }): RateLimit => ({
  max: writesPerMinute,
  windowSeconds: minuteSeconds,
});

/** Many people share an address, and a purchase takes two or three such calls. */
const mailLimitOf = ({ writesPerMinute }: { writesPerMinute: number }): RateLimit => ({
  max: 2 * writesPerMinute,
  windowSeconds: hourSeconds,
});

type Limiters = { limiter: Limiter; memoryLimiter?: MemoryLimiter | undefined };

/** Limits the writes of one address in total, and on routes with their own limit. */
export function registerRateLimits(
  app: App,
  { limiter, memoryLimiter = createMemoryLimiter() }: Limiters,
  settings: { writesPerMinute: number },
): void {
  const writeLimit = writeLimitOf(settings);
  const mailLimit = mailLimitOf(settings);

  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    // Provider notices come from few addresses in any number, and so do an office's staff, who are counted
    // per person once recognised, and at sign-in.
    const isOfDesk = config.access?.who === 'staff' || config.access?.who === 'desk-visitor';
    const isCountedWrite =
      isWrite(request.method) && !config.acceptsAnyOrigin && !config.hasOwnLimit && !isOfDesk;
    // Most requests are reads without a limit: they need no address lookup and no wait.
    if (!isCountedWrite && !config.rateLimit && !config.mailsAnyone) return done();

    const address = addressKey(request.ip);
    const routeKey = `${request.method} ${String(config.countedAs ?? url)} ${address}`;
    const answer = (verdict: Verdict) => {
      if (verdict.allowed) return done();
      reply.header('retry-after', verdict.retryAfterSeconds);
      sendProblem(request, reply, generalErrors['too-many-requests']);
    };
    const counted = [
      ...(isCountedWrite ? [{ key: `write ${address}`, limit: writeLimit }] : []),
      ...(config.rateLimit ? [{ key: routeKey, limit: config.rateLimit }] : []),
      ...(config.mailsAnyone ? [{ key: `mails asked for from ${address}`, limit: mailLimit }] : []),
    ];
    strictest(counted).then(answer, done);
  });

  async function strictest(counted: readonly { key: string; limit: RateLimit }[]): Promise<Verdict> {
    for (const { key, limit } of counted) {
      const verdict = limit.perProcess ? memoryLimiter.hit(key, limit) : await limiter.hit(key, limit);
      if (!verdict.allowed) return verdict;
    }
    return { allowed: true };
  }

  const cleanup = setInterval(() => {
    memoryLimiter.deleteExpired();
    limiter.deleteExpired().catch((error: unknown) => app.log.warn({ err: error }, 'old rate limits stay'));
  }, cleanupMs);
  cleanup.unref();
  app.addHook('onClose', async () => clearInterval(cleanup));
}
