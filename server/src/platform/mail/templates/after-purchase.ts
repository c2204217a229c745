import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import { dayInWords } from '../../drawing/wording/in-rome.ts';
import { dealDocumentId } from '../../drawing/document-reference.ts';
import type { MailBlock } from '../content.ts';
import { awaited } from '../../jobs/urgency.ts';
import { defineTemplate } from '../template.ts';
import { claimPathSchema, howToClaimBlocks } from './claim-note.ts';
import { receiptFacts, receiptSchema } from './receipt.ts';
import { withdrawalNote } from './withdrawal-note.ts';

const withdrawalPath = z.string().nullable();

const writeToUs: MailBlock = {
  kind: 'note',
  text: `Per qualunque dubbio scrivici ${toMailbox(brand.support.email)}.`,
};

/** Contains the link to sign and the receipt of the payment; the link is sent again as a reminder. */
export const documentsToSignTemplate = defineTemplate({
  name: 'Documenti da firmare',
  mailClass: 'stranger',
  picture: 'desk-at-work',
  data: z.object({
    firstName: z.string(),
    product: z.string(),
    path: z.string(),
    expiresAt: z.iso.datetime(),
    isReminder: z.boolean(),
    isPaid: z.boolean(),
    withdrawalPath,
    /** Absent in mails queued before this field existed. */
    receipt: receiptSchema.extend({ dealUuid: dealUuidSchema }).nullish(),
  }),
  attachments: ({ receipt }) =>
    receipt ? [{ document: 'deal-document', id: dealDocumentId(receipt.dealUuid, 'ricevuta') }] : [],
  content: ({ receipt, ...data }, { url }) => ({
    subject: data.isReminder
      ? `Manca solo la tua firma: ${data.product}`
      : receipt
        ? `I documenti da firmare e la ricevuta: ${data.product}`
        : `I documenti da firmare: ${data.product}`,
    preview: receipt
      ? `Abbiamo ricevuto ${receipt.amount}: ora si firma online`
      : 'Si firma online, in due minuti',
    title: data.isReminder
      ? `${data.firstName}, manca solo la firma`
      : receipt
        ? `Grazie ${data.firstName}: pagamento ricevuto, documenti pronti`
        : `${data.firstName}, i tuoi documenti sono pronti`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Leggi i documenti di «${data.product}» e firmali online: se serve un codice, te lo mandiamo a questo indirizzo. Bastano due minuti e non serve stampare nulla.`,
      },
      { kind: 'button', label: 'Leggi e firma', url: new URL(data.path, url).href },
      {
        kind: 'paragraph',
        text: data.isPaid
          ? `La copertura comincia il giorno dopo la firma. Hai tempo fino ${withArticle('al', dayInWords(new Date(data.expiresAt)))}: se non firmi, annulliamo l’acquisto e ti restituiamo tutto.`
          : `Dopo la firma paghi, dalla stessa pagina o con il link che ti mandiamo. Hai tempo fino ${withArticle('al', dayInWords(new Date(data.expiresAt)))}; se non firmi non succede nulla e non paghi nulla.`,
      },
      { kind: 'note', text: 'Il link è personale: chi lo apre può leggere i documenti. Non inoltrarlo.' },
      ...(receipt
        ? [
            { kind: 'paragraph' as const, text: 'La tua ricevuta, che trovi anche in allegato: conservala.' },
            receiptFacts(receipt),
          ]
        : []),
      ...withdrawalNote(data.withdrawalPath, url),
      writeToUs,
    ],
  }),
});

export const signatureCodeTemplate = defineTemplate({
  name: 'Codice per firmare',
  mailClass: 'code',
  picture: 'key',
  isSecret: true,
  urgency: awaited,
  data: z.object({ firstName: z.string(), product: z.string(), code: z.string() }),
  content: ({ firstName, product, code }) => ({
    subject: 'Il codice per firmare',
    preview: `Il tuo codice è ${code}`,
    title: `Ciao ${firstName}, ecco il codice per firmare`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Scrivilo nella pagina dei documenti di «${product}»: vale come la tua firma.`,
      },
      { kind: 'code', code },
      { kind: 'note', text: 'Vale un’ora e una volta sola. Sostituisce quelli mandati prima.' },
      {
        kind: 'note',
        text: `Non l’hai chiesto tu? Non dirlo a nessuno e scrivici ${toMailbox(brand.support.email)}: senza il codice nessuno può firmare al posto tuo.`,
      },
    ],
  }),
});

