import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { RETAINED_AFTER_DELETION } from '@riparo/domain/people/account/deletion.ts';
import { toMailbox, withArticle } from '@riparo/domain/platform/values/article.ts';
import * as z from 'zod';
import { dayInWords } from '../../drawing/wording/in-rome.ts';
import { defineTemplate } from '../template.ts';

/** To a customer after a call with the desk: the recorded data, to be checked and continued. */
export const purchaseByPhoneTemplate = defineTemplate({
  name: 'Pratica aperta al telefono',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: z.object({
    firstName: z.string(),
    product: z.string(),
    amount: z.string(),
    path: z.string(),
    expiresAt: z.iso.datetime(),
    /** The consultant on the phone. */
    consultant: z.string(),
  }),
  content: (data, { url }) => ({
    subject: `Da leggere e completare: ${data.product}`,
    preview: `${data.consultant} ha preparato la tua pratica`,
    title: `Ciao ${data.firstName}, la tua pratica è pronta`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Al telefono ${data.consultant} ha preparato per te «${data.product}» (${data.amount} all’anno), con le risposte che hai dato. Non hai ancora acquistato nulla.`,
      },
      {
        kind: 'list',
        items: [
          'Controlla i dati: puoi correggerli',
          'Leggi i documenti con calma e completa quello che manca',
          'I consensi, la firma e il pagamento sono solo tuoi: nessuno di noi può farli al posto tuo',
        ],
      },
      { kind: 'button', label: 'Leggi e completa', url: new URL(data.path, url).href },
      {
        kind: 'note',
        text: `Per sicurezza il link funziona fino ${withArticle('al', dayInWords(new Date(data.expiresAt)))}. È personale: chi lo apre vede i dati della pratica. Non ci hai telefonato? Scrivici ${toMailbox(brand.support.email)}: cancelliamo tutto.`,
      },
    ],
  }),
});

export const quoteByPhoneTemplate = defineTemplate({
  name: 'Preventivo fatto al telefono',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: z.object({
    firstName: z.string(),
    consultant: z.string(),
    monthly: z.string(),
    path: z.string(),
    /** In words. */
    lastDay: z.string(),
  }),
  content: (data, { url }) => ({
    subject: 'Il tuo preventivo vita',
    preview: `${data.monthly} al mese`,
    title: `Ciao ${data.firstName}, ecco il preventivo di cui abbiamo parlato`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Al telefono ${data.consultant} ha preparato per te un preventivo per la Polizza Vita (Temporanea Caso Morte): ${data.monthly} al mese.`,
      },
      { kind: 'button', label: 'Guarda il preventivo', url: new URL(data.path, url).href },
      {
        kind: 'note',
        text: `Vale fino al ${data.lastDay} e non ti impegna a nulla. Non ci hai telefonato? Scrivici ${toMailbox(brand.support.email)}: cancelliamo tutto.`,
      },
    ],
  }),
});

/** To a person without an account who asked the desk for deletion: the last mail to them. */
export const personalDataErasedTemplate = defineTemplate({
  name: 'Dati cancellati',
  mailClass: 'contract',
  picture: 'open-door',
  data: z.object({ firstName: z.string() }),
  content: ({ firstName }) => ({
    subject: 'Abbiamo cancellato i tuoi dati',
    preview: 'Come ci hai chiesto',
    title: `Ciao ${firstName}, abbiamo cancellato i tuoi dati`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Come ci hai chiesto abbiamo cancellato i dati legati a questa e-mail: richieste, preventivi, report, consensi, acquisti mai pagati e denunce di sinistro mai inviate. I link nelle e-mail che ti abbiamo mandato non funzionano più.',
      },
      { kind: 'paragraph', text: RETAINED_AFTER_DELETION },
      { kind: 'note', text: `Per qualunque domanda scrivici ${toMailbox(brand.support.email)}.` },
    ],
  }),
});
