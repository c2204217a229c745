import { toMailbox } from '@riparo/domain/values/article.ts';
import { brand } from '@riparo/domain/brand/brand.ts';
import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import { momentInWords } from '../../wording/in-rome.ts';
import { dealDocumentId } from '../../documents/document-reference.ts';
import { defineTemplate } from '../template.ts';

/** The receipt that the law wants at once. */
export const withdrawalReceivedTemplate = defineTemplate({
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
    title: `Ciao ${firstName}, il tuo recesso è arrivato`,
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
