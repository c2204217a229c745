import type { DealEvent, DealOrder } from './stages.ts';

/** What an owner reads about an event of their purchase. */
const words: Readonly<Record<DealEvent, string>> = {
  'data-completed': 'Hai completato i tuoi dati',
  'purchase-requested': 'Hai chiesto la polizza: prepariamo i documenti da firmare',
  'payment-opened': 'Hai aperto la pagina di pagamento',
  'payment-confirmed': 'Il pagamento è arrivato',
  'documents-sent': 'Ti abbiamo mandato i documenti da firmare',
  'documents-signed': 'Hai firmato i documenti',
  'policy-activated': 'La copertura è attiva',
  'link-expired': 'Il tempo per pagare è finito e la pratica è stata chiusa',
  'signature-expired': 'Il tempo per firmare è finito e la pratica è stata chiusa',
  withdrawn: 'Hai esercitato il diritto di recesso',
  'renewal-stopped': 'Hai disdetto il rinnovo: alla scadenza finisce',
  refunded: 'Il pagamento ti è stato restituito',
};

/** What is signed first waits for its payment by itself: nobody has opened a page yet. */
export const eventInWords = (order: DealOrder, event: DealEvent) =>
  order === 'sign-first' && event === 'payment-opened'
    ? 'Ti abbiamo mandato il link per pagare'
    : words[event];
