import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { callBookingAddress } from '@riparo/domain/care/calls/path.ts';
import type { LinkTarget } from '@riparo/domain/platform/tracking/events.ts';

/** The page of an address as it is sent to the collector; null for other sites. */
export type PageReader = (pathname: string) => string | null;

const kinds: readonly (readonly [start: string, target: LinkTarget])[] = [
  ['mailto:', 'e-mail'],
  ['tel:', 'telefono'],
  [brand.support.chatUrl, 'chat'],
];

/** Where a link leads, without the personal parts of its address. */
export function targetOf(href: string, origin: string, pageOf: PageReader): string {
  const kind = kinds.find(([start]) => href.startsWith(start));
  if (kind) return kind[1];
  if (href.startsWith(new URL(callBookingAddress, origin).href)) return 'prenotazione' satisfies LinkTarget;
  const { origin: itsOrigin, pathname } = new URL(href);
  if (itsOrigin !== origin) return 'altro-sito' satisfies LinkTarget;
  if (pathname.endsWith('.pdf')) return 'pdf' satisfies LinkTarget;
  return pageOf(pathname) ?? '/';
}
