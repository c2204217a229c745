import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import { complaintNounsFor } from '@riparo/domain/care/complaints/register.ts';
import { capitalise, toMailbox, withArticle } from '@riparo/domain/platform/values/article.ts';
import { complaintIdSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import { promised } from '../../jobs/urgency.ts';
import { defineTemplate } from '../template.ts';

const { support } = brand;
const atDesk = (id: string, site: { url: URL }) => new URL(`${DESK_PATH}/reclami/${id}`, site.url).href;

/** To the complainant: receipt, number, and deadline of the answer. */
export const complaintReceivedTemplate = defineTemplate({
  name: 'Ricevuta di un reclamo',
  mailClass: 'stranger',
  picture: 'letter',
  urgency: promised,
  data: z.object({
    firstName: z.string(),
    number: z.string(),
    receivedOn: z.string(),
    answerBy: z.string(),
    /** Who answers and by when. Absent in mails queued before this field existed. */
    promise: z.string().optional(),
    /** The insurer or mutual society, if they have to answer. */
    forwardedTo: z.string().optional(),
    isDamages: z.boolean().optional(),
    complaintId: complaintIdSchema,
    path: z.string(),
  }),
  attachments: ({ complaintId }) => [{ document: 'complaint-receipt', id: complaintId }],
  content: (
    { firstName, number, receivedOn, answerBy, promise, forwardedTo, isDamages = false, path },
    { url },
  ) => {
    const { your, the, it, received, answers } = complaintNounsFor(isDamages);
    return {
      subject: `Abbiamo ricevuto ${your} ${number}`,
      preview: forwardedTo
        ? `${capitalise(it)} inoltriamo entro ${withArticle('il', answerBy)} a chi deve risponderti`
        : `Rispondiamo entro ${withArticle('il', answerBy)}`,
      title: `${firstName}, abbiamo ricevuto ${your}`,
      blocks: [
        {
          kind: 'paragraph',
          text: isDamages
            ? 'L’abbiamo registrata. In allegato trovi la ricevuta con quello che hai scritto: conservala.'
            : 'L’abbiamo registrato e lo esaminiamo. In allegato trovi la ricevuta con quello che hai scritto: conservala.',
        },
        ...(promise === undefined ? [] : [{ kind: 'paragraph' as const, text: promise }]),
        {
          kind: 'facts',
          rows: [
            ['Numero', number],
            [`${received} il`, receivedOn],
            [forwardedTo ? `${capitalise(it)} inoltriamo entro il` : 'Risposta entro il', answerBy],
            ...(forwardedTo ? [[answers, forwardedTo] as const] : []),
          ],
        },
        {
          kind: 'button',
          label: `Segui ${the}`,
          url: new URL(path, url).href,
        },
        {
          kind: 'note',
          text: `Vuoi aggiungere qualcosa? Scrivi ${toMailbox(support.complaints.email)} e indica il numero.`,
        },
        {
          kind: 'note',
          text: 'Non hai scritto tu? Rispondi a questa e-mail: lo verifichiamo con te.',
        },
      ],
    };
  },
});

/** To the broker's desk. The text of the complaint is shown only at the desk. */
export const complaintForDeskTemplate = defineTemplate({
  name: 'Nuovo reclamo, per il banco',
  mailClass: 'contract',
  picture: 'letter',
  urgency: promised,
  data: z.object({
    number: z.string(),
    area: z.string(),
    answerBy: z.string(),
    isForwarded: z.boolean().optional(),
    isDamages: z.boolean().optional(),
    complaintId: complaintIdSchema,
  }),
  content: ({ number, area, answerBy, isForwarded = false, isDamages, complaintId }, site) => ({
    subject: `${isDamages ? 'Nuova richiesta di un danneggiato' : 'Nuovo reclamo'} ${number}`,
    preview: `${isForwarded ? 'Da inoltrare' : 'Risposta'} entro ${withArticle('il', answerBy)}`,
    title: isDamages ? 'È arrivata la richiesta di un danneggiato' : 'È arrivato un reclamo',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Numero', number],
          ['Riguarda', area],
          [isForwarded ? 'Da inoltrare entro il' : 'Risposta entro il', answerBy],
        ],
      },
      {
        kind: 'button',
        label: isDamages ? 'Apri la richiesta' : 'Apri il reclamo',
        url: atDesk(complaintId, site),
      },
    ],
  }),
});

