import { toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { disputeReasonNames } from '@riparo/domain/buy/payment/disputes.ts';
import { refundNoticeInMail } from '@riparo/domain/buy/payment/refund-mail-words.ts';
import {
  AUTOMATIC_REFUND_REASONS,
  REFUND_REASONS,
  refundReasonNames,
} from '@riparo/domain/buy/payment/refund-reasons.ts';
import {
  REFUND_FAILURES,
  type RefundFailure,
  refundFailureInWords,
} from '@riparo/domain/buy/payment/refund-states.ts';
import * as z from 'zod';
import type { MailBlock } from '../content.ts';
import { momentInWords } from '../../drawing/wording/in-rome.ts';
import { defineTemplate } from '../template.ts';
import { receiptFacts, receiptFields } from './receipt.ts';
import { withdrawalNote } from './withdrawal-note.ts';

const writeToUs: MailBlock = {
  kind: 'note',
  text: `Per qualunque dubbio scrivici ${toMailbox(brand.support.email)}.`,
};

/** A separate receipt: for something already signed, or if the documents to sign take longer than usual. */
export const paymentReceivedTemplate = defineTemplate({
  name: 'Pagamento ricevuto',
  mailClass: 'contract',
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

export const paymentRefundedTemplate = defineTemplate({
  name: 'Pagamento restituito',
  mailClass: 'contract',
  picture: 'letter',
  data: z.object({
    firstName: z.string(),
    product: z.string(),
    amount: z.string(),
    reason: z.enum(REFUND_REASONS),
    /** A remark by staff. */
    words: z.string().nullable().optional(),
    effect: z.enum(['closes', 'all', 'part']).optional(),
    reference: z.string(),
  }),
  content: ({ firstName, product, amount, reason, words = null, effect = 'all', reference }) => ({
    subject: `Ti abbiamo rimborsato ${amount}`,
    preview: `Rimborso per ${product}`,
    title: `Ciao ${firstName}, il rimborso è partito`,
    blocks: [
      ...refundNoticeInMail({ reason, words, effect }).map((text) => ({ kind: 'paragraph', text }) as const),
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

export const paymentRefundForDeskTemplate = defineTemplate({
  name: 'Rimborso, per il banco',
  mailClass: 'contract',
  picture: 'desk-at-work',
  data: z.object({
    product: z.string(),
    dealUuid: dealUuidSchema,
    reason: z.enum(AUTOMATIC_REFUND_REASONS),
    amount: z.string(),
    expected: z.string(),
    reference: z.string(),
  }),
  content: ({ product, dealUuid, reason, amount, expected, reference }) => ({
    subject: `Rimborso in corso: ${refundReasonNames[reason].toLowerCase()}`,
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
          ['Motivo', refundReasonNames[reason]],
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

const nextAfterFailure: Readonly<Record<RefundFailure, string>> = {
  returned: 'Il cliente crede che sia in arrivo: contattalo e concorda un bonifico.',
  refused:
    'Guarda il pagamento al banco e chiedi di nuovo il rimborso, o concorda un bonifico con il cliente.',
  'more-than-left':
    'Guarda il pagamento nel pannello del fornitore, poi chiedi al banco solo quello che resta.',
  disputed: 'Se la contestazione si chiude a nostro favore, il rimborso si può chiedere di nuovo.',
};

export const paymentRefundFailedForDeskTemplate = defineTemplate({
  name: 'Rimborso non riuscito, per il banco',
  mailClass: 'contract',
  picture: 'desk-at-work',
  data: z.object({
    product: z.string(),
    dealUuid: dealUuidSchema,
    amount: z.string(),
    reference: z.string(),
    failure: z.enum(REFUND_FAILURES).optional(),
  }),
  content: ({ product, dealUuid, amount, reference, failure = 'returned' }) => ({
    subject: 'Rimborso non riuscito: serve una persona',
    preview: `${amount} per ${product}`,
    title: failure === 'returned' ? 'Un rimborso è stato respinto' : 'Un rimborso non è riuscito',
    blocks: [
      { kind: 'paragraph', text: `${refundFailureInWords[failure]} ${nextAfterFailure[failure]}` },
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

export const paymentDisputedForDeskTemplate = defineTemplate({
  name: 'Pagamento contestato, per il banco',
  mailClass: 'contract',
  picture: 'desk-at-work',
  data: z.object({
    /** Null for an unknown payment. */
    product: z.string().nullable(),
    dealUuid: dealUuidSchema.nullable(),
    amount: z.string(),
    reference: z.string(),
    reason: z.string(),
    answerBy: z.string().nullable(),
  }),
  content: ({ product, dealUuid, amount, reference, reason, answerBy }) => ({
    subject: `Pagamento contestato: ${amount}`,
    preview: product ?? 'Un pagamento che non conosciamo',
    title: 'Un cliente contesta un pagamento',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ha chiesto alla sua banca di riavere il denaro. Finché la contestazione è aperta il pagamento non si può rimborsare: rispondi dal pannello del fornitore di pagamenti, con i documenti della pratica.',
      },
      {
        kind: 'facts',
        rows: [
          ['Importo', amount],
          ['Motivo', disputeReasonNames[reason] ?? reason],
          ['Prodotto', product ?? 'non lo conosciamo'],
          ...(dealUuid ? ([['Pratica', dealUuid]] as const) : []),
          ...(answerBy ? ([['Rispondi entro', momentInWords(new Date(answerBy))]] as const) : []),
          ['Riferimento', reference],
        ],
      },
    ],
  }),
});
