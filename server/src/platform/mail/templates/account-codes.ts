import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { CODE_IN_LINK, KEY_IN_LINK } from '@riparo/domain/people/account/link-words.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { dealAddressSchema } from '@riparo/domain/platform/values/ids.ts';
import { findAwaitedPurchase } from '@riparo/domain/buy/products/awaited-purchase.ts';
import * as z from 'zod';
import { dayInWords } from '../../drawing/wording/in-rome.ts';
import type { MailBlock } from '../content.ts';
import { awaited } from '../../jobs/urgency.ts';
import { defineTemplate } from '../template.ts';

const purchaseFields = z.object({
  product: z.string(),
  amount: z.string(),
  /** The deal's path on the site. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});

const confirmation = z.object({
  firstName: z.string(),
  email: z.string(),
  code: z.string(),
  /** The secret in the link; equivalent to the code. */
  key: z.string(),
  /** The address of the purchase just made. */
  dealUuid: dealAddressSchema.nullable(),
  /** What is bought afterwards. Absent in mails queued before this field existed. */
  product: z.string().nullish(),
  /** The purchase whose data was just saved: its address is included, which saves a separate mail. */
  purchase: purchaseFields.nullish(),
  /** False for the random password of a purchase. */
  hasOwnPassword: z.boolean(),
  /** Someone else may have registered with the same address, or the owner a second time. */
  isOneOfMany: z.boolean(),
});

/** After a registration. */
export const confirmationCodeTemplate = defineTemplate({
  name: 'Codice per confermare l’account',
  mailClass: 'code',
  picture: 'letter',
  urgency: awaited,
  data: confirmation,
  content: (data, { url }) => {
    const { purchase } = data;
    return {
      subject: purchase
        ? `Conferma la tua e-mail: ${purchase.product}`
        : `Conferma il tuo account ${brand.name}`,
      preview: `Il tuo codice è ${data.code}`,
      title: `Ciao ${data.firstName}, conferma la tua e-mail`,
      blocks: [
        {
          kind: 'paragraph',
          text: purchase
            ? `È l’ultimo passo prima del riepilogo di «${purchase.product}» (${purchase.amount} all’anno). Scrivi questo codice nella pagina dell’acquisto: conferma la tua e-mail e vale anche per firmare i documenti, se lo fai subito e dallo stesso browser.`
            : `Grazie per la tua registrazione su ${brand.name}. Per completarla scrivi questo codice:`,
        },
        ...confirmationBlocks(data, url),
        ...(purchase ? wayBack(purchase, url) : []),
        {
          kind: 'note',
          text: purchase
            ? `Non hai iniziato tu questo acquisto? Non usare il codice e non dirlo a nessuno: senza pagamento non succede nulla e i dati vengono cancellati. Puoi anche scriverci ${toMailbox(brand.support.email)}.`
            : 'Non hai fatto tu questa registrazione? Non usare il codice e non dirlo a nessuno: senza conferma l’account viene cancellato.',
        },
      ],
    };
  },
});

/** Closing the window loses nothing: the data is available as long as the link works. */
function wayBack({ path, expiresAt }: z.output<typeof purchaseFields>, siteUrl: URL): MailBlock[] {
  return [
    {
      kind: 'link',
      text: `Se ti fermi non perdi nulla: i tuoi dati sono salvati e fino ${withArticle('al', dayInWords(new Date(expiresAt)))} puoi`,
      label: 'riprendere l’acquisto da qui',
      url: new URL(path, siteUrl).href,
    },
    { kind: 'note', text: 'Il link è personale: chi lo apre vede i dati dell’acquisto.' },
  ];
}

/** When the first code was lost or expired. */
export const newConfirmationCodeTemplate = defineTemplate({
  name: 'Nuovo codice per confermare l’account',
  mailClass: 'code',
  picture: 'letter',
  urgency: awaited,
  data: confirmation,
  content: (data, { url }) => ({
    subject: `Il tuo nuovo codice ${brand.name}`,
    preview: `Il tuo nuovo codice è ${data.code}`,
    title: `Ciao ${data.firstName}, ecco un nuovo codice`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ecco il nuovo codice per confermare il tuo account:',
      },
      ...confirmationBlocks(data, url),
      {
        kind: 'note',
        text: 'Non hai chiesto tu questo codice? Non usarlo e non dirlo a nessuno: senza conferma l’account viene cancellato.',
      },
    ],
  }),
});

export const resetCodeTemplate = defineTemplate({
  name: 'Codice per scegliere una nuova password',
  mailClass: 'code',
  picture: 'key',
  urgency: awaited,
  data: z.object({ firstName: z.string(), email: z.string(), code: z.string(), key: z.string() }),
  content: ({ firstName, email, code, key }, { url }) => ({
    subject: `Scegli una nuova password ${brand.name}`,
    preview: `Il tuo codice è ${code}`,
    title: `Ciao ${firstName}, scegli una nuova password`,
    blocks: [
      { kind: 'paragraph', text: 'Qualcuno ha chiesto di cambiare la tua password. Il codice per farlo è:' },
      { kind: 'code', code },
      {
        kind: 'button',
        label: 'Scegli la nuova password',
        url: pageWith(url, '/password-reset', email, { code, key }),
      },
      {
        kind: 'note',
        text: 'Il codice vale un’ora, il link un giorno. Si possono usare una volta sola.',
      },
      {
        kind: 'note',
        text: 'Non l’hai chiesto tu? Non devi fare nulla: la tua password resta quella di prima. Non dire il codice a nessuno.',
      },
    ],
  }),
});

