import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import * as z from 'zod';
import { dayInWords } from '../../drawing/wording/in-rome.ts';
import type { MailBlock } from '../content.ts';
import { defineTemplate } from '../template.ts';

const purchase = z.object({
  firstName: z.string(),
  product: z.string(),
  amount: z.string(),
  /** The deal's path on the site. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});

type Purchase = z.output<typeof purchase>;

/** Contains the address of a deal as soon as it exists: closing the window loses nothing. */
export const purchaseSavedTemplate = defineTemplate({
  name: 'Acquisto salvato',
  mailClass: 'stranger',
  picture: 'open-umbrella',
  data: purchase,
  content: (data, { url }) => ({
    subject: `Il tuo acquisto: ${data.product}`,
    preview: 'Puoi riprenderlo da qui quando vuoi',
    title: `Ciao ${data.firstName}, i tuoi dati sono al sicuro`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Abbiamo salvato i dati per l’acquisto di «${data.product}» (${data.amount} all’anno). Se non l’hai ancora concluso, riprendi da qui: trovi il riepilogo, puoi correggerlo e leggere i documenti.`,
      },
      ...wayOn(data, url),
      {
        kind: 'note',
        text: `Non hai iniziato tu questo acquisto? Ignora questa e-mail: senza pagamento non succede nulla e i dati vengono cancellati. Puoi anche scriverci ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});

/** To the buyer of a policy that is signed before payment, while answers are missing. */
export const purchaseToCompleteTemplate = defineTemplate({
  name: 'Acquisto da completare',
  mailClass: 'stranger',
  picture: 'open-umbrella',
  data: purchase,
  content: (data, { url }) => ({
    subject: `Manca un passo: ${data.product}`,
    preview: 'Poi ti mandiamo i documenti da firmare',
    title: `Ciao ${data.firstName}, manca ancora un passo`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Hai chiesto la polizza «${data.product}» (${data.amount} all’anno). Prima di mandarti i documenti da firmare ci serve ancora qualcosa da te, per esempio i consensi: lo trovi nel riepilogo.`,
      },
      ...wayOn(data, url),
      {
        kind: 'note',
        text: `Non hai chiesto tu questa polizza? Ignora questa e-mail: senza firma e pagamento non succede nulla e i dati vengono cancellati. Puoi anche scriverci ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});

/** Requested by staff while speaking with the buyer. */
export const paymentLinkTemplate = defineTemplate({
  name: 'Link per pagare',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: purchase,
  content: (data, { url }) => ({
    subject: `Il link per pagare: ${data.product}`,
    preview: `${data.amount}, con la tua carta, quando vuoi`,
    title: `Ciao ${data.firstName}, ecco il link per pagare`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Da qui paghi «${data.product}» (${data.amount}) con la tua carta. Prima di pagare trovi il riepilogo e i documenti da leggere: se qualcosa non è corretto, fermati e scrivici.`,
      },
      ...wayOn(data, url),
      {
        kind: 'note',
        text: `Non hai parlato con noi di questo acquisto? Ignora questa e-mail: senza pagamento non succede nulla. Puoi anche scriverci ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});

/** Staff corrected the customer's data: the mail says which fields, and links to the values. */
export const purchaseCorrectedTemplate = defineTemplate({
  name: 'Dati corretti',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: purchase.extend({ fields: z.array(z.string()) }),
  content: (data, { url }) => ({
    subject: `Abbiamo corretto i tuoi dati: ${data.product}`,
    preview: 'Controlla che ora siano giusti',
    title: `Ciao ${data.firstName}, abbiamo corretto i tuoi dati`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Come ci hai chiesto, abbiamo cambiato questi dati dell’acquisto di «${data.product}»: ${data.fields.join(', ')}. Nel riepilogo li vedi come sono adesso e puoi cambiarli ancora, finché non paghi.`,
      },
      ...wayOn(data, url),
      {
        kind: 'note',
        text: `Non ce l’hai chiesto tu? Scrivici subito ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});

/** To the previous mailbox of a purchase. Reveals neither the new address nor any person. */
export const purchaseMovedTemplate = defineTemplate({
  name: 'Acquisto passato a un altro indirizzo',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: z.object({ product: z.string() }),
  content: ({ product }) => ({
    subject: `Un acquisto è passato a un altro indirizzo: ${product}`,
    preview: 'I link che ti avevamo mandato non funzionano più',
    title: 'Questo acquisto non è più legato al tuo indirizzo',
    blocks: [
      {
        kind: 'paragraph',
        text: `L’acquisto di «${product}» che era legato a questo indirizzo e-mail, e che non è stato pagato, ora è legato a un altro indirizzo. I link che ti avevamo mandato per questo acquisto non funzionano più.`,
      },
      {
        kind: 'note',
        text: `Non l’hai chiesto tu? Scrivici subito ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});

/** Closed at the desk before anything was paid. */
export const purchaseClosedTemplate = defineTemplate({
  name: 'Acquisto chiuso',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: z.object({ firstName: z.string(), product: z.string() }),
  content: (data, { url }) => ({
    subject: `Abbiamo chiuso l’acquisto: ${data.product}`,
    preview: 'Non hai pagato nulla e non devi fare nulla',
    title: `Ciao ${data.firstName}, l’acquisto è chiuso`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Abbiamo chiuso l’acquisto di «${data.product}» che avevi iniziato. Non hai pagato nulla, non c’è nessuna copertura e il link che ti avevamo mandato non funziona più.`,
      },
      {
        kind: 'paragraph',
        text: 'Se ti serve ancora, puoi ricominciare quando vuoi: bastano pochi minuti.',
      },
      { kind: 'button', label: 'Vai al sito', url: new URL('/', url).href },
      {
        kind: 'note',
        text: `Pensi che sia uno sbaglio? Scrivici ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});

/** After an unpaid payment page. */
export const purchaseUnfinishedTemplate = defineTemplate({
  name: 'Acquisto non concluso',
  mailClass: 'stranger',
  picture: 'open-umbrella',
  data: purchase,
  content: (data, { url }) => ({
    subject: `Completa l’acquisto: ${data.product}`,
    preview: 'Il pagamento non è stato fatto',
    title: `Ciao ${data.firstName}, completa l’acquisto`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Il pagamento per «${data.product}» (${data.amount}) non è stato completato: non ti è stato addebitato nulla e la copertura non è attiva. I tuoi dati sono ancora qui.`,
      },
      ...wayOn(data, url),
      {
        kind: 'note',
        text: 'Hai cambiato idea? Non devi fare nulla: non ti scriveremo altro su questo acquisto.',
      },
    ],
  }),
});

function wayOn({ path, expiresAt }: Purchase, siteUrl: URL): MailBlock[] {
  return [
    { kind: 'button', label: 'Riprendi da qui', url: new URL(path, siteUrl).href },
    {
      kind: 'note',
      text: `Per sicurezza il link funziona fino ${withArticle('al', dayInWords(new Date(expiresAt)))}. È personale: chi lo apre vede i dati dell’acquisto.`,
    },
  ];
}
