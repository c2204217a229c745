import { toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import { awaited } from '../../jobs/urgency.ts';
import { momentInWords } from '../../drawing/wording/in-rome.ts';
import { dealDocumentId } from '../../drawing/document-reference.ts';
import { defineTemplate } from '../template.ts';

/** The confirmation that the law requires without delay. */
export const withdrawalReceivedTemplate = defineTemplate({
  name: 'Recesso ricevuto',
  mailClass: 'contract',
  picture: 'open-door',
  data: z.object({
    dealUuid: dealUuidSchema,
    firstName: z.string(),
    product: z.string(),
    amount: z.string(),
    at: z.iso.datetime(),
  }),
  attachments: ({ dealUuid }) => [{ document: 'deal-document', id: dealDocumentId(dealUuid, 'recesso') }],
  content: ({ firstName, product, amount, at }) => ({
    subject: `Ricevuta di recesso: ${product}`,
    preview: `Ti restituiamo ${amount}`,
    title: `Ciao ${firstName}, abbiamo ricevuto il tuo recesso`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Il contratto «${product}» è sciolto e la copertura è finita. Questa è la tua ricevuta, anche in allegato: conservala.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Prodotto', product],
          ['Recesso ricevuto il', momentInWords(new Date(at))],
          ['Ti restituiamo', amount],
          ['Su', 'la stessa carta del pagamento, entro 30 giorni'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Non devi fare altro: ti scriviamo appena il rimborso parte, di solito entro pochi minuti.',
      },
      { kind: 'note', text: `Non l’hai chiesto tu? Scrivici subito ${toMailbox(brand.support.email)}.` },
    ],
  }),
});

/**
 * Requested at the desk for more money than one staff member may decide: the customer's link withdraws at
 * once.
 */
export const withdrawalToConfirmTemplate = defineTemplate({
  name: 'Recesso da confermare',
  mailClass: 'contract',
  picture: 'open-door',
  data: z.object({
    firstName: z.string(),
    product: z.string(),
    withdrawalPath: z.string().nullable(),
    /** The second staff member did not confirm: the contract continues, unless the customer withdraws. */
    isDeclined: z.boolean(),
  }),
  content: ({ firstName, product, withdrawalPath, isDeclined }, { url }) => ({
    subject: isDeclined ? `Il recesso non è stato confermato: ${product}` : `Conferma il recesso: ${product}`,
    preview: isDeclined ? 'Il contratto continua' : 'Con il link qui sotto bastano pochi secondi',
    title: isDeclined
      ? `Ciao ${firstName}, il contratto continua`
      : `Ciao ${firstName}, conferma il tuo recesso`,
    blocks: [
      {
        kind: 'paragraph',
        text: isDeclined
          ? `Avevamo registrato per te il recesso da «${product}», ma non è stato confermato: il contratto e la copertura continuano. Se vuoi davvero recedere, puoi farlo da te con questo link: vale la data in cui ce l’avevi chiesto.`
          : `Abbiamo registrato la tua richiesta di recedere da «${product}», con la data di oggi. Confermala con questo link: il contratto si scioglie subito e ti restituiamo quello che hai pagato. Se non lo usi, la controlla una seconda persona qui da noi: la data non cambia.`,
      },
      ...(withdrawalPath === null
        ? []
        : [{ kind: 'button' as const, label: 'Vai al recesso', url: new URL(withdrawalPath, url).href }]),
      {
        kind: 'note',
        text: `Non ce l’hai chiesto tu? Non aprire il link e scrivici subito ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});

/** Requested on the site by number and e-mail: the link goes to the purchase's mailbox. */
export const withdrawalLinkTemplate = defineTemplate({
  name: 'Link per recedere dal contratto',
  mailClass: 'owner',
  picture: 'open-door',
  urgency: awaited,
  data: z.object({
    firstName: z.string(),
    product: z.string(),
    number: z.string(),
    withdrawalPath: z.string(),
  }),
  content: ({ firstName, product, number, withdrawalPath }, { url }) => ({
    subject: `Recedere dal contratto: ${product}`,
    preview: 'Il link che ci hai chiesto',
    title: `${firstName}, ecco il link per recedere`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Da qui vedi se e fino a quando puoi recedere da «${product}», numero ${number}, e quanto ti restituiamo. Il recesso vale solo quando lo confermi.`,
      },
      { kind: 'button', label: 'Vai al recesso', url: new URL(withdrawalPath, url).href },
      {
        kind: 'note',
        text: `Non l’hai chiesto tu? Non aprire il link: non cambia nulla. Se hai dubbi scrivi ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});