/** After «Non ero io»: all sessions are closed, and this is the way back. */
export const securedTemplate = defineTemplate({
  name: 'Account messo al sicuro',
  mailClass: 'contract',
  picture: 'key',
  urgency: awaited,
  data: z.object({ firstName: z.string(), email: z.string(), code: z.string(), key: z.string() }),
  content: ({ firstName, email, code, key }, { url }) => ({
    subject: `Il tuo account ${brand.name} è bloccato: scegli una nuova password per riaprirlo`,
    preview: 'Dentro c’è il codice per sceglierla',
    title: `Ciao ${firstName}, scegli una nuova password`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ci hai segnalato un’operazione che non hai fatto tu nel tuo account. Lo abbiamo bloccato su tutti i dispositivi: la vecchia password e le passkey non valgono più. Per rientrare scegli una nuova password con questo codice:',
      },
      { kind: 'code', code },
      {
        kind: 'button',
        label: 'Scegli la nuova password',
        url: pageWith(url, '/password-reset', email, { code, key }),
      },
      {
        kind: 'note',
        text: 'Il codice vale un’ora, il link un giorno. Si possono usare una volta sola. Se scadono, chiedi un altro codice dalla stessa pagina. Non dirlo a nessuno.',
      },
      { kind: 'note', text: `Se qualcosa non va, scrivici ${toMailbox(brand.support.email)}.` },
    ],
  }),
});

/** Sent to the new address, which takes effect once the code is typed. */
export const emailCodeTemplate = defineTemplate({
  name: 'Codice per la nuova e-mail',
  mailClass: 'newEmail',
  picture: 'letter',
  urgency: awaited,
  data: z.object({ firstName: z.string(), code: z.string() }),
  content: ({ firstName, code }, { url }) => ({
    subject: `Conferma la tua nuova e-mail ${brand.name}`,
    preview: `Il tuo codice è ${code}`,
    title: `Ciao ${firstName}, conferma il nuovo indirizzo`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Vuoi usare questo indirizzo per il tuo account. Per confermarlo scrivi questo codice nel tuo profilo:',
      },
      { kind: 'code', code },
      { kind: 'button', label: 'Scrivi il codice', url: new URL('/user-profile?conferma=email', url).href },
      {
        kind: 'note',
        text: 'Il codice vale un’ora. Fino ad allora il tuo account resta sul vecchio indirizzo.',
      },
      { kind: 'note', text: 'Non l’hai chiesto tu? Ignora questa e-mail: non succede nulla.' },
    ],
  }),
});

function confirmationBlocks(
  {
    email,
    code,
    key,
    dealUuid,
    product,
    purchase,
    hasOwnPassword,
    isOneOfMany,
  }: z.output<typeof confirmation>,
  siteUrl: URL,
): MailBlock[] {
  const url = pageWith(siteUrl, '/confirm-account', email, {
    code,
    key,
    rest: restFor(dealUuid, product),
  });
  return [
    { kind: 'code', code },
    { kind: 'button', label: purchase ? 'Conferma e continua' : 'Conferma il tuo account', url },
    { kind: 'note', text: 'Codice e link valgono 24 ore e si possono usare una volta sola.' },
    ...(isOneOfMany ? [manyRegistrations] : []),
    ...(hasOwnPassword ? [] : [ownPasswordHint(siteUrl, ', dopo la conferma')]),
  ];
}

/** Names only our products, so that a mail never contains a stranger's text. */
function restFor(dealUuid: string | null, product: string | null | undefined): string {
  if (dealUuid) return `/deal/${dealUuid}`;
  const purchase = findAwaitedPurchase(product ?? undefined);
  return purchase ? `/${purchase.key}` : '';
}

/** Customers who registered by buying never chose a password. */
export function ownPasswordHint(siteUrl: URL, when = ''): MailBlock {
  const page = new URL('/forgot-password', siteUrl).href;
  return {
    kind: 'paragraph',
    text: `L’account è stato creato con il tuo acquisto e non ha ancora una password tua. Per sceglierla${when} apri ${page} e scrivi la tua e-mail: ti mandiamo un codice per farlo.`,
  };
}

// Only the owner of the mailbox knows whether they registered twice.
const manyRegistrations: MailBlock = {
  kind: 'paragraph',
  text: 'Con questo indirizzo c’è più di una registrazione in attesa. Se ne hai fatta una sola, un’altra non è tua: usa il codice sul dispositivo da cui l’hai fatta, oppure scegli la password mentre confermi. Le altre registrazioni vengono cancellate e non aprono nulla.',
};

type Filled = { code: string; key: string; rest?: string };

/**
 * A page with address and code filled in. The fragment after # stays in the browser, so no server or log sees
 * it.
 */
function pageWith(siteUrl: URL, path: string, email: string, { code, key, rest = '' }: Filled): string {
  const url = new URL(`${path}/${encodeURIComponent(email)}${rest}`, siteUrl);
  url.hash = new URLSearchParams({ [CODE_IN_LINK]: code, [KEY_IN_LINK]: key }).toString();
  return url.href;
}
