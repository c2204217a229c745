import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left idle; here nothing else runs meanwhile.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,server,web,commands,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['{server,bench}/**/*.api.test.ts'],
          globalSetup: ['server/test/database.ts'],
          // Nothing of a test stays in a module, and loading the server for each file takes a third of the time.
          isolate: false,
          setupFiles: ['server/src/quick-loading.js', 'server/test/privacy-setup.ts'],
          // Each test starts a server on a database of its own: seconds, and many of them where the machine is busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
