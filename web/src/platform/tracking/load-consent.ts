import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { collectorAddress } from './collector-address.ts';

/** After the page is alive, and only where visits are counted: elsewhere there is nothing to ask. */
export const askConsent = () => {
  if (collectorAddress() === null) return;
  if (document.readyState === 'complete') askAtRest();
  else window.addEventListener('load', askAtRest, { once: true });
};

const askAtRest = () =>
  whenIdle(() => {
    // Without its code nobody is asked, and so nobody is counted.
    import('./consent-panel.ts').then(
      ({ beginConsent }) => beginConsent(),
      () => undefined,
    );
  });
