import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { UNKNOWN_ORIGIN } from '@riparo/domain/site-origin.ts';
import { COLLECTOR_META } from '@riparo/domain/tracking/collector-meta.ts';
import { html } from '../html.ts';
import type { Encoding } from './encoding.ts';

/** What the build could not know about the place where the site runs. */
export type SitePlace = { publicUrl: URL; collectorUrl: string | null };

/** The same file as it is served here; the very same buffer where nothing depends on the place. */
export function placedContent(name: string, content: Buffer, place: SitePlace): Buffer {
  if (!/\.(?:html|xml|txt)$/.test(name)) return content;
  const text = content.toString('utf8');
  const placed = withCollector(text.replaceAll(UNKNOWN_ORIGIN, place.publicUrl.origin), place.collectorUrl);
  return placed === text ? content : Buffer.from(placed);
}

function withCollector(page: string, url: string | null): string {
  if (url === null) return page;
  return page.replace(
    '</head>',
    () => `${html`<meta name="${COLLECTOR_META}" content="${url}" />`.text}</head>`,
  );
}

// The build compresses as well as it can; here somebody waits for the server to start.
const quality = 4;

export async function compressed(content: Buffer): Promise<ReadonlyMap<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: quality }),
  ]);
  return new Map<Encoding, Buffer>([
    ['identity', content],
    ['br', br],
    ['gzip', gz],
  ]);
}
