import type { CookieChoice } from '@riparo/domain/platform/tracking/choice.ts';
import { collectorAddress } from './collector-address.ts';
import { loadCounting } from './counting.ts';

let followed: CookieChoice = 'refused';
let stopCounting: (() => void) | null = null;

/** Starts counting with a yes and stops at once with a no. The counting code is not loaded before a yes. */
export async function followChoice(choice: CookieChoice): Promise<void> {
  followed = choice;
  stopCounting?.();
  stopCounting = null;
  const address = collectorAddress();
  if (choice === 'refused' || address === null) return;
  const countVisit = await loadCounting();
  // The visitor may have changed their mind while the code was loading.
  if (followed === 'accepted') stopCounting ??= countVisit(address);
}
