import {
  AFTER_DELETING,
  DELETED_WITH_ACCOUNT,
  RETAINED_AFTER_DELETION,
} from '@riparo/domain/people/account/deletion.ts';
import { notMePath } from '@riparo/domain/people/account/paths.ts';
import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import * as z from 'zod';
import { momentInWords } from '../../drawing/wording/in-rome.ts';
import type { MailBlock } from '../content.ts';
import { defineTemplate } from '../template.ts';
import { ownPasswordHint } from './account-codes.ts';

export const welcomeTemplate = defineTemplate({
  name: 'Benvenuto',
  mailClass: 'contract',
  picture: 'open-door',
  data: z.object({ firstName: z.string(), hasOwnPassword: z.boolean() }),
  content: ({ firstName, hasOwnPassword }, { url }) => ({
    subject: `Il tuo account ${brand.name} è confermato`,
    preview: 'Ti diamo il benvenuto',
    title: `Ciao ${firstName}, ti diamo il benvenuto`,
    blocks: [
      { kind: 'paragraph', text: 'Il tuo account è confermato. Nella tua area personale trovi i tuoi dati.' },
      ...(hasOwnPassword ? [] : [ownPasswordHint(url)]),
      { kind: 'button', label: 'Vai alla tua area personale', url: new URL('/customer', url).href },
    ],
  }),
});

const securityNotice = z.object({ firstName: z.string(), changedAt: z.iso.datetime() });

export const passwordChangedTemplate = defineTemplate({
  name: 'Password cambiata',
  mailClass: 'contract',
  picture: 'key',
  data: securityNotice.extend({
    email: z.string(),
    /** Names of the passkeys that still work, and of those that no longer do. */
    passkeys: z.array(z.string()).optional(),
    removedPasskeys: z.array(z.string()).optional(),
  }),
  content: ({ firstName, email, changedAt, passkeys = [], removedPasskeys = [] }, { url }) => ({
    subject: `La tua password ${brand.name} è cambiata`,
    preview: `Il cambio è ${withArticle('del', momentInWords(new Date(changedAt)))}`,
    title: `Ciao ${firstName}, la tua password è cambiata`,
    blocks: [
      {
        kind: 'paragraph',
        text: `La password del tuo account è stata cambiata ${withArticle('il', momentInWords(new Date(changedAt)))}. Le sessioni aperte su altri dispositivi sono state chiuse.`,
      },
      ...listedBelow('Puoi ancora entrare con le tue passkey:', passkeys),
      ...listedBelow(
        'Abbiamo rimosso le tue passkey, che puoi aggiungere di nuovo dal profilo:',
        removedPasskeys,
      ),
      ...notMeBlocks('Non riconosci questo cambio?', email, url),
    ],
  }),
});

