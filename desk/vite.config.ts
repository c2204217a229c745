import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractOutlines } from '../ui/build/contract-outlines.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractOutlines()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    // The desk's people have browsers that update themselves.
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The whole is weighed after the build.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: 'banco.html' },
  },
  server: { proxy: { '/api': `http://localhost:${process.env['SERVER_PORT'] ?? 3001}` } },
});
