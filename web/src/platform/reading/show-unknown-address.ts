import { attempt } from '@riparo/ui/attempt.ts';
import { paths, withoutPersonalArea } from '../router/paths.ts';
import { putIn } from './put-in.ts';

const LONGEST = 60;
const ownAddresses: ReadonlySet<string> = new Set([paths.home, paths.signedOut]);

/**
 * For an unknown address the server sends the home page: show that the page was not found, and correct the
 * address to match.
 */
export function showUnknownAddress(place: HTMLElement): void {
  const { pathname } = location;
  if (ownAddresses.has(withoutPersonalArea(pathname))) return;
  history.replaceState(null, '', paths.home);
  const address = attempt(() => decodeURI(pathname)) ?? pathname;
  putIn(place, { address: address.length > LONGEST ? `${address.slice(0, LONGEST)}…` : address });
}
