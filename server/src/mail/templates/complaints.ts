import { brand } from '@riparo/domain/brand/brand.ts';
import { DESK_PATH } from '@riparo/domain/staff/paths.ts';
import { toMailbox, withArticle } from '@riparo/domain/values/article.ts';
import { complaintIdSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import { promised } from '../../jobs/urgency.ts';
import { defineTemplate } from '../template.ts';

const { support } = brand;
const atDesk = (id: string, site: { url: URL }) => new URL(`${DESK_PATH}/reclami/${id}`, site.url).href;

/** To whoever complained: that it arrived, under which number, and by when the answer comes. */
export const complaintReceivedTemplate = defineTemplate({
  mailClass: 'stranger',
  picture: 'letter',
  urgency: promised,
  data: z.object({
    firstName: z.string(),
    number: z.string(),
    receivedOn: z.string(),
    answerBy: z.string(),
    complaintId: complaintIdSchema,
    path: z.string(),
  }),
  attachments: ({ complaintId }) => [{ document: 'complaint-receipt', id: complaintId }],
  content: ({ firstName, number, receivedOn, answerBy, path }, { url }) => ({
    subject: `Abbiamo ricevuto il tuo reclamo ${number}`,
    preview: `Rispondiamo entro ${withArticle('il', answerBy)}`,
    title: `${firstName}, il tuo reclamo è arrivato`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'È nel nostro registro, e qualcuno lo esamina. In allegato trovi la ricevuta con quello che hai scritto: conservala.',
      },
      {
        kind: 'facts',
        rows: [
          ['Numero', number],
          ['Ricevuto il', receivedOn],
          ['Risposta entro il', answerBy],
        ],
      },
      { kind: 'button', label: 'Segui il reclamo', url: new URL(path, url).href },
      {
        kind: 'note',
        text: `Vuoi aggiungere qualcosa? Scrivi ${toMailbox(support.complaints.email)} e indica il numero.`,
      },
      {
        kind: 'note',
        text: 'Non l’hai presentato tu? Rispondi a questa e-mail: lo verifichiamo con te.',
      },
    ],
  }),
});

/** To the broker's desk. What was written is at the desk alone. */
export const complaintForDeskTemplate = defineTemplate({
  mailClass: 'contract',
  picture: 'letter',
  urgency: promised,
  data: z.object({
    number: z.string(),
    area: z.string(),
    answerBy: z.string(),
    complaintId: complaintIdSchema,
  }),
  content: ({ number, area, answerBy, complaintId }, site) => ({
    subject: `Nuovo reclamo ${number}`,
    preview: `Risposta entro ${withArticle('il', answerBy)}`,
    title: 'È arrivato un reclamo',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Numero', number],
          ['Riguarda', area],
          ['Risposta entro il', answerBy],
        ],
      },
      { kind: 'button', label: 'Apri il reclamo', url: atDesk(complaintId, site) },
    ],
  }),
});

const left = (days: number) => {
  if (days < 0) return 'il termine è passato';
  if (days === 0) return 'scade oggi';
  return days === 1 ? 'manca 1 giorno' : `mancano ${days} giorni`;
};

/** To whoever answers for complaints, on the thirtieth and on the fortieth day. */
export const complaintWarningTemplate = defineTemplate({
  mailClass: 'contract',
  picture: 'letter',
  urgency: promised,
  data: z.object({
    number: z.string(),
    day: z.int(),
    daysLeft: z.int(),
    answerBy: z.string(),
    complaintId: complaintIdSchema,
  }),
  content: ({ number, day, daysLeft, answerBy, complaintId }, site) => ({
    subject: `Reclamo ${number}: ${left(daysLeft)}`,
    preview: `È aperto da ${day} giorni`,
    title: `Il reclamo ${number} aspetta da ${day} giorni`,
    blocks: [
      {
        kind: 'paragraph',
        text: `La risposta è dovuta entro ${withArticle('il', answerBy)}: ${left(daysLeft)}.`,
      },
      { kind: 'button', label: 'Apri il reclamo', url: atDesk(complaintId, site) },
    ],
  }),
});

/** To whoever complained: the answer, as a letter to keep. */
export const complaintAnsweredTemplate = defineTemplate({
  mailClass: 'contract',
  picture: 'letter',
  urgency: promised,
  data: z.object({
    firstName: z.string(),
    number: z.string(),
    complaintId: complaintIdSchema,
    /** Null for somebody who was forgotten. */
    path: z.string().nullable(),
  }),
  attachments: ({ complaintId }) => [{ document: 'complaint-answer', id: complaintId }],
  content: ({ firstName, number, path }, { url }) => ({
    subject: `La risposta al tuo reclamo ${number}`,
    preview: 'È in allegato, con che cosa puoi fare se non sei d’accordo',
    title: `${firstName}, ecco la nostra risposta`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Abbiamo esaminato il reclamo ${number}. La risposta è in allegato: conservala, serve se vuoi andare oltre.`,
      },
      {
        kind: 'paragraph',
        text: 'Se non ti convince, nella risposta c’è come rivolgersi all’Arbitro Assicurativo e che cosa serve.',
      },
      ...(path === null
        ? []
        : [{ kind: 'button' as const, label: 'Leggi la risposta', url: new URL(path, url).href }]),
    ],
  }),
});

/** To whoever complained: it is over without an answer on the matter, and why. */
export const complaintClosedTemplate = defineTemplate({
  mailClass: 'contract',
  picture: 'letter',
  data: z.object({
    firstName: z.string(),
    number: z.string(),
    told: z.string(),
    /** What the desk says beside it; may be empty. */
    words: z.string(),
    path: z.string().nullable(),
  }),
  content: ({ firstName, number, told, words, path }, { url }) => ({
    subject: `Il reclamo ${number} è chiuso`,
    preview: told,
    title: `${firstName}, abbiamo chiuso il reclamo ${number}`,
    blocks: [
      { kind: 'paragraph', text: told },
      ...words
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((text) => ({ kind: 'paragraph' as const, text })),
      ...(path === null
        ? []
        : [{ kind: 'button' as const, label: 'Apri il reclamo', url: new URL(path, url).href }]),
      {
        kind: 'note',
        text: `Non sei d’accordo? Scrivi ${toMailbox(support.complaints.email)} e indica il numero.`,
      },
    ],
  }),
});
