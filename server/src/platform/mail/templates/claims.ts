import { toMailbox, withArticle } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { contractWord, inWordsOf } from '@riparo/domain/care/claims/in-words-of.ts';
import * as z from 'zod';
import { dayInWords } from '../../drawing/wording/in-rome.ts';
import type { MailBlock } from '../content.ts';
import { defineTemplate } from '../template.ts';

// Mails about claims contain a link and no details, as other people may read the mailbox.

const about = z.object({
  firstName: z.string(),
  product: z.string(),
  /** Who pays. The default is for mails queued before this field existed. */
  provider: z.enum(['insurer', 'mutual-society']).default('insurer'),
  number: z.string(),
  /** The claim's path on the site. */
  path: z.string(),
});

type About = z.output<typeof about>;

const notYou: MailBlock = {
  kind: 'note',
  text: `Non ti riguarda? Scrivici ${toMailbox(brand.support.email)}: verifichiamo che cosa è successo.`,
};

/** `il 19 novembre 2026` */
const by = (moment: string) => withArticle('il', dayInWords(new Date(moment)));

const follow = ({ path }: About, site: URL, label: string): MailBlock => ({
  kind: 'button',
  label,
  url: new URL(path, site).href,
});

/** Requested with a policy number: it goes to the policy's mailbox, whoever requested it. */
export const claimLinkTemplate = defineTemplate({
  name: 'Link per denunciare un sinistro',
  mailClass: 'owner',
  picture: 'open-umbrella',
  data: about,
  content: (data, { url }) => ({
    subject: `Il link per raccontarci che cosa è successo: ${data.product}`,
    preview: 'Poche domande, e puoi fermarti e riprendere quando vuoi',
    title: `Ciao ${data.firstName}, raccontaci che cosa è successo`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Da qui denunci un sinistro per «${data.product}», ${contractWord(data.provider)} ${data.number}. Puoi cominciare dal telefono e finire da un altro dispositivo: le risposte restano salvate.`,
      },
      follow(data, url, 'Racconta che cosa è successo'),
      {
        kind: 'note',
        text: `Non l’hai chiesto tu? Ignora questa e-mail: finché nessuno apre il link non succede nulla. Puoi anche scriverci ${toMailbox(brand.support.email)}.`,
      },
    ],
  }),
});

export const claimReceivedTemplate = defineTemplate({
  name: 'Sinistro ricevuto',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: about.extend({ nextWordBy: z.iso.datetime(), notice: z.string().optional() }),
  content: (data, { url }) => ({
    subject: `Abbiamo ricevuto la tua denuncia: ${data.number}`,
    preview: `La prossima notizia arriva entro ${by(data.nextWordBy)}`,
    title: `Ciao ${data.firstName}, ora ce ne occupiamo noi`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Abbiamo ricevuto la tua denuncia per «${data.product}». La leggiamo e ti scriviamo entro ${by(data.nextWordBy)}.`,
      },
      { kind: 'facts', rows: [['Numero del sinistro', data.number]] },
      follow(data, url, 'Segui il sinistro'),
      {
        kind: 'paragraph',
        text: 'Nella pagina del sinistro vedi a che punto è e puoi scriverci o mandare foto e documenti, anche quelli che non avevi con te.',
      },
      // Absent in mails queued before this field existed.
      ...(data.notice === undefined ? [] : [{ kind: 'paragraph', text: data.notice } as const]),
      notYou,
    ],
  }),
});

export const CLAIM_MAIL_EVENTS = [
  'message',
  'papers',
  'with-insurer',
  'accepted',
  'paid',
  'refused',
  'closed',
  'reopened',
  'link',
] as const;
export type ClaimMailEvent = (typeof CLAIM_MAIL_EVENTS)[number];

/** Says only that there is something to read, never what. */
const news: Readonly<Record<ClaimMailEvent, { subject: string; text: string; button: string }>> = {
  message: {
    subject: 'C’è un messaggio per te',
    text: 'Ti abbiamo scritto a proposito del tuo sinistro.',
    button: 'Leggi il messaggio',
  },
  papers: {
    subject: 'Ci serve ancora qualcosa',
    text: 'Per proseguire ci servono altri documenti o informazioni: trovi l’elenco nella pagina del sinistro e puoi mandarli uno alla volta.',
    button: 'Vedi che cosa serve',
  },
  'with-insurer': {
    subject: 'Trasmesso alla compagnia',
    text: 'Abbiamo trasmesso tutto alla compagnia, che adesso esamina la richiesta.',
    button: 'Vedi a che punto è',
  },
  accepted: {
    subject: 'La compagnia ha risposto',
    text: 'La compagnia ha risposto alla tua richiesta.',
    button: 'Leggi la risposta',
  },
  paid: {
    subject: 'Il pagamento è partito',
    text: 'Il pagamento che ti spetta è partito: nella pagina trovi la cifra e il conto.',
    button: 'Vedi il pagamento',
  },
  refused: {
    subject: 'La compagnia ha risposto',
    text: 'La compagnia ha risposto alla tua richiesta.',
    button: 'Leggi la risposta',
  },
  closed: {
    subject: 'Il sinistro è chiuso',
    text: 'Il tuo sinistro è concluso: nella pagina trovi il motivo.',
    button: 'Leggi il motivo',
  },
  reopened: {
    subject: 'Abbiamo riaperto il sinistro',
    text: 'Abbiamo riaperto il tuo sinistro e torniamo a occuparcene.',
    button: 'Vedi a che punto è',
  },
  link: {
    subject: 'Il link del tuo sinistro',
    text: 'Da qui segui il tuo sinistro, ci scrivi e mandi foto e documenti, quando vuoi.',
    button: 'Segui il sinistro',
  },
};

export const claimEventTemplate = defineTemplate({
  name: 'Novità su un sinistro',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: about.extend({ kind: z.enum(CLAIM_MAIL_EVENTS) }),
  content: (data, { url }) => ({
    subject: `${inWordsOf(data.provider, news[data.kind].subject)}: ${data.number}`,
    preview: inWordsOf(data.provider, news[data.kind].text),
    title: `Ciao ${data.firstName}, ci sono novità`,
    blocks: [
      { kind: 'paragraph', text: inWordsOf(data.provider, news[data.kind].text) },
      {
        kind: 'facts',
        rows: [
          ['Sinistro', data.number],
          [data.provider === 'mutual-society' ? 'Sussidio' : 'Polizza', data.product],
        ],
      },
      follow(data, url, news[data.kind].button),
      notYou,
    ],
  }),
});

export const claimDocumentsMissingTemplate = defineTemplate({
  name: 'Documenti di un sinistro che mancano',
  mailClass: 'contract',
  picture: 'open-umbrella',
  data: about,
  content: (data, { url }) => ({
    subject: `Ci manca ancora qualcosa: ${data.number}`,
    preview: 'Se ti manca qualcosa, scrivilo: troviamo un altro modo',
    title: `Ciao ${data.firstName}, ci manca ancora qualcosa`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Per andare avanti con il sinistro per «${data.product}» aspettiamo ancora quello che ti avevamo chiesto. Se ti manca qualcosa, scrivilo accanto alla richiesta: troviamo un altro modo.`,
      },
      follow(data, url, 'Vedi che cosa manca'),
      notYou,
    ],
  }),
});
