import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { UNKNOWN_ORIGIN } from '@riparo/domain/platform/site/site-origin.ts';
import { COLLECTOR_META } from '@riparo/domain/platform/tracking/collector-meta.ts';
import { html } from '../html.ts';
import type { Encoding } from './encoding.ts';

/** Facts about the deployment that the build could not know. */
export type SitePlace = {
  publicUrl: URL;
  collectorUrl: string | null;
  /** Whether clicks are traced as the start of what they cause. */
  traces?: object | null;
};

/** A separate file, so that pages contain none of it when tracing is off. */
export const TRACES_SCRIPT = '/tracce.js';

/** The file adapted to the deployment; the same buffer if nothing depends on it. */
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

/** The encoded forms of a file. */
export type Variants = Pick<ReadonlyMap<Encoding, Buffer>, 'has' | 'get'>;

// The build compresses as well as possible; here a visitor waits.
const quality = 5;

/** Compressed on first use, which takes a millisecond: compressing all pages would delay the start. */
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
