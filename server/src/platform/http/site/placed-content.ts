import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { UNKNOWN_ORIGIN } from '@riparo/domain/platform/site/site-origin.ts';
import { COLLECTOR_META } from '@riparo/domain/platform/tracking/collector-meta.ts';
import { html } from '../html.ts';
import type { Encoding } from './encoding.ts';

/** What the build could not know about the place where the site runs. */
export type SitePlace = {
  publicUrl: URL;
  collectorUrl: string | null;
  /** Whether clicks are told to be the beginning of what they cause. */
  traces?: object | null;
};

/** A file of its own, so that pages carry nothing of it where nobody traces. */
export const TRACES_SCRIPT = '/tracce.js';

/** The same file as it is served here; the very same buffer where nothing depends on the place. */
export function placedContent(name: string, content: Buffer, place: SitePlace): Buffer {
  if (!/\.(?:html|xml|txt)$/.test(name)) return content;
  const text = content.toString('utf8');
  const located = withCollector(text.replaceAll(UNKNOWN_ORIGIN, place.publicUrl.origin), place.collectorUrl);
  const placed = place.traces ? withTraces(located) : located;
  return placed === text ? content : Buffer.from(placed);
}

function withCollector(page: string, url: string | null): string {
  if (url === null) return page;
  return page.replace(
    '</head>',
    () => `${html`<meta name="${COLLECTOR_META}" content="${url}" />`.text}</head>`,
  );
}

const withTraces = (page: string) =>
  page.replace('</head>', () => `${html`<script src="${TRACES_SCRIPT}" async></script>`.text}</head>`);

/** What a file is sent as. */
export type Variants = Pick<ReadonlyMap<Encoding, Buffer>, 'has' | 'get'>;

// The build compresses as well as it can; here a visitor waits.
const quality = 5;

/** Compressed when first asked for, which takes a millisecond: all pages at once would hold up the start. */
export function compressedOnDemand(content: Buffer): Variants {
  const made = new Map<Encoding, Buffer>([['identity', content]]);
  return {
    has: () => true,
    get(encoding) {
      const variant = made.get(encoding) ?? compress(content, encoding);
      made.set(encoding, variant);
      return variant;
    },
  };
}

function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(content, { level: quality });
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
