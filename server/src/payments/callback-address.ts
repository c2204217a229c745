import { isOurOrigin, type OriginRules } from '../http/origin-check.ts';

/** The provider sends buyers on to these: they must be pages of this site, or anybody could send ours anywhere. */
export function isOwnAddress(address: string, host: string | undefined, rules: OriginRules): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' && isOurOrigin(origin, host, rules);
}
