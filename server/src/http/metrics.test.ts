import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { JobCount } from '../jobs/job-counts.ts';
import type { App } from './app-instance.ts';
import { createMetrics, registerMetrics } from './metrics.ts';

const noCounts = { jobs: async () => [], waitingNews: async () => 0 };

test('what is counted is told with its name, what it means and how much', async () => {
  let jobs: JobCount[] = [
    { job: 'send-mail', state: 'waiting', count: 2 },
    { job: 'draw', state: 'dead', count: 1 },
  ];
  const metrics = createMetrics({ jobs: async () => jobs, waitingNews: async () => 3 });
  metrics.mailSent();
  metrics.answeredFromMemory('/', 4);
  metrics.policyViolated('img-src');
  const told = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.includes('riparo_'));
  expect(await told()).toEqual([
    '# HELP riparo_mails_sent_total Mails handed over',
    '# TYPE riparo_mails_sent_total counter',
    'riparo_mails_sent_total 1',
    '# HELP riparo_answers_from_memory_total Pages and files of the site repeated from memory, beside the answers whose time is measured',
    '# TYPE riparo_answers_from_memory_total counter',
    'riparo_answers_from_memory_total{route="/"} 4',
    '# HELP riparo_policy_violations_total What browsers told that the Content-Security-Policy kept out',
    '# TYPE riparo_policy_violations_total counter',
    'riparo_policy_violations_total{directive="img-src"} 1',
    '# HELP riparo_jobs Jobs by name and state: waiting, active, or dead after their last retry',
    '# TYPE riparo_jobs gauge',
    'riparo_jobs{job="send-mail",state="waiting"} 2',
    'riparo_jobs{job="draw",state="dead"} 1',
    '# HELP riparo_identity_news_waiting What happened to accounts and could not be followed here for ten minutes, nor what came after it',
    '# TYPE riparo_identity_news_waiting gauge',
    'riparo_identity_news_waiting 3',
  ]);
  jobs = [];
  expect(
    (await told()).filter((line) => line.startsWith('riparo_jobs')),
    'done since',
  ).toEqual([]);
});

type Access = Parameters<typeof registerMetrics>[2];

async function ask(access: Access, authorization?: string) {
  const app: App = Fastify();
  onTestFinished(() => app.close());
  registerMetrics(app, createMetrics(noCounts), access);
  app.get('/slow', async (_request, reply) => {
    Object.defineProperty(reply, 'elapsedTime', { value: 250 });
    return reply.send('ciao');
  });
  await app.inject('/slow');
  return app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
}

test('how long an answer took is told in seconds', async () => {
  const { body, headers } = await ask({ production: false, token: null });
  expect(body).toContain('http_request_duration_seconds_sum{method="GET",route="/slow",status="200"} 0.25\n');
  expect(body).toContain('process_cpu_seconds_total');
  expect(headers['cache-control']).toBe('no-store');
});

test.each<[string, Access, string | undefined, number]>([
  ['without a token nobody', { production: true, token: null }, undefined, 404],
  ['without a token nobody who guesses', { production: true, token: null }, 'Bearer null', 404],
  ['who says nothing', { production: true, token: 'secret' }, undefined, 404],
  ['a shorter word', { production: true, token: 'secret' }, 'Bearer s', 404],
  ['a word as long', { production: true, token: 'secret' }, 'Bearer sacred', 404],
  ['the token', { production: true, token: 'secret' }, 'Bearer secret', 200],
  ['whoever develops', { production: false, token: 'secret' }, undefined, 200],
])('figures are for whoever knows the token: %s', async (_, access, authorization, status) => {
  expect((await ask(access, authorization)).statusCode).toBe(status);
});
