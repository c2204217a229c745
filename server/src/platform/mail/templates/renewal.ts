import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { MOTOR_NO_TACIT_RENEWAL } from '@riparo/domain/platform/law/articles.ts';
import { momentInWords } from '../../drawing/wording/in-rome.ts';
import { dealDocumentId } from '../../drawing/document-reference.ts';
import * as z from 'zod';
import { defineTemplate } from '../template.ts';

/** In time before the end: the new price, how to pay it, and that nothing renews automatically. */
export const renewalOfferedTemplate = defineTemplate({
  name: 'Proposta di rinnovo',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: z.object({
    firstName: z.string(),
    product: z.string(),
    amount: z.string(),
    amountBefore: z.string(),
    endsOn: z.string(),
    lastDay: z.string(),
    /** Compulsory insurance: it ends, and by law may not renew automatically. */
    endsByLaw: z.boolean().optional(),
    /** The new deal's path on the site. */
    path: z.string(),
  }),
  content: (data, { url }) => ({
    subject: `${data.product}: il rinnovo`,
    preview: `Scade ${withArticle('il', data.endsOn)}`,
    title: `Ciao ${data.firstName}, un altro anno?`,
    blocks: [
      {
        kind: 'paragraph',
        text: data.endsByLaw
          ? `La tua polizza «${data.product}» finisce ${withArticle('il', data.endsOn)}: è un’assicurazione obbligatoria e la legge non ammette il tacito rinnovo (${MOTOR_NO_TACIT_RENEWAL}). Se vuoi un altro anno, alle stesse condizioni, lo paghi da qui.`
          : `La tua copertura «${data.product}» arriva ${withArticle('al', data.endsOn)} e si rinnova per un anno, alle stesse condizioni. Non addebitiamo nulla in automatico: per rinnovarla paghi tu da qui, quando vuoi.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Prezzo del nuovo anno', data.amount],
          ['Prezzo di quest’anno', data.amountBefore],
          ['Si paga entro il', data.lastDay],
        ],
      },
      { kind: 'button', label: 'Rinnova per un anno', url: new URL(data.path, url).href },
      {
        kind: 'paragraph',
        text: `La copertura continua fino ${withArticle('al', data.lastDay)} anche se paghi dopo la scadenza${data.endsByLaw ? ', o fino a quando comincia una polizza di un’altra compagnia' : ''}. Non vuoi rinnovare? Non devi fare nulla: senza pagamento la copertura finisce, senza penali.`,
      },
      { kind: 'note', text: `Per qualunque dubbio scrivici ${toMailbox(brand.support.email)}.` },
    ],
  }),
});

/** The customer declined another year: confirmation. */
export const renewalStoppedTemplate = defineTemplate({
  name: 'Rinnovo disdetto',
  mailClass: 'contract',
  picture: 'open-door',
  data: z.object({
    dealUuid: dealUuidSchema,
    firstName: z.string(),
    product: z.string(),
    endsOn: z.string(),
    at: z.iso.datetime(),
  }),
  attachments: ({ dealUuid }) => [{ document: 'deal-document', id: dealDocumentId(dealUuid, 'disdetta') }],
  content: ({ firstName, product, endsOn, at }) => ({
    subject: `Ricevuta di disdetta: ${product}`,
    preview: `Finisce ${withArticle('il', endsOn)} e non si rinnova`,
    title: `Ciao ${firstName}, abbiamo ricevuto la tua disdetta`,
    blocks: [
      {
        kind: 'paragraph',
        text: `«${product}» non si rinnova. Questa è la tua ricevuta, anche in allegato: conservala.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Prodotto', product],
          ['Disdetta ricevuta il', momentInWords(new Date(at))],
          ['Ultimo giorno di copertura', endsOn],
        ],
      },
      {
        kind: 'paragraph',
        text: `Fino ${withArticle('al', endsOn)} la copertura continua come prima. Non paghi penali e non devi fare altro.`,
      },
      { kind: 'note', text: `Non l’hai chiesto tu? Scrivici subito ${toMailbox(brand.support.email)}.` },
    ],
  }),
});
