import { notify } from '@riparo/ui/notices.ts';

/** Opens the cookie choice again. */
export const reopenConsent = () => {
  import('./consent-panel.ts').then(
    (consent) => consent.reopenConsent(),
    () =>
      notify({
        kind: 'error',
        text: 'Non riusciamo ad aprire le preferenze: controlla la connessione e riprova.',
      }),
  );
};
