import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import type { PageFiles } from './page-files.ts';

interface DocumentParts {
  readonly template: string;
  /** Where the page was rendered: the browser sees whether it was sent this page or another in its place. */
  readonly address: string;
  readonly page: PrerenderedPage;
  /** For search engines and whoever shares the page. */
  readonly search: string;
  /** The same, for what only engines read. */
  readonly data: string;
  readonly files: PageFiles;
  readonly css: string;
  /** The file with the styles of what is not seen first; null where all of them are in the page. */
  readonly laterStyles: string | null;
  readonly fonts: readonly string[];
  /** There is little to read before its code runs: that comes before the letters. */
  readonly waitsForData: boolean;
  /** All of it is there without a script, which comes last. */
  readonly isForReading: boolean;
}

/**
 * Browsers hold the first paint back for letters that are announced, and letters take bandwidth from the words. Where people
 * read, phones, often slow, ask for them when the page is there. A part of the application stays one document for many
 * screens, and is in our letters from the first one on (decision 0057).
 */
const onWideScreens = ' media="(min-width: 960px)"';

const DEVELOPMENT_SCRIPT = '<script type="module" src="/src/main.tsx"></script>';

/** What forms hold above their button. */
const SCRIPT_NEEDED = '<noscript></noscript>';

/** Where that file is named: what stands before it is painted while it comes. */
export const FIRST_VIEW_ENDS = '<template data-first-view-ends=""></template>';

/** Here and not in the page's code: whoever runs the code never reads it. */
const withoutScript = `<noscript><p>${sentenceWithoutScript(brand.support)}</p></noscript>`;

/** A complete HTML file: the page's own CSS inside, its scripts announced, nothing inline that runs. */
export function fillTemplate(parts: DocumentParts): string {
  const { template, address, page, search, data, files, css, laterStyles, waitsForData, isForReading } =
    parts;
  const fonts = parts.fonts.map(
    (file) =>
      `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin${isForReading ? onWideScreens : ''}>`,
  );
  const scripts = [
    `<script type="module" crossorigin src="/${files.entry}"></script>`,
    ...files.preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const head = [
    page.head,
    search,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(waitsForData ? [] : fonts),
    `<style>${css}</style>`,
    // Never fetched: they only tell the module loader that these styles are already here, inlined above.
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...(isForReading ? [] : scripts),
    ...(waitsForData ? fonts : []),
  ];
  // Nothing would ever come of it; a form says it in its own place.
  const above = isForReading || page.body.includes(SCRIPT_NEEDED) ? '' : withoutScript;
  const rooted = replaceOnce(
    template,
    '<div id="root">',
    `${above}<div id="root" data-address="${address}">`,
  );
  const html = replaceOnce(
    replaceOnce(replaceOnce(rooted, DEVELOPMENT_SCRIPT, ''), '<!--head-->', head.join('\n    ')),
    '<!--app-->',
    withLaterStyles(page.body, laterStyles).replaceAll(SCRIPT_NEEDED, withoutScript),
  );
  refuseWhatTheCspBlocks(html);
  // Nobody who reads waits for them.
  const last = [...(isForReading ? scripts : []), data].join('');
  return replaceOnce(html, '</body>', `${last}</body>`);
}

/** The pictures that a page fetches as it is shown. */
export const picturesIn = (body: string): ReadonlySet<string> =>
  new Set(body.match(/(?<=(?:src|href)=")\/[^"#]+\.(?:svg|png|jpe?g|webp|avif)\b/g));

const withLaterStyles = (body: string, file: string | null) =>
  file === null ? body : replaceOnce(body, FIRST_VIEW_ENDS, `<link rel="stylesheet" href="/${file}">`);

function replaceOnce(text: string, placeholder: string, value: string): string {
  const [before, after, ...more] = text.split(placeholder);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${placeholder} must be there once`);
  return before + value + after;
}

function refuseWhatTheCspBlocks(html: string): void {
  const body = html.slice(html.indexOf('<body'));
  const found = /<[a-z][^>]*\s(?:style|on[a-z]+)=|<script|<style/.exec(body)?.[0];
  if (found) throw new Error(`The prerendered page holds what the CSP blocks: ${found}`);
}

function sentenceWithoutScript({ email, phone }: { readonly email: string; readonly phone: string }): string {
  const mail = `<a href="mailto:${email}">${email}</a>`;
  const call = `<a href="tel:${phone.replaceAll(' ', '')}">${phone.replaceAll(' ', '&nbsp;')}</a>`;
  return (
    'Per andare avanti qui serve JavaScript, che nel tuo browser è spento. ' +
    `Attivalo e ricarica la pagina; oppure scrivici a ${mail} o chiamaci al ${call}: ci pensiamo insieme.`
  );
}
