import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { collectorAddress } from './collector-address.ts';

/** After hydration, and only where visits are counted: elsewhere there is nothing to ask. */
export const askConsent = () => {
  if (collectorAddress() === null) return;
  if (document.readyState === 'complete') askAtRest();
  else window.addEventListener('load', askAtRest, { once: true });
};

const askAtRest = () =>
  whenIdle(() => {
    // Without its code there is no question, and so no counting.
    import('./consent-panel.ts').then(
      ({ beginConsent }) => beginConsent(),
      () => undefined,
    );
  });
