import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-instance.ts';

export type LoadLimits = { maxEventLoopDelay?: number; maxRssBytes?: number; sampleInterval: number };

export type LoadSigns = {
  /** More requests wait for the database than it can serve soon. */
  isDatabaseBusy: () => boolean;
  limits?: LoadLimits | undefined;
};

// A busy event loop alone is no reason: it answers quickly up to full use. An average delay this long over a
// second means that requests come faster than they can be answered.
const defaultLimits = { maxEventLoopDelay: 500, sampleInterval: 1000 } satisfies LoadLimits;

class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
}

/** Refuses some requests at once with "come back later", so that the others are still answered in time. */
export async function registerLoadShedding(
  app: App,
  { isDatabaseBusy, limits = defaultLimits }: LoadSigns,
): Promise<void> {
  const hasSettled = afterStart(app, limits.sampleInterval);
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async (request: FastifyRequest) => {
      const refusal = hasSettled() ? refuseUnderLoad(request) : undefined;
      if (refusal) throw refusal;
    },
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(isDatabaseBusy() ? refuseUnderLoad(request) : undefined);
  });
}

/**
 * Loading the code keeps the process busy beyond any limit, which says nothing about the visitors to come.
 */
function afterStart(app: App, sampleIntervalMs: number): () => boolean {
  let hasSettled = false;
  const settle = () => void (hasSettled = true);
  app.addHook('onReady', async () => {
    // The sample after the start is taken before this timer fires, and counts until the next one.
    setTimeout(() => {
      setTimeout(settle, 2 * sampleIntervalMs).unref();
    }, sampleIntervalMs).unref();
  });
  return () => hasSettled;
}

/** Health checks and reads from memory are never refused. */
function refuseUnderLoad(request: FastifyRequest): Overloaded | undefined {
  const { isHealthCheck, isInMemory } = request.routeOptions.config;
  if (isHealthCheck || isInMemory) return undefined;
  return new Overloaded('too many requests wait');
}
