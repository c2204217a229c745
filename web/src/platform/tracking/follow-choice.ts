import type { CookieChoice } from '@riparo/domain/platform/tracking/choice.ts';
import { collectorAddress } from './collector-address.ts';
import { loadCounting } from './counting.ts';

let followed: CookieChoice = 'refused';
let stopCounting: (() => void) | null = null;

/** Counts from a yes on, and stops at once with a no. The code that counts is not even loaded before. */
export async function followChoice(choice: CookieChoice): Promise<void> {
  followed = choice;
  stopCounting?.();
  stopCounting = null;
  const address = collectorAddress();
  if (choice === 'refused' || address === null) return;
  const countVisit = await loadCounting();
  // Somebody may have changed their mind while the code was on its way.
  if (followed === 'accepted') stopCounting ??= countVisit(address);
}
