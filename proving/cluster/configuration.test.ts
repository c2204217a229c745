import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import { expect, test } from 'vitest';
import { decodeConfig } from '../../server/src/platform/settings/config.ts';
import { projectFolder } from '../../commands/running/run.ts';
import { fillIn, filledTemplate, readEnvironmentFile } from './configuration.ts';
import { ownValues, planCluster, valuesOf } from './plan.ts';

const plan = await planCluster({ folder: '/srv/cluster', port: 3443, isSynchronous: true });
const values = {
  ...valuesOf(plan),
  ...ownValues.etcd(plan, 0),
  ...ownValues.patroni(plan, 0),
  ...ownValues.riparo(plan, 0),
  POSTGRES_PROGRAMS: '/usr/lib/postgresql/15/bin',
};
const templates = await readdir(join(projectFolder, 'deploy', 'cluster'));

test.each(templates)('%s has a value for each of its names', async (name) => {
  expect(await filledTemplate(name, values)).not.toContain('${');
});

test('a name without a value is an error', () => {
  expect(() => fillIn('port ${PORT}', {})).toThrow('PORT');
});

test('the product accepts the settings of its file, with a direct connection past the pooler and one to standbys', async () => {
  const config = decodeConfig(readEnvironmentFile(await filledTemplate('riparo.env', values)));
  expect(config.databaseUrl).toContain(`:${plan.pooler}/`);
  expect(config.databaseDirectUrl).toContain(`:${plan.primary}/`);
  expect(config.databaseReadUrl).toContain(`:${plan.replicas}/`);
  expect(config.publicUrl.href).toBe('https://localhost:3443/');
});

test('no two members use the same port', () => {
  const { etcdPeers, etcdClients, rest, postgres, riparo } = plan;
  const single = [plan.port, plan.primary, plan.replicas, plan.pooler];
  const ports = [single, etcdPeers, etcdClients, rest, postgres, riparo].flat();
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports.every((port) => port > 0)).toBe(true);
});

test('nginx accepts a chunk of a photo', async () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(await filledTemplate('nginx.conf', values)) ?? [];
  expect(Number(megabytes) * 1024 ** 2).toBeGreaterThan(PIECE_BYTES);
});
