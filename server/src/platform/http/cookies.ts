import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { Config } from '../settings/config.ts';

export type Site = Pick<Config, 'publicUrl'>;

/** Over https a prefix prevents neighbours on the same domain from setting it. */
export function cookieName(site: Site, name: string): string {
  return `${isHttps(site) ? '__Host-' : ''}${brand.cookiePrefix}_${name}`;
}

export function cookieOptions(site: Site) {
  return { path: '/', sameSite: 'lax', secure: isHttps(site) } as const;
}

function isHttps({ publicUrl }: Site): boolean {
  return publicUrl.protocol === 'https:';
}
