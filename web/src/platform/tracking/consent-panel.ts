import type { CookieChoice } from '@riparo/domain/platform/tracking/choice.ts';
import { storeChoice, storedChoice } from './choice-cookie.ts';
import { collectorAddress } from './collector-address.ts';
import { CONSENT_PLACE_ID } from './consent-place.ts';
import { cookieBanner } from './cookie-banner.ts';
import { followChoice } from './follow-choice.ts';

let close: () => void = () => undefined;

/** Once per visit: after a choice the banner stays away, and after a no nothing is counted. */
export function beginConsent(): void {
  if (collectorAddress() === null) return;
  const choice = storedChoice();
  if (choice) return void followChoice(choice);
  show({ takesFocus: false });
  // The page comes from the back/forward cache: the visitor may have chosen elsewhere meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    const chosen = persisted ? storedChoice() : null;
    if (!chosen) return;
    close();
    void followChoice(chosen);
  });
}

/** From the footer: the same panel, at any time. */
export function reopenConsent(): void {
  show({ takesFocus: true });
}

function show({ takesFocus }: { takesFocus: boolean }): void {
  const place = document.getElementById(CONSENT_PLACE_ID);
  if (!place) return;
  const opener = document.activeElement;
  close();
  const { panel, heading } = cookieBanner({
    choice: storedChoice(),
    hasCollector: collectorAddress() !== null,
    onChoice: (choice: CookieChoice | null) => {
      close();
      if (takesFocus && opener instanceof HTMLElement) opener.focus();
      if (choice === null) return;
      storeChoice(choice);
      void followChoice(choice);
    },
  });
  place.append(panel);
  const giveRoomBack = reserveSpaceFor(panel);
  close = () => {
    panel.remove();
    giveRoomBack();
  };
  if (takesFocus) heading.focus();
}

/**
 * While the panel covers the page, the page grows by its height, focused fields scroll clear of it, and
 * notices appear above it.
 */
function reserveSpaceFor(panel: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const isOver = getComputedStyle(panel).position === 'fixed';
    // The whole page inherits this property: skip the restyle where the panel is in the flow.
    if (isOver) style.setProperty('--question', `calc(${panel.offsetHeight}px + 2 * var(--space-5))`);
    else style.removeProperty('--question');
  });
  sizes.observe(panel);
  return () => {
    sizes.disconnect();
    style.removeProperty('--question');
  };
}