/** Contains the signed document and, if payment is due, how to pay. */
export const documentsSignedTemplate = defineTemplate({
  name: 'Documenti firmati',
  mailClass: 'contract',
  picture: 'letter',
  data: z.object({
    dealUuid: dealUuidSchema,
    firstName: z.string(),
    product: z.string(),
    startsOn: z.string().nullable(),
    payment: z.object({ amount: z.string(), path: z.string(), expiresAt: z.iso.datetime() }).nullable(),
    withdrawalPath,
  }),
  attachments: ({ dealUuid }) => [
    { document: 'deal-document', id: dealDocumentId(dealUuid, 'polizza-firmata') },
  ],
  content: ({ firstName, product, startsOn, payment, ...data }, { url }) => ({
    subject: payment ? `Hai firmato: ora il pagamento di ${product}` : `Hai firmato: ${product}`,
    preview: 'In allegato la tua copia firmata',
    title: `Grazie ${firstName}, la firma è arrivata`,
    blocks: [
      {
        kind: 'paragraph',
        text: `In allegato trovi la tua copia firmata di «${product}», con la prova della firma nell’ultima pagina. Conservala.`,
      },
      ...(payment
        ? ([
            {
              kind: 'paragraph',
              text: `Per attivarla manca il pagamento: ${payment.amount}, con carta. La copertura comincia il giorno dopo.`,
            },
            { kind: 'button', label: 'Vai al pagamento', url: new URL(payment.path, url).href },
            {
              kind: 'note',
              text: `Il link funziona fino ${withArticle('al', dayInWords(new Date(payment.expiresAt)))}. Se non paghi non succede nulla e la polizza non parte.`,
            },
          ] satisfies MailBlock[])
        : []),
      ...(startsOn
        ? ([
            {
              kind: 'paragraph',
              text: `La copertura comincia ${withArticle('il', startsOn)}: quel giorno ti mandiamo la lettera di benvenuto.`,
            },
          ] satisfies MailBlock[])
        : []),
      ...withdrawalNote(data.withdrawalPath, url),
      writeToUs,
    ],
  }),
});

export const policyActiveTemplate = defineTemplate({
  name: 'Polizza attiva',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: z.object({
    dealUuid: dealUuidSchema,
    /** False for a renewed year. */
    hasSigned: z.boolean(),
    firstName: z.string(),
    product: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    withdrawableUntil: z.string(),
    withdrawalPath,
    claimPath: claimPathSchema,
  }),
  attachments: ({ dealUuid, hasSigned }) => [
    { document: 'deal-document', id: dealDocumentId(dealUuid, 'benvenuto') },
    { document: 'deal-document', id: dealDocumentId(dealUuid, hasSigned ? 'polizza-firmata' : 'ricevuta') },
  ],
  content: (data, { url }) => ({
    subject: `La copertura è attiva: ${data.product}`,
    preview: `${withArticle('Dal', data.startsOn)} ${withArticle('al', data.endsOn)}`,
    title: `${data.firstName}, da oggi sei al riparo`,
    blocks: [
      {
        kind: 'paragraph',
        text: data.hasSigned
          ? 'In allegato trovi la lettera di benvenuto e il contratto firmato: dicono che cosa è coperto e che cosa fare se succede qualcosa.'
          : 'Un altro anno insieme: in allegato trovi la lettera con le nuove date e la ricevuta. Il contratto è quello che hai già firmato.',
      },
      {
        kind: 'facts',
        rows: [
          ['Prodotto', data.product],
          ['Copertura', `${withArticle('dal', data.startsOn)} ${withArticle('al', data.endsOn)}`],
          ['Recesso fino al', data.withdrawableUntil],
        ],
      },
      ...howToClaimBlocks(data.claimPath, url),
      ...withdrawalNote(data.withdrawalPath, url),
      writeToUs,
    ],
  }),
});

export const signatureExpiredTemplate = defineTemplate({
  name: 'Firma scaduta',
  mailClass: 'stranger',
  picture: 'desk-at-work',
  data: z.object({ firstName: z.string(), product: z.string(), isPaid: z.boolean() }),
  content: ({ firstName, product, isPaid }) => ({
    subject: `Acquisto annullato: ${product}`,
    preview: 'I documenti non sono stati firmati in tempo',
    title: `Ciao ${firstName}, l’acquisto è annullato`,
    blocks: [
      {
        kind: 'paragraph',
        text: `I documenti di «${product}» non sono stati firmati in tempo: la copertura non è partita.`,
      },
      {
        kind: 'paragraph',
        text: isPaid
          ? 'Ti restituiamo tutto quello che hai pagato, sulla stessa carta: ti scriviamo appena il rimborso parte.'
          : 'Non hai pagato nulla e non devi fare nulla. Se vuoi puoi ricominciare quando preferisci.',
      },
      writeToUs,
    ],
  }),
});
