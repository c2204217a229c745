import type { App } from './app-instance.ts';

/** The state of each part: `ok`, or why it cannot work. */
export type Checks = Readonly<Record<string, () => Promise<string>>>;

const checkTimeoutMs = 2_000;

/**
 * `/healthz`: the process is alive, do not restart it. `/readyz`: ready for visitors; names the part that is
 * down, and turns not ready when the server begins to stop.
 */
export function registerHealth(app: App, checks: Checks, isStopping: () => boolean): void {
  const options = { config: { isHealthCheck: true } };

  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', options, async (request, reply) => {
    const names = Object.keys(checks);
    const outcomes = await Promise.allSettled(Object.values(checks).map((check) => withinTime(check())));
    const parts = names.map((name, index) => [name, stateOf(outcomes[index])]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        request.log.warn({ reqId: request.id, err: outcome.reason }, 'a part of the server is down');
    }
    const isReady = !isStopping() && parts.every(([, state]) => state === 'ok');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : isStopping() ? 'stopping' : 'unavailable',
        ...Object.fromEntries(parts),
      });
  });
}

function stateOf(outcome: PromiseSettledResult<string> | undefined): string {
  return outcome?.status === 'fulfilled' ? outcome.value : 'down';
}

async function withinTime(check: Promise<string>): Promise<string> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), checkTimeoutMs);
  try {
    return await Promise.race([check, promise]);
  } finally {
    clearTimeout(timer);
  }
}
