import { timingSafeEqual } from 'node:crypto';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCount } from '../jobs/job-counts.ts';
import type { App } from './app-instance.ts';
import { sendProblem } from './problem-answers.ts';
import { routeOf } from './request-log.ts';

export type Metrics = {
  registry: Registry;
  mailSent(): void;
  answeredFromMemory(route: string, times: number): void;
  policyViolated(directive: string): void;
};

/** Counted on each scrape. */
export type Counts = {
  jobs(): Promise<JobCount[]>;
  /** Events of the identity provider that could not be handled yet and are delivered repeatedly. */
  pendingEvents(): Promise<number>;
};

// One per process: each instance would watch the event loop and garbage collection separately, and never
// stop.
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

export function createMetrics(counts: Counts): Metrics {
  const registry = new Registry();
  const mails = new Counter({
    name: 'riparo_mails_sent_total',
    help: 'Mails handed over',
    registers: [registry],
  });
  const fromMemory = new Counter({
    name: 'riparo_answers_from_memory_total',
    help: 'Pages and files of the site repeated from memory, beside the answers whose time is measured',
    labelNames: ['route'],
    registers: [registry],
  });
  const violations = new Counter({
    name: 'riparo_policy_violations_total',
    help: 'What browsers told that the Content-Security-Policy kept out',
    labelNames: ['directive'],
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'riparo_jobs',
    help: 'Jobs by name and state: waiting, active, or dead after their last retry',
    labelNames: ['job', 'state'],
    registers: [],
    async collect() {
      this.reset();
      for (const { job, state, count } of await counts.jobs()) this.set({ job, state }, count);
    },
  });
  registry.registerMetric(jobs);
  const news = new Gauge({
    name: 'riparo_identity_news_waiting',
    help: 'What happened to accounts and could not be followed here for ten minutes, nor what came after it',
    registers: [],
    async collect() {
      this.set(await counts.pendingEvents());
    },
  });
  registry.registerMetric(news);
  return {
    registry,
    mailSent: () => mails.inc(),
    answeredFromMemory: (route, times) => fromMemory.inc({ route }, times),
    policyViolated: (directive) => violations.inc({ directive }),
  };
}

/** Open on a developer's machine; in production it requires the token. */
export function registerMetrics(
  app: App,
  { registry }: Metrics,
  access: { production: boolean; token: string | null },
): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { config: { isHealthCheck: true } }, async (request, reply) => {
    if (access.production && !knowsToken(request.headers.authorization, access.token)) {
      return sendProblem(request, reply, generalErrors['not-found']);
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await Registry.merge([ofProcess, registry]).metrics());
  });
}

function knowsToken(authorization: string | undefined, token: string | null): boolean {
  if (!token || !authorization) return false;
  const given = Buffer.from(authorization);
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
