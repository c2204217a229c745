import { withArticle, toMailbox } from '@riparo/domain/values/article.ts';
import { brand } from '@riparo/domain/brand/brand.ts';
import * as z from 'zod';
import { dayInWords } from '../../wording/in-rome.ts';
import type { MailBlock } from '../content.ts';
import { defineTemplate } from '../template.ts';

const purchase = z.object({
  firstName: z.string(),
  product: z.string(),
  amount: z.string(),
  /** Of the deal, on the site. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});

type Purchase = z.output<typeof purchase>;

/** With the address of a deal, as soon as there is one: a closed window loses nothing. */
export const purchaseSavedTemplate = defineTemplate({
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

/** To whoever asked for a policy that is signed first, before everything was told. */
export const purchaseToCompleteTemplate = defineTemplate({
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

/** After a page to pay on that nobody paid on. */
export const purchaseUnfinishedTemplate = defineTemplate({
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
