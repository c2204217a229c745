import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { callBookingAddress } from '@riparo/domain/care/calls/path.ts';
import { describeAppointment } from '@riparo/domain/desk/opening-hours/chosen-times-in-words.ts';
import { requestIdSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import { calendarCallId, type DocumentReference } from '../../drawing/document-reference.ts';
import { promised } from '../../jobs/urgency.ts';
import { defineTemplate } from '../template.ts';

/** The line of the call's history that the mail is about. */
const calendarSchema = z.object({ requestId: requestIdSchema, line: z.int() });

const calendarCall = ({ requestId, line }: z.output<typeof calendarSchema>): DocumentReference => ({
  document: 'call-for-calendar',
  id: calendarCallId(requestId, line),
});

const bookedSchema = z.object({
  firstName: z.string(),
  about: z.string(),
  phone: z.string(),
  callAt: z.iso.datetime(),
  requestPath: z.string(),
  calendar: calendarSchema,
});

const when = (callAt: string) => describeAppointment(new Date(callAt));

const NOT_YOU = 'Non hai fatto tu questa richiesta? Rispondi a questa e-mail: cancelleremo i tuoi dati.';

/** To the broker's desk: whom to call and when. */
export const bookedCallForDeskTemplate = defineTemplate({
  name: 'Chiamata prenotata, per il banco',
  mailClass: 'contract',
  picture: 'ringing-phone',
  urgency: promised,
  data: z.object({
    about: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    callAt: z.iso.datetime(),
  }),
  content: ({ about, name, email, phone, callAt }) => ({
    subject: `Chiamata prenotata: ${when(callAt)}`,
    preview: `${name} aspetta una chiamata al ${phone}`,
    title: 'Una persona ha prenotato una chiamata',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ha scelto lei l’orario: se lo cambia, o se non le serve più, il banco viene avvisato.',
      },
      {
        kind: 'facts',
        rows: [
          ['Da chiamare', when(callAt)],
          ['Di che cosa vuole parlare', about],
          ['Nome', name],
          ['Telefono', phone],
          ['E-mail', email],
        ],
      },
    ],
  }),
});

/** To the visitor: the time, with a calendar entry, and how to change it. */
export const callBookedTemplate = defineTemplate({
  name: 'Chiamata prenotata',
  mailClass: 'stranger',
  picture: 'ringing-phone',
  data: bookedSchema,
  attachments: ({ calendar }) => [calendarCall(calendar)],
  content: ({ firstName, about, phone, callAt, requestPath }, { url }) => ({
    subject: `Ti chiamiamo ${when(callAt)}`,
    preview: `Un consulente ${brand.name} ti chiama al ${phone}`,
    title: `${firstName}, ci sentiamo ${when(callAt)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Un consulente ti chiama al numero ${phone}. In allegato trovi l’appuntamento per il tuo calendario.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Quando', when(callAt)],
          ['Di che cosa parliamo', about],
        ],
      },
      { kind: 'button', label: 'Sposta o disdici', url: new URL(requestPath, url).href },
      { kind: 'note', text: 'La chiamata è gratuita e non ti impegna a nulla.' },
      { kind: 'note', text: NOT_YOU },
    ],
  }),
});

/** To the visitor: the new time. */
export const callMovedTemplate = defineTemplate({
  name: 'Chiamata spostata',
  mailClass: 'stranger',
  picture: 'ringing-phone',
  data: bookedSchema,
  attachments: ({ calendar }) => [calendarCall(calendar)],
  content: ({ firstName, about, phone, callAt, requestPath }, { url }) => ({
    subject: `Nuovo orario: ti chiamiamo ${when(callAt)}`,
    preview: `Un consulente ${brand.name} ti chiama al ${phone}`,
    title: `${firstName}, abbiamo spostato la chiamata`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Un consulente ti chiama ${when(callAt)}, al numero ${phone}. In allegato trovi il nuovo orario per il tuo calendario.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Quando', when(callAt)],
          ['Di che cosa parliamo', about],
        ],
      },
      { kind: 'button', label: 'Sposta o disdici', url: new URL(requestPath, url).href },
      { kind: 'note', text: NOT_YOU },
    ],
  }),
});

/** To the visitor: there will be no call. */
export const callCancelledTemplate = defineTemplate({
  name: 'Chiamata annullata',
  mailClass: 'stranger',
  picture: 'ringing-phone',
  data: z.object({
    firstName: z.string(),
    about: z.string(),
    /** Null if there is no calendar entry. */
    calendar: calendarSchema.nullable(),
  }),
  attachments: ({ calendar }) => (calendar ? [calendarCall(calendar)] : []),
  content: ({ firstName, about, calendar }, { url }) => ({
    subject: 'Va bene, non ti chiamiamo',
    preview: `La chiamata su «${about}» non serve più`,
    title: `${firstName}, non ti chiamiamo`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Ci hai detto che la chiamata su «${about}» non serve più: nessuno ti chiama.${calendar ? ' L’allegato la toglie dal tuo calendario.' : ''}`,
      },
      { kind: 'paragraph', text: 'Se cambi idea, scegli tu quando.' },
      { kind: 'button', label: 'Prenota una chiamata', url: new URL(callBookingAddress, url).href },
    ],
  }),
});
