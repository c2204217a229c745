import type { CookieChoice } from '@riparo/domain/tracking/choice.ts';
import { createRoot, type Root } from 'react-dom/client';
import { keepChoice, keptChoice } from './choice-cookie.ts';
import { collectorAddress } from './collector-address.ts';
import { CookieBanner } from './CookieBanner.tsx';
import { followChoice } from './follow-choice.ts';
import { CONSENT_PLACE_ID } from './consent-place.ts';

let panel: Root | null = null;
let timesShown = 0;

/** Once per visit: whoever has chosen is not asked, and whoever has said no is not counted. */
export function beginConsent(): void {
  if (collectorAddress() === null) return;
  const choice = keptChoice();
  if (choice) void followChoice(choice);
  else show({ takesFocus: false });
}

/** From the footer: the same panel, at any time. */
export function reopenConsent(): void {
  show({ takesFocus: true });
}

function show({ takesFocus }: { takesFocus: boolean }): void {
  const opener = document.activeElement;
  const choose = (choice: CookieChoice | null) => {
    panel?.render(null);
    if (takesFocus && opener instanceof HTMLElement) opener.focus();
    if (choice === null) return;
    keepChoice(choice);
    void followChoice(choice);
  };
  const place = document.getElementById(CONSENT_PLACE_ID);
  if (!place) return;
  panel ??= createRoot(place);
  panel.render(
    <CookieBanner
      // Opened again, it takes the focus again.
      key={(timesShown += 1)}
      choice={keptChoice()}
      hasCollector={collectorAddress() !== null}
      takesFocus={takesFocus}
      onChoice={choose}
    />,
  );
}
