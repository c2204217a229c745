import underPressure from '@fastify/under-pressure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-instance.ts';

export type LoadLimits = { maxEventLoopDelay?: number; maxRssBytes?: number; sampleInterval?: number };

export type LoadSigns = {
  /** More requests wait for the database than it will serve soon. */
  isDatabaseBusy: () => boolean;
  limits?: LoadLimits | undefined;
};

// A busy event loop alone is no reason: it answers quickly up to full use. Waiting this long in it, on the average of
// a second, means that requests come faster than they can be answered.
const defaultLimits = { maxEventLoopDelay: 500, sampleInterval: 1000 } satisfies LoadLimits;
const retryAfterSeconds = 10;

class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
}

/** Answers some requests at once with "come back later", so that the others are still answered in time. */
export async function registerLoadShedding(
  app: App,
  { isDatabaseBusy, limits = defaultLimits }: LoadSigns,
): Promise<void> {
  const hasSettled = afterStart(app, limits.sampleInterval ?? defaultLimits.sampleInterval);
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = hasSettled() ? sendAway(request, reply) : undefined;
      if (refusal) throw refusal;
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    done(isDatabaseBusy() ? sendAway(request, reply) : undefined);
  });
}

/** Loading all of us keeps the process busy for longer than any limit, which says nothing about the visitors to come. */
function afterStart(app: App, sampleIntervalMs: number): () => boolean {
  let hasSettled = false;
  let timer: NodeJS.Timeout | undefined;
  const settle = () => void (hasSettled = true);
  app.addHook('onReady', async () => {
    // The sample that ends after the start is taken before this timer rings, and counts until the next one is.
    timer = setTimeout(() => {
      timer = setTimeout(settle, 2 * sampleIntervalMs).unref();
    }, sampleIntervalMs).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  return () => hasSettled;
}

/** Whoever watches over the server is never sent away, nor is whoever only reads. */
function sendAway(request: FastifyRequest, reply: FastifyReply): Overloaded | undefined {
  const { isHealthCheck, isInMemory } = request.routeOptions.config;
  if (isHealthCheck || isInMemory) return undefined;
  reply.header('retry-after', retryAfterSeconds);
  return new Overloaded('too many requests wait');
}
