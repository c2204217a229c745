import { isOurOrigin, type OriginRules } from '../../platform/http/origin-check.ts';

const pageSchemes = new Set(['http:', 'https:']);

/**
 * The provider sends buyers on to these: they must be pages of this site, or anybody could send ours anywhere. Gives the
 * address as a browser reads it, since the text that was sent may mean another host to another program; null for others.
 */
export function ownAddress(address: string, host: string | undefined, rules: OriginRules): string | null {
  const url = URL.parse(address);
  if (!url || !pageSchemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return isOurOrigin(url.origin, host, rules) ? url.href : null;
}
