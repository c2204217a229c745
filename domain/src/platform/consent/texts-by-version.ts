/** The forms that ask for consent, each with its own texts. */
export type ConsentForm = 'quote' | 'report' | 'purchase' | 'ski' | 'account';

type Texts = Readonly<Record<ConsentForm, Readonly<Record<string, string>>>>;

/**
 * Every consent text ever agreed to, by version and form, so that we can show years later what was on the
 * screen. A version is never changed, only added; a test checks both.
 */
export const consentTextsByVersion: Readonly<Record<string, Texts>> = {
  '2026-11': {
    quote: {
      privacy: 'Ho letto l’informativa e acconsento al trattamento dei miei dati per ricevere il preventivo',
      userProfiling: 'Acconsento all’analisi delle mie risposte per ricevere una proposta su misura',
      marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
    },
    report: {
      privacy: 'Ho letto l’informativa e acconsento al trattamento dei miei dati per ricevere il report',
      userProfiling: 'Acconsento all’analisi delle mie risposte per ricevere consigli su misura',
      marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
    },
    purchase: {
      privacy: 'Ho letto l’informativa e acconsento al trattamento dei miei dati per acquistare la polizza',
      userProfiling:
        'Acconsento all’analisi delle mie risposte per verificare che la polizza sia adatta a me',
      marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
      regulation: 'Ho ricevuto e letto le condizioni e il set informativo del prodotto',
      remotelySaleAppendix:
        'Ho letto l’appendice sulla vendita a distanza e so che posso recedere entro 14 giorni',
      remotelyPlacement: 'Acconsento a concludere il contratto a distanza, senza incontrare un consulente',
      documentsSending: 'Acconsento a ricevere i documenti della polizza per e-mail invece che su carta',
      productSuitability: 'Il prodotto corrisponde a quello che cerco e di cui ho bisogno',
      coverageSuitability: 'Conosco le coperture con i loro limiti e le esclusioni, e mi bastano',
    },
    ski: {
      privacyChecked:
        'Ho letto l’informativa e acconsento al trattamento dei miei dati per acquistare la polizza',
      marketingChecked: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
      profilingChecked: 'Acconsento all’analisi dei miei dati per ricevere proposte su misura (facoltativo)',
      geolocationChecked:
        'Acconsento all’uso della mia posizione per ricevere servizi vicini a dove scio (facoltativo)',
      digitalContractChecked:
        'Acconsento a concludere il contratto a distanza e a ricevere i documenti per e-mail invece che su carta',
      preContractChecked:
        'Ho ricevuto e letto, prima di pagare, il set informativo e l’informativa precontrattuale',
    },
    account: {
      marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
      userProfiling: 'Acconsento all’analisi delle mie risposte per ricevere una proposta su misura',
    },
  },
  '2026-11-16': {
    quote: {
      privacy: 'Ho letto l’informativa privacy: i miei dati servono a preparare il preventivo che chiedo',
      userProfiling:
        'So che analizzate le mie risposte: serve a rispondere alla mia richiesta, non a mandarmi offerte',
      marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
    },
    report: {
      privacy: 'Ho letto l’informativa privacy: i miei dati servono a preparare il report che chiedo',
      userProfiling: 'So che analizzate le mie risposte: serve a preparare il report, non a mandarmi offerte',
      marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
    },
    purchase: {
      privacy: 'Ho letto l’informativa privacy: i miei dati servono a concludere e gestire il contratto',
      userProfiling:
        'So che analizzate le mie risposte: serve a verificare, come chiede la legge, che la polizza sia adatta a me',
      marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
      regulation:
        'Ho ricevuto e letto il set informativo con le condizioni e l’informativa precontrattuale (MUP)',
      remotelySaleAppendix:
        'Ho letto l’appendice sulla vendita a distanza e so che posso recedere entro 14 giorni',
      remotelyPlacement: 'Acconsento a concludere il contratto a distanza, senza incontrare un consulente',
      documentsSending: 'Acconsento a ricevere i documenti della polizza per e-mail invece che su carta',
      productSuitability: 'Il prodotto corrisponde a quello che cerco e di cui ho bisogno',
      coverageSuitability: 'Conosco le coperture con i loro limiti e le esclusioni, e mi bastano',
    },
    ski: {
      privacyChecked:
        'Ho letto l’informativa privacy: i miei dati servono a concludere e gestire il contratto',
      marketingChecked: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
      profilingChecked: 'Acconsento all’analisi dei miei dati per ricevere proposte su misura (facoltativo)',
      geolocationChecked:
        'Acconsento all’uso della mia posizione per ricevere servizi vicini a dove scio (facoltativo)',
      digitalContractChecked:
        'Acconsento a concludere il contratto a distanza e a ricevere i documenti per e-mail invece che su carta',
      preContractChecked:
        'Ho ricevuto e letto, prima di pagare, il set informativo e l’informativa precontrattuale',
    },
    account: {
      marketing: 'Voglio ricevere novità e offerte via e-mail o telefono (facoltativo)',
      userProfiling: 'Acconsento all’analisi dei miei dati per ricevere proposte su misura (facoltativo)',
    },
  },
};

/** The exact text; null for a version or box that never existed. */
export const consentTextOf = (form: ConsentForm, version: string, name: string): string | null =>
  consentTextsByVersion[version]?.[form][name] ?? null;
