import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than cores: tests also wait, for a database and for processes of their own.
    maxWorkers: availableParallelism() + 1,
    // Nothing of a test stays in a module, and loading all anew for each file takes as long as the tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,server,ui,web,desk,commands,bench,proving}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.{api,long,machine,cluster}.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{server,proving}/**/*.api.test.ts'],
          globalSetup: ['server/test/database.ts'],
          setupFiles: ['server/src/quick-loading.js', 'server/test/privacy-setup.ts'],
          // Each test starts a server on a database of its own: seconds, and many of them where the machine is busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // What takes minutes: every step killed, every call fuzzed. `npm test` tries one of each in the API tests.
          name: 'long',
          include: ['{server,proving}/**/*.long.test.ts', 'server/**/{killed,fuzzing}.api.test.ts'],
          globalSetup: ['server/test/database.ts'],
          setupFiles: ['server/src/quick-loading.js', 'server/test/privacy-setup.ts'],
          env: { LONG_RUN: 'true' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // The product beside what Debian has for production: nginx, PgBouncer, PostgreSQL's own programs.
          name: 'machine',
          include: ['{commands,proving}/**/*.machine.test.ts'],
          globalSetup: ['server/test/database.ts'],
          setupFiles: ['server/src/quick-loading.js', 'server/test/privacy-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // A PostgreSQL of three, let fail: minutes, where Debian's packages for it are.
          name: 'cluster',
          include: ['proving/**/*.cluster.test.ts'],
          // Each makes a cluster of its own, with a dozen programs.
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
