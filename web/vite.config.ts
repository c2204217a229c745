import { DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from './build/floor/supported.ts';
import { contractOutlines } from '../ui/build/contract-outlines.ts';
import { stepCounts } from './build/step-counts.ts';

const server = `http://localhost:${process.env['SERVER_PORT'] ?? 3001}`;
const servedByTheServer = [
  '/api',
  '^/guide/[\\w-]+\\.pdf$',
  '/documenti',
  '/sandbox/posta',
  '/sandbox/carte',
  '/sandbox/eventi',
  '/healthz',
  '/readyz',
  '/metrics',
  '/submissions',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractOutlines(), stepCounts()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: buildTarget,
    manifest: true,
    // Every browser that runs the site preloads modules itself; the polyfill would only cost bytes.
    // And a page names its own parts: a list of them all, in a file that every page loads, cost 1 kB. Styles stay
    // listed, because a page must not be drawn without them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // Small files stay files: a data: address in CSS is a byte paid by every page and refused by font-src.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/main.tsx',
      // Fields load later, except on pages whose first screen shows them: that is both, and meant.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Every page carries the names of all other pages' files: the hash alone is name enough.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(servedByTheServer.map((path) => [path, server])),
      [DESK_PATH]: `http://localhost:${process.env['DESK_PORT'] ?? 3002}`,
    },
  },
});