/** Sent to the old address, whose reader may not have made the change. */
export const emailChangedTemplate = defineTemplate({
  name: 'E-mail cambiata',
  mailClass: 'contract',
  picture: 'letter',
  data: securityNotice,
  content: ({ firstName, changedAt }) => ({
    subject: `L’e-mail del tuo account ${brand.name} è cambiata`,
    preview: `Il cambio è ${withArticle('del', momentInWords(new Date(changedAt)))}`,
    title: `Ciao ${firstName}, la tua e-mail è cambiata`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${withArticle('Il', momentInWords(new Date(changedAt)))} il tuo account è passato a un altro indirizzo e-mail. Da ora accedi con quello nuovo: a questo non scriveremo più.`,
      },
      {
        kind: 'paragraph',
        text: 'Non riconosci questo cambio? Scrivici subito: blocchiamo l’account e te lo restituiamo.',
      },
      writeToUs,
    ],
  }),
});

/** Sent to an address that was requested for another account. */
export const emailTakenTemplate = defineTemplate({
  name: 'E-mail già di un account',
  mailClass: 'newEmail',
  picture: 'letter',
  data: z.object({}),
  content: (_, { url }) => ({
    subject: `Questo indirizzo ha già un account ${brand.name}`,
    preview: 'Nessun dato è cambiato',
    title: 'Hai già un account con questo indirizzo',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Qualcuno, forse tu, ha chiesto di usare questo indirizzo per un altro account. Non è possibile, perché un account ce l’ha già: nulla è cambiato.',
      },
      { kind: 'button', label: 'Accedi', url: new URL('/login', url).href },
      { kind: 'note', text: 'Non l’hai chiesto tu? Non devi fare nulla.' },
    ],
  }),
});

export const accountDeletedTemplate = defineTemplate({
  name: 'Account cancellato',
  mailClass: 'contract',
  picture: 'open-door',
  data: z.object({ firstName: z.string() }),
  content: ({ firstName }) => ({
    subject: `Il tuo account ${brand.name} è stato cancellato`,
    preview: 'Abbiamo cancellato i tuoi dati',
    title: `Ciao ${firstName}, il tuo account non c’è più`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Come ci hai chiesto abbiamo cancellato il tuo account. Insieme all’account abbiamo cancellato:',
      },
      { kind: 'list', items: DELETED_WITH_ACCOUNT },
      { kind: 'paragraph', text: RETAINED_AFTER_DELETION },
      { kind: 'list', items: AFTER_DELETING },
      writeToUs,
    ],
  }),
});

const passkeyNotice = securityNotice.extend({ email: z.string(), name: z.string(), device: z.string() });

export const passkeyAddedTemplate = defineTemplate({
  name: 'Passkey aggiunta',
  mailClass: 'contract',
  picture: 'key',
  data: passkeyNotice,
  content: (data, { url }) => ({
    subject: `Una nuova passkey apre il tuo account ${brand.name}`,
    preview: `Si chiama «${data.name}»`,
    title: `Ciao ${data.firstName}, hai una nuova passkey`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Al tuo account è stata aggiunta una passkey: d’ora in poi puoi entrare anche con quella.',
      },
      passkeyFacts(data),
      ...notMeBlocks('Non l’hai aggiunta tu?', data.email, url),
    ],
  }),
});

export const passkeyRemovedTemplate = defineTemplate({
  name: 'Passkey tolta',
  mailClass: 'contract',
  picture: 'key',
  data: passkeyNotice,
  content: (data, { url }) => ({
    subject: `Una passkey del tuo account ${brand.name} è stata rimossa`,
    preview: `Si chiamava «${data.name}»`,
    title: `Ciao ${data.firstName}, hai una passkey in meno`,
    blocks: [
      { kind: 'paragraph', text: 'Questa passkey non apre più il tuo account:' },
      passkeyFacts(data),
      ...notMeBlocks('Non l’hai rimossa tu?', data.email, url),
    ],
  }),
});

function passkeyFacts({ name, device, changedAt }: z.output<typeof passkeyNotice>): MailBlock {
  return {
    kind: 'facts',
    rows: [
      ['Passkey', name],
      ['Da', device],
      ['Quando', momentInWords(new Date(changedAt))],
    ],
  };
}

/**
 * For recipients who did not do what a notice reports. The page behind the link explains, and sends a code on
 * request.
 */
function notMeBlocks(question: string, email: string, siteUrl: URL): MailBlock[] {
  return [
    {
      kind: 'paragraph',
      text: `${question} Metti subito al sicuro il tuo account: ti mandiamo un codice per scegliere una nuova password, e chiunque sia collegato viene disconnesso.`,
    },
    { kind: 'button', label: 'Non ero io', url: new URL(notMePath(email), siteUrl).href },
    writeToUs,
  ];
}

function listedBelow(sentence: string, items: readonly string[]): MailBlock[] {
  if (items.length === 0) return [];
  return [
    { kind: 'paragraph', text: sentence },
    { kind: 'list', items },
  ];
}

const writeToUs: MailBlock = { kind: 'note', text: `Puoi scriverci ${toMailbox(brand.support.email)}.` };
