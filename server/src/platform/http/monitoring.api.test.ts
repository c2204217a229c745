import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../../test/test-server.ts';
import { projectFolder } from '../settings/paths.ts';

const read = (file: string) => readFileSync(join(projectFolder, 'deploy', 'monitoring', file), 'utf8');

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };
const panels = (JSON.parse(read('grafana-dashboard.json')) as Dashboard).panels;
const alerts = read('alerts.yml')
  .split(/^      - alert: /m)
  .slice(1);
const expressionOf = (alert: string) =>
  / {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/.exec(alert)?.slice(1).find(Boolean)?.trim() ?? '';

const questions = [
  ...alerts.map((alert) => [`alert ${alert.split('\n')[0] ?? ''}`, expressionOf(alert)] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
];

/** The names in a PromQL expression that are neither functions nor labels. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_]*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !/^(?:and|or|unless|bool|e9|sum|max|min|avg|topk|count)$/.test(name));
}

describe('the metrics Prometheus and Grafana look at', () => {
  test('the names in a PromQL expression are found', () => {
    const expression = 'sum by (job) (rate(a_total{state="b"}[5m])) / max(c) > 1e9 or vector(0)';
    expect(metricsIn(expression)).toEqual(['a_total', 'c']);
    expect(questions.length).toBeGreaterThan(20);
  });

  test('the server publishes every metric that alerts and dashboards use', async () => {
    await using server = await testServer();
    const { body } = await server.request('/metrics');
    // Prometheus itself provides this one.
    const published = new Set(['up']);
    for (const [, name = '', type] of body.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      published.add(name);
      if (type === 'histogram') for (const end of ['bucket', 'sum', 'count']) published.add(`${name}_${end}`);
    }

    const unknown = questions.flatMap(([where, expression]) => {
      const names = metricsIn(expression);
      if (names.length === 0) return [`${where}: names nothing`];
      return names.filter((name) => !published.has(name)).map((name) => `${where}: ${name}`);
    });

    expect(unknown).toEqual([]);
  });

  test('jobs are distinguished by a label that Prometheus does not overwrite with its own', () => {
    const aboutJobs = questions.filter(([, expression]) => expression.includes('riparo_jobs'));
    expect(aboutJobs.length).toBeGreaterThan(2);
    expect(aboutJobs.filter(([, expression]) => !expression.includes('by (exported_job'))).toEqual([]);
  });
});

test.each(alerts.map((alert) => [alert.split('\n')[0] ?? '', alert] as const))(
  'the alert %s says how urgent it is, what happened and where to look',
  (_, alert) => {
    expect(alert).toMatch(/^ {10}severity: (?:page|ticket)$/m);
    expect(alert).toMatch(/^ {10}summary: \S.*\.$/m);
    expect(alert).toMatch(/^ {10}description: \S.*\.$/m);
    const expression = expressionOf(alert);
    expect(expression.split('(').length).toBe(expression.split(')').length);
  },
);
