import react from '@vitejs/plugin-react';
import { DESK_ASSETS_FOLDER, DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import { defineConfig, type Plugin } from 'vite';
import { contractOutlines } from '../ui/build/contract-outlines.ts';

/** In development every address of the desk is answered with its one document, as the server does. */
const oneDocument: Plugin = {
  name: 'one-document',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (request.headers.accept?.includes('text/html')) request.url = `${DESK_PATH}/banco.html`;
      next();
    });
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Behind the site’s own development server, which has the root.
  base: command === 'serve' ? `${DESK_PATH}/` : '/',
  plugins: [react(), contractOutlines(), oneDocument],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    // The desk's people have browsers that update themselves.
    target: 'baseline-widely-available',
    // Apart from those of the site: the server may keep them from who is outside of the office.
    assetsDir: DESK_ASSETS_FOLDER,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The whole is weighed after the build.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: 'banco.html' },
  },
}));
