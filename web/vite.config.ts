import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractOutlines } from './build/contract-outlines.ts';
import { leanIcons } from './build/lean-icons.ts';
import { shakeableRouter } from './build/shakeable-router.ts';

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

/** What forms are made of; of these, what every form needs comes in one piece. */
const formParts = [
  /[\\/]domain[\\/]src[\\/](?:person[\\/]|rule\.ts|consent[\\/]|wizard[\\/](?!engine|known-person|saved-fields))/,
  /[\\/]web[\\/]src[\\/]wizard[\\/](?:StepForm|step-layout|StandaloneForm|random-uuid|WizardField|field-rows|form-values|mask-on-input|fields[\\/]Typed)/,
  /[\\/]web[\\/]src[\\/]ui[\\/](?:field-|Field(?!Group)|TextInput|ErrorSummary|FormWarning|Alert)/,
];

/** What a form of several steps needs beside: the forms about an account do without. */
const wizardParts = [
  /[\\/]domain[\\/]src[\\/]wizard[\\/](?:engine|saved-fields)/,
  /[\\/]web[\\/]src[\\/]wizard[\\/](?:WizardScreen|use-(?:whole-)?wizard|use-submission|wizard-progress|progress-storage)/,
  /[\\/]web[\\/]src[\\/]ui[\\/]ProgressBar/,
  /[\\/]lucide-react[\\/].+[\\/]arrow-left\.mjs$/,
];

/** How every purchase begins. */
const purchaseParts = [
  /[\\/]domain[\\/]src[\\/]purchase[\\/](?:openings|liability-intro|pet-type|fragments[\\/]names)\.ts$/,
  /[\\/]web[\\/]src[\\/]pages[\\/]acquisto[\\/]start[\\/]PurchaseStart/,
  /[\\/]web[\\/]src[\\/]session[\\/]use-known-person/,
];

/** What the shell needs, and so every page: apart, each of these small parts costs its name and its frame. */
const shellParts = [
  /[\\/]domain[\\/]src[\\/](?:brand|\w+[\\/](?:paths|link|withdrawal-path))\.ts$/,
  /[\\/]web[\\/]src[\\/](?:lazy-part|paths|own-path|page|session[\\/](?:session-store|use-session))\.ts$/,
  /[\\/]web[\\/]src[\\/]shell[\\/](?:FailureScreen|failure-hand-over|PageHead|SupportContacts)/,
  /[\\/]web[\\/]src[\\/]ui[\\/](?:class-names|SiteLink|TextLink|Button|button-look|use-hydrated|VisuallyHidden|Spinner|Skeleton|icon-frame|notices)/,
  /[\\/]lucide-react[\\/].+[\\/](?:rotate-cw|calendar-clock|mail|message-circle|info|circle-alert|circle-check|x)\.mjs$/,
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractOutlines(), shakeableRouter(), leanIcons()],
  // The prerendered HTML must show the icons as the browser will draw them.
  ssr: { noExternal: ['lucide-react'] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
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
        codeSplitting: {
          groups: [
            // Stays in the visitors' caches when only the site itself changes.
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
            },
            {
              name: 'shell',
              test: (id) => shellParts.some((part) => part.test(id)),
              includeDependenciesRecursively: false,
            },
            // One file is smaller than its dozen parts (1.5 kB on each form), and so is the list of what to load.
            {
              name: 'forms',
              test: (id) => formParts.some((part) => part.test(id)),
              minShareCount: 4,
              // What the shell has too stays with the shell.
              includeDependenciesRecursively: false,
            },
            {
              name: 'wizard',
              test: (id) => wizardParts.some((part) => part.test(id)),
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
            {
              name: 'purchase',
              test: (id) => purchaseParts.some((part) => part.test(id)),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(servedByTheServer.map((path) => [path, server])),
  },
});
