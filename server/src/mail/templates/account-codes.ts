import { brand } from '@riparo/domain/brand.ts';
import * as z from 'zod/mini';
import type { MailBlock } from '../content.ts';
import { awaited } from '../../jobs/urgency.ts';
import { defineTemplate } from '../template.ts';

const confirmation = z.object({
  firstName: z.string(),
  email: z.string(),
  code: z.string(),
  dealUuid: z.nullable(z.uuid()),
  /** False for the random password of a purchase. */
  hasOwnPassword: z.boolean(),
});

/** After a registration. */
export const confirmationCodeTemplate = defineTemplate({
  urgency: awaited,
  data: z.extend(confirmation, { replacesEarlier: z.boolean() }),
  content: (data, { url }) => ({
    subject: `Conferma il tuo account ${brand.name}`,
    preview: `Il tuo codice è ${data.code}`,
    title: `Ciao ${data.firstName}, conferma la tua e-mail`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Grazie per la tua registrazione su ${brand.name}. Per completarla scrivi questo codice:`,
      },
      ...confirmationBlocks(data, url),
      ...(data.replacesEarlier ? [replacementWarning] : []),
      {
        kind: 'note',
        text: 'Non hai fatto tu questa registrazione? Non usare il codice e non dirlo a nessuno: senza conferma l’account viene cancellato.',
      },
    ],
  }),
});

/** When the first one was lost or ran out. */
export const newConfirmationCodeTemplate = defineTemplate({
  urgency: awaited,
  data: confirmation,
  content: (data, { url }) => ({
    subject: `Il tuo nuovo codice ${brand.name}`,
    preview: `Il tuo nuovo codice è ${data.code}`,
    title: `Ciao ${data.firstName}, ecco un nuovo codice`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Questo codice sostituisce quelli che ti abbiamo mandato prima, che non valgono più:',
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
  urgency: awaited,
  data: z.object({ firstName: z.string(), email: z.string(), code: z.string() }),
  content: ({ firstName, email, code }, { url }) => ({
    subject: `Scegli una nuova password ${brand.name}`,
    preview: `Il tuo codice è ${code}`,
    title: `Ciao ${firstName}, scegli una nuova password`,
    blocks: [
      { kind: 'paragraph', text: 'Qualcuno ha chiesto di cambiare la tua password. Il codice per farlo è:' },
      { kind: 'code', code },
      { kind: 'button', label: 'Scegli la nuova password', url: pageWith(url, '/password-reset', email) },
      { kind: 'note', text: 'Il codice vale un’ora e si può usare una volta sola.' },
      {
        kind: 'note',
        text: 'Non l’hai chiesto tu? Non devi fare nulla: la tua password resta quella di prima. Non dire il codice a nessuno.',
      },
    ],
  }),
});

/** After «Non ero io»: nobody is in, and this is the way back. */
export const securedTemplate = defineTemplate({
  urgency: awaited,
  data: z.object({ firstName: z.string(), email: z.string(), code: z.string() }),
  content: ({ firstName, email, code }, { url }) => ({
    subject: `Il tuo account ${brand.name} è chiuso a tutti: riaprilo con una nuova password`,
    preview: 'Dentro c’è il codice per sceglierla',
    title: `Ciao ${firstName}, scegli una nuova password`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ci hai detto che qualcosa nel tuo account non l’hai fatto tu. Lo abbiamo chiuso su tutti i dispositivi: la vecchia password e le passkey non valgono più. Per rientrare scegli una nuova password con questo codice:',
      },
      { kind: 'code', code },
      { kind: 'button', label: 'Scegli la nuova password', url: pageWith(url, '/password-reset', email) },
      {
        kind: 'note',
        text: 'Il codice vale un’ora e si può usare una volta sola. Se scade, ne chiedi un altro dalla stessa pagina. Non dirlo a nessuno.',
      },
      { kind: 'note', text: `Se qualcosa non torna, scrivici a ${brand.support.email}.` },
    ],
  }),
});

/** To the new address, which takes effect once the code is typed. */
export const emailCodeTemplate = defineTemplate({
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
  { email, code, dealUuid, hasOwnPassword }: z.output<typeof confirmation>,
  siteUrl: URL,
): MailBlock[] {
  const page = pageWith(siteUrl, '/confirm-account', email);
  return [
    { kind: 'code', code },
    { kind: 'button', label: 'Conferma il tuo account', url: dealUuid ? `${page}/deal/${dealUuid}` : page },
    { kind: 'note', text: 'Il codice vale 24 ore e si può usare una volta sola.' },
    ...(hasOwnPassword ? [] : [ownPasswordHint(siteUrl)]),
  ];
}

/** Whoever registered by buying never chose a password. */
export function ownPasswordHint(siteUrl: URL): MailBlock {
  const page = new URL('/forgot-password', siteUrl).href;
  return {
    kind: 'paragraph',
    text: `L’account è stato creato con il tuo acquisto e non ha ancora una password tua. Per sceglierla, dopo la conferma apri ${page} e scrivi la tua e-mail: ti mandiamo un codice per farlo.`,
  };
}

// The one who reads this is the owner of the mailbox: they know whether they registered twice, we do not.
const replacementWarning: MailBlock = {
  kind: 'paragraph',
  text: 'Attenzione: questa registrazione ne sostituisce una precedente, mai confermata. Se non hai ripetuto tu la registrazione o l’acquisto, non usare questo codice: registrati di nuovo e usa quello che riceverai.',
};

/** A page with the address filled in. */
function pageWith(siteUrl: URL, path: string, email: string): string {
  return new URL(`${path}/${encodeURIComponent(email)}`, siteUrl).href;
}
