import { toMailbox } from '@riparo/domain/values/article.ts';
import { brand } from '@riparo/domain/brand/brand.ts';
import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import type { MailBlock } from '../content.ts';
import { defineTemplate } from '../template.ts';
import { receiptFacts, receiptFields } from './receipt.ts';
import { withdrawalNote } from './withdrawal-note.ts';

const refundReason = z.enum([
  'paid-twice',
  'deal-closed',
  'amount-differs',
  'withdrawn',
  'never-signed',
  'account-deleted',
]);

const writeToUs: MailBlock = {
  kind: 'note',
  text: `Per qualunque dubbio scrivici ${toMailbox(brand.support.email)}.`,
};

/** A receipt by itself: of what is signed already, or where the documents to sign take longer than usual. */
export const paymentReceivedTemplate = defineTemplate({
  picture: 'letter',
  data: z.object({
    firstName: z.string(),
    ...receiptFields,
    withdrawalPath: z.string().nullable(),
  }),
  content: (data, { url }) => ({
    subject: `Pagamento ricevuto: ${data.product}`,
    preview: `Abbiamo ricevuto ${data.amount}`,
    title: `Grazie ${data.firstName}, il pagamento è arrivato`,
    blocks: [
      { kind: 'paragraph', text: 'Questa è la tua ricevuta: conservala insieme ai documenti dell’acquisto.' },
      receiptFacts(data),
      {
        kind: 'paragraph',
        text: data.isSigned
          ? 'I documenti li hai già firmati: il giorno in cui la copertura comincia ti mandiamo la conferma a questo indirizzo.'
          : 'Ora prepariamo i documenti: ti scriviamo a questo indirizzo appena sono pronti da firmare, online.',
      },
      ...withdrawalNote(data.withdrawalPath, url),
      writeToUs,
    ],
  }),
});

const reasons: Record<z.output<typeof refundReason>, string> = {
  'paid-twice': 'Lo stesso acquisto risulta pagato due volte: il secondo pagamento non serviva.',
  'deal-closed': 'Il pagamento è arrivato quando la pratica era già chiusa, quindi non ha attivato nulla.',
  'amount-differs': 'L’importo arrivato non corrisponde al prezzo, quindi non abbiamo attivato nulla.',
  withdrawn: 'Hai esercitato il diritto di recesso.',
  'never-signed': 'I documenti non sono stati firmati in tempo, quindi la copertura non è partita.',
  'account-deleted':
    'Hai cancellato il tuo account prima di firmare i documenti, quindi la copertura non è partita.',
};

export const paymentRefundedTemplate = defineTemplate({
  picture: 'letter',
  data: z.object({
    firstName: z.string(),
    product: z.string(),
    amount: z.string(),
    reason: refundReason,
    reference: z.string(),
  }),
  content: ({ firstName, product, amount, reason, reference }) => ({
    subject: `Ti abbiamo rimborsato ${amount}`,
    preview: `Rimborso per ${product}`,
    title: `Ciao ${firstName}, il rimborso è partito`,
    blocks: [
      { kind: 'paragraph', text: reasons[reason] },
      {
        kind: 'facts',
        rows: [
          ['Prodotto', product],
          ['Importo rimborsato', amount],
          ['Su', 'la stessa carta del pagamento'],
          ['Riferimento', reference],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Non devi fare nulla. L’accredito si vede di solito entro 5-10 giorni lavorativi, a seconda della banca.',
      },
      writeToUs,
    ],
  }),
});

const deskReasons: Record<z.output<typeof refundReason>, string> = {
  'paid-twice': 'pagato due volte',
  'deal-closed': 'pratica già chiusa',
  'amount-differs': 'importo o valuta diversi dal prezzo',
  withdrawn: 'recesso',
  'never-signed': 'documenti mai firmati',
  'account-deleted': 'account cancellato prima della firma',
};

export const paymentRefundForDeskTemplate = defineTemplate({
  picture: 'desk-at-work',
  data: z.object({
    product: z.string(),
    dealUuid: dealUuidSchema,
    reason: refundReason,
    amount: z.string(),
    expected: z.string(),
    reference: z.string(),
  }),
  content: ({ product, dealUuid, reason, amount, expected, reference }) => ({
    subject: `Rimborso in corso: ${deskReasons[reason]}`,
    preview: `${amount} per ${product}`,
    title: 'Un pagamento viene rimborsato',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Il rimborso parte da solo e il cliente viene avvisato quando è fatto. Se non riesce, resta tra i lavori non riusciti.',
      },
      {
        kind: 'facts',
        rows: [
          ['Motivo', deskReasons[reason]],
          ['Prodotto', product],
          ['Pratica', dealUuid],
          ['Importo arrivato', amount],
          ['Prezzo', expected],
          ['Riferimento', reference],
        ],
      },
    ],
  }),
});

export const paymentRefundFailedForDeskTemplate = defineTemplate({
  picture: 'desk-at-work',
  data: z.object({
    product: z.string(),
    dealUuid: dealUuidSchema,
    amount: z.string(),
    reference: z.string(),
  }),
  content: ({ product, dealUuid, amount, reference }) => ({
    subject: 'Rimborso non riuscito: serve una persona',
    preview: `${amount} per ${product}`,
    title: 'Un rimborso è tornato indietro',
    blocks: [
      {
        kind: 'paragraph',
        text: 'La banca del cliente non ha accettato il rimborso, per esempio perché la carta non esiste più. Il cliente crede che sia in arrivo: contattalo e concorda un bonifico.',
      },
      {
        kind: 'facts',
        rows: [
          ['Prodotto', product],
          ['Pratica', dealUuid],
          ['Importo dovuto', amount],
          ['Riferimento', reference],
        ],
      },
    ],
  }),
});
