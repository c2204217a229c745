import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractOutlines } from './build/contract-outlines.ts';
import { leanIcons } from './build/lean-icons.ts';
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

/** What forms are made of; of these, what every form needs comes in one piece. */
const formParts = [
  /[\\/]domain[\\/]src[\\/](?:person[\\/](?!street|address|plate-code|province|birth-place|gender|birth-date|email|phone|password)|rule[\\/]|wizard[\\/](?!engine|known-person|saved-fields|kept-answers|contact-fields|account-fields|number-fields|date-fields))/,
  /[\\/]web[\\/]src[\\/]wizard[\\/](?:StepForm|FormOpening|step-layout|StandaloneForm|WizardField|field-rows|form-values|mask-on-input|one-step-form|fields[\\/](?:Typed|Consent))/,
  /[\\/]web[\\/]src[\\/]memory[\\/]kept-draft/,
  /[\\/]web[\\/]src[\\/]ui[\\/](?:Field(?!Group|Messages|\.)|TextInput|ErrorSummary)/,
];

/** What a form of several steps needs beside: the forms about an account do without. */
const wizardParts = [
  /[\\/]domain[\\/]src[\\/]wizard[\\/](?:engine|saved-fields)/,
  /[\\/]web[\\/]src[\\/]wizard[\\/](?:WizardScreen|use-(?:whole-)?wizard|use-submission|wizard-progress|progress-storage|step-address)/,
  /[\\/]web[\\/]src[\\/]ui[\\/]ProgressBar/,
  /[\\/]lucide-react[\\/].+[\\/]arrow-left\.mjs$/,
];

/** How somebody is reached. */
const contactParts = [
  /[\\/]domain[\\/]src[\\/](?:person[\\/](?:email|phone)\.ts|wizard[\\/]contact-fields|consent[\\/]texts)/,
];

/** When somebody was born. */
const dateParts = [/[\\/]domain[\\/]src[\\/](?:person[\\/]birth-date|wizard[\\/]date-fields)/];

/** Where somebody was born and lives, and what moves: never asked on a first screen. */
const laterParts = [
  /[\\/]domain[\\/]src[\\/]person[\\/](?:street|address|plate-code|province|birth-place|gender)/,
];

/** How every purchase begins. */
const purchaseParts = [
  /[\\/]domain[\\/]src[\\/]purchase[\\/](?:openings|liability-intro|pet-type|fragments[\\/]names)\.ts$/,
  /[\\/]web[\\/]src[\\/]pages[\\/]acquisto[\\/]start[\\/]PurchaseStart/,
  /[\\/]web[\\/]src[\\/]session[\\/]use-known-person/,
];

/**
 * What the shell or most pages need. Apart, each of these small parts costs its name and its frame; and a browser that
 * speaks HTTP/1.1 fetches six files at a time, so that with twenty a slow network is waited for four times.
 */
const shellParts = [
  /vite[\\/]preload-helper/,
  /[\\/]domain[\\/]src[\\/](?:values[\\/](?:article|calendar|money)|brand[\\/]brand|site[\\/]page-pattern|person[\\/]phone-number|(?:\w+[\\/])+(?:paths|link|withdrawal-path))\.ts$/,
  /[\\/]domain[\\/]src[\\/](?:call[\\/]connection-errors|contract[\\/]account-calls)\.ts$/,
  /[\\/]web[\\/]src[\\/](?:memory[\\/](?:attempt|browser-memory)|loading[\\/].+|api[\\/](?:client|use-call)|session[\\/](?:session-store|use-session))\.ts$/,
  /[\\/]web[\\/]src[\\/](?:page|router)[\\/](?!preload-on-intent)/,
  /[\\/]web[\\/]src[\\/](?:pictures[\\/]Arch|pages[\\/](?:acquisto[\\/]ops[\\/]DealNotice|account[\\/]AccountScreen))/,
  /[\\/]web[\\/]src[\\/]ui[\\/](?:class-names|kept-picture|SiteLink|TextLink|Button|button-look|use-hydrated|VisuallyHidden|Spinner|Skeleton|icon-frame|notices|Card|Stack|Checkbox|FormWarning|Alert|FieldMessages|Field\.|field-)/,
  /[\\/]web[\\/]src[\\/]wizard[\\/](?:random-uuid|use-sending)/,
  /[\\/]lucide-react[\\/].+[\\/](?:rotate-cw|calendar-clock|mail|message-circle|info|circle|circle-alert|circle-exclamation-point|circle-check|check|file-text|x)\.mjs$/,
];

