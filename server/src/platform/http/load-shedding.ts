import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-instance.ts';

export type LoadLimits = { maxEventLoopDelay?: number; maxRssBytes?: number; sampleInterval: number };

export type LoadSigns = {
  /** More requests wait for the database than it will serve soon. */
  isDatabaseBusy: () => boolean;
  limits?: LoadLimits | undefined;
};

// A busy event loop alone is no reason: it answers quickly up to full use. Waiting this long in it, on the average of
// a second, means that requests come faster than they can be answered.
const defaultLimits = { maxEventLoopDelay: 500, sampleInterval: 1000 } satisfies LoadLimits;

class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
}

/** Answers some requests at once with "come back later", so that the others are still answered in time. */
export async function registerLoadShedding(
  app: App,
  { isDatabaseBusy, limits = defaultLimits }: LoadSigns,
): Promise<void> {
  const hasSettled = afterStart(app, limits.sampleInterval);
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async (request: FastifyRequest) => {
      const refusal = hasSettled() ? sendAway(request) : undefined;
      if (refusal) throw refusal;
    },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(isDatabaseBusy() ? sendAway(request) : undefined);
  });
}

/** Loading all of us keeps the process busy for longer than any limit, which says nothing about the visitors to come. */
function afterStart(app: App, sampleIntervalMs: number): () => boolean {
  let hasSettled = false;
  const settle = () => void (hasSettled = true);
  app.addHook('onReady', async () => {
    // The sample that ends after the start is taken before this timer rings, and counts until the next one is.
    setTimeout(() => {
      setTimeout(settle, 2 * sampleIntervalMs).unref();
    }, sampleIntervalMs).unref();
  });
  return () => hasSettled;
}

/** Whoever watches over the server is never sent away, nor is whoever only reads. */
function sendAway(request: FastifyRequest): Overloaded | undefined {
  const { isHealthCheck, isInMemory } = request.routeOptions.config;
  if (isHealthCheck || isInMemory) return undefined;
  return new Overloaded('too many requests wait');
}
