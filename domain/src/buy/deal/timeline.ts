import type { DealEvent, DealOrder } from './stages.ts';

type Manner = { readonly order: DealOrder; readonly isRenewal: boolean };

/** How an event of a purchase is described to its owner. */
const words: Readonly<Record<DealEvent, string>> = {
  'data-completed': 'Hai completato i tuoi dati',
  'mailbox-changed': 'L’acquisto è passato a un altro indirizzo e-mail',
  'purchase-requested': 'Hai chiesto la polizza: prepariamo i documenti da firmare',
  'payment-opened': 'Hai aperto la pagina di pagamento',
  'payment-confirmed': 'Il pagamento è arrivato',
  'documents-sent': 'Ti abbiamo mandato i documenti da firmare',
  'documents-signed': 'Hai firmato i documenti',
  'policy-activated': 'La copertura è attiva',
  'link-expired': 'Il tempo per pagare è finito e la pratica è stata chiusa',
  'signature-expired': 'Il tempo per firmare è finito e la pratica è stata chiusa',
  'closed-by-desk': 'Abbiamo chiuso la pratica: non hai pagato nulla',
  withdrawn: 'Hai esercitato il diritto di recesso',
  'renewal-stopped': 'Hai disdetto il rinnovo: alla scadenza finisce',
  'plate-told': 'Hai indicato il codice del contrassegno',
  refunded: 'Il pagamento ti è stato restituito',
};

/**
 * A deal that is signed first awaits payment automatically: no payment page has been opened yet. A deal
 * without a signature is issued when it is paid, and begins on the chosen day.
 */
export const eventInWords = ({ order, isRenewal }: Manner, event: DealEvent) => {
  if (order === 'sign-first' && event === 'payment-opened') return 'Ti abbiamo mandato il link per pagare';
  if (order === 'pay-only' && !isRenewal && event === 'policy-activated') return 'Abbiamo emesso la polizza';
  return words[event];
};