const left = (days: number) => {
  if (days < 0) return 'il termine è passato';
  if (days === 0) return 'scade oggi';
  return days === 1 ? 'manca 1 giorno' : `mancano ${days} giorni`;
};

const toDos = ['answer', 'forward', 'post'] as const;
export type ComplaintTask = (typeof toDos)[number];

const describeTask: Readonly<Record<ComplaintTask, string>> = {
  answer: 'La risposta è dovuta',
  forward: 'Va inoltrato a chi deve rispondere',
  post: 'La lettera è scritta ma non risulta spedita: va spedita',
};

/**
 * To staff who answer complaints: on the third day if one has to be forwarded, on the thirtieth and fortieth
 * for all.
 */
export const complaintWarningTemplate = defineTemplate({
  name: 'Avviso su un reclamo, per il banco',
  mailClass: 'contract',
  picture: 'letter',
  urgency: promised,
  data: z.object({
    number: z.string(),
    day: z.int(),
    daysLeft: z.int(),
    answerBy: z.string(),
    toDo: z.enum(toDos).optional(),
    isDamages: z.boolean().optional(),
    complaintId: complaintIdSchema,
  }),
  content: ({ number, day, daysLeft, answerBy, toDo = 'answer', isDamages = false, complaintId }, site) => {
    const { name, the, received } = complaintNounsFor(isDamages);
    return {
      subject: `${capitalise(name)} ${number}: ${left(daysLeft)}`,
      preview: `${received} ${day === 1 ? 'ieri' : `${day} giorni fa`}`,
      title: `${capitalise(the)} ${number} aspetta da ${day === 1 ? 'un giorno' : `${day} giorni`}`,
      blocks: [
        {
          kind: 'paragraph',
          text: `${isDamages && toDo === 'forward' ? 'Va inoltrata alla compagnia' : describeTask[toDo]} entro ${withArticle('il', answerBy)}: ${left(daysLeft)}.`,
        },
        {
          kind: 'button',
          label: `Apri ${the}`,
          url: atDesk(complaintId, site),
        },
      ],
    };
  },
});

/** To the complainant: the answer, as a letter to keep. */
export const complaintAnsweredTemplate = defineTemplate({
  name: 'Risposta a un reclamo',
  mailClass: 'contract',
  picture: 'letter',
  urgency: promised,
  data: z.object({
    firstName: z.string(),
    number: z.string(),
    complaintId: complaintIdSchema,
    /** Null if the complainant's data was deleted. */
    path: z.string().nullable(),
  }),
  attachments: ({ complaintId }) => [{ document: 'complaint-answer', id: complaintId }],
  content: ({ firstName, number, path }, { url }) => ({
    subject: `La risposta al tuo reclamo ${number}`,
    preview: 'È in allegato, e dice che cosa puoi fare se non sei d’accordo',
    title: `${firstName}, ecco la nostra risposta`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Abbiamo esaminato il reclamo ${number}. La risposta è in allegato: conservala, serve se vuoi fare ricorso.`,
      },
      {
        kind: 'paragraph',
        text: 'Se non ti convince, nella risposta trovi a chi puoi rivolgerti e che cosa serve.',
      },
      ...(path === null
        ? []
        : [{ kind: 'button' as const, label: 'Leggi la risposta', url: new URL(path, url).href }]),
    ],
  }),
});

/** To the complainant: the case was closed without an answer on the substance, and why. */
export const complaintClosedTemplate = defineTemplate({
  name: 'Reclamo chiuso',
  mailClass: 'contract',
  picture: 'letter',
  data: z.object({
    firstName: z.string(),
    number: z.string(),
    told: z.string(),
    /** A remark by staff; may be empty. */
    words: z.string(),
    isDamages: z.boolean().optional(),
    path: z.string().nullable(),
  }),
  content: ({ firstName, number, told, words, isDamages = false, path }, { url }) => {
    const { the, closed } = complaintNounsFor(isDamages);
    return {
      subject: `${capitalise(the)} ${number} è ${closed}`,
      preview: told,
      title: `${firstName}, abbiamo chiuso ${the} ${number}`,
      blocks: [
        { kind: 'paragraph', text: told },
        ...words
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((text) => ({ kind: 'paragraph' as const, text })),
        ...(path === null
          ? []
          : [
              {
                kind: 'button' as const,
                label: `Apri ${the}`,
                url: new URL(path, url).href,
              },
            ]),
        {
          kind: 'note',
          text: `Non sei d’accordo? Scrivi ${toMailbox(support.complaints.email)} e indica il numero.`,
        },
      ],
    };
  },
});
