import type { Step } from '../../platform/wizard/definition.ts';
import { confirmationForm } from './forms.ts';

/** During a purchase, with the reason: documents and signature go through this mailbox. */
export const purchaseConfirmationForm: Step = {
  ...confirmationForm,
  id: 'conferma-acquisto',
  title: 'Ultimo passo: confermiamo la tua e-mail',
  lead: 'Ti abbiamo mandato un codice: scrivilo qui e arrivi al riepilogo. I documenti e la firma passano da questa casella, perciò controlliamo che sia tua: poi firmi senza un altro codice.',
};