/** What the forms about an account share. */
const accountParts = [
  /[\\/]domain[\\/]src[\\/](?:account[\\/]forms|wizard[\\/]account-fields|person[\\/]password\.ts)/,
  /[\\/]web[\\/]src[\\/]pages[\\/]account[\\/](?:OtherWays|use-address|KeyArch|Letter|FormWait)/,
  /[\\/]web[\\/]src[\\/]wizard[\\/]fields[\\/](?:Password|Code)Field/,
  /[\\/]lucide-react[\\/].+[\\/](?:eye|eye-off)\.mjs$/,
];

/** What the pages share that belong to whoever is signed in. */
const ownParts = [
  /[\\/]web[\\/]src[\\/]session[\\/](?:Protected|call-as-user)/,
  /[\\/]web[\\/]src[\\/]pages[\\/]account[\\/](?:Portrait|person-answers|area[\\/](?:LostPart|Nothing))/,
  /[\\/]lucide-react[\\/].+[\\/]key-round\.mjs$/,
];

/** What pages about a price of life insurance share: what it is made of and how long it holds. */
const lifeParts = [/[\\/]domain[\\/]src[\\/]life[\\/](?:product|mortality|tariff|validity)\.ts$/];

/** What a computed figure comes with: what changes it, and how it was computed. */
const figureParts = [
  /[\\/]domain[\\/]src[\\/]values[\\/]percent\.ts$/,
  /[\\/]web[\\/]src[\\/]ui[\\/](?:Slider|Assumptions)/,
  /[\\/]lucide-react[\\/].+[\\/](?:minus|printer)\.mjs$/,
];

/** What pages with much to read share: what unfolds, and small pictures. */
const readingParts = [
  /[\\/]web[\\/]src[\\/](?:ui[\\/](?:Fold\.|QuestionList)|pages[\\/]account[\\/]DocumentList)/,
  /[\\/]lucide-react[\\/].+[\\/](?:arrow-right|plus|download|piggy-bank|umbrella)\.mjs$/,
];

/** What is asked before anything is sold: small for each product, and asked late. */
const suitabilityParts = [
  /[\\/]domain[\\/]src[\\/]products[\\/](?:suitability[\\/]links|on-the-move-suitability|[\w-]+[\\/]suitability)\.ts$/,
];

/** What is sold, by name and price. */
const soldParts = [
  /[\\/]domain[\\/]src[\\/]products[\\/](?:catalogue|every-product|families|page-of-one|[\w-]+[\\/](?:product|listing|ceiling))\.ts$/,
];

/** What is to be read before a purchase: what it is called, and where it is. */
const documentParts = [/[\\/]domain[\\/]src[\\/](?:documents[\\/]|precontract[\\/]documents\.ts$)/];

/** What pages about a quote ask the server. */
const quoteParts = [
  /[\\/]domain[\\/]src[\\/]contract[\\/](?:call-back|quotation)-calls\.ts$/,
  /[\\/]web[\\/]src[\\/]pages[\\/]preventivo[\\/]ops[\\/](?:use-retry|titles)/,
];

/** What pages about a deal share, once it is made. */
const dealParts = [
  /[\\/]domain[\\/]src[\\/]contract[\\/](?:deal|payment|signature|withdrawal)-calls\.ts$/,
  /[\\/]domain[\\/]src[\\/](?:deal[\\/]stages|law[\\/]articles|payment[\\/]refund)/,
  /[\\/]web[\\/]src[\\/](?:pictures[\\/](?:DeskAtWork|ClosedDoor)|pages[\\/]acquisto[\\/](?:deal-place|last-deal|use-deal-id))/,
  /[\\/]web[\\/]src[\\/]pages[\\/](?:account[\\/]PageWait|firma[\\/]UnknownLink)/,
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractOutlines(), stepCounts(), leanIcons()],
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
              test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|^\0rolldown[\\/]runtime/,
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
            ...Object.entries({
              contact: contactParts,
              date: dateParts,
              later: laterParts,
              account: accountParts,
              own: ownParts,
              life: lifeParts,
              figure: figureParts,
              reading: readingParts,
              suitability: suitabilityParts,
              sold: soldParts,
              documents: documentParts,
              quote: quoteParts,
              deal: dealParts,
            }).map(([name, parts]) => ({
              name,
              test: (id: string) => parts.some((part) => part.test(id)),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(servedByTheServer.map((path) => [path, server])),
  },
});
