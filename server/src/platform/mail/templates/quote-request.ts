import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { describeDeadline } from '@riparo/domain/desk/opening-hours/in-words.ts';
import * as z from 'zod';
import { promised } from '../../jobs/urgency.ts';
import { defineTemplate } from '../template.ts';
import { followPathSchema, followRequest } from './follow-request.ts';

/** To the broker's desk: everything needed to call. */
export const quoteRequestForDeskTemplate = defineTemplate({
  name: 'Richiesta di preventivo, per il banco',
  mailClass: 'contract',
  picture: 'ringing-phone',
  urgency: promised,
  data: z.object({
    product: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    callBy: z.iso.datetime(),
  }),
  content: ({ product, name, email, phone, callBy }) => ({
    subject: `Richiesta di preventivo: ${product}`,
    preview: `${name} aspetta una chiamata al ${phone}`,
    title: 'Nuova richiesta di preventivo',
    blocks: [
      { kind: 'paragraph', text: 'Una persona ha chiesto di essere chiamata da un consulente.' },
      {
        kind: 'facts',
        rows: [
          ['Da chiamare', describeDeadline(new Date(callBy))],
          ['Prodotto', product],
          ['Nome', name],
          ['Telefono', phone],
          ['E-mail', email],
        ],
      },
    ],
  }),
});

/** To the visitor: what happens next. */
export const quoteRequestReceivedTemplate = defineTemplate({
  name: 'Richiesta di preventivo ricevuta',
  mailClass: 'stranger',
  picture: 'ringing-phone',
  data: z.object({
    product: z.string(),
    firstName: z.string(),
    phone: z.string(),
    callBy: z.iso.datetime(),
    requestPath: followPathSchema,
  }),
  content: ({ product, firstName, phone, callBy, requestPath }, site) => ({
    subject: 'Abbiamo ricevuto la tua richiesta',
    preview: `Un consulente ${brand.name} ti chiamerà al ${phone}`,
    title: `Grazie ${firstName}, ci pensiamo noi`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Abbiamo ricevuto la tua richiesta di preventivo per «${product}». Un consulente ti chiama ${describeDeadline(new Date(callBy))}, al numero ${phone}.`,
      },
      {
        kind: 'list',
        items: [
          'La chiamata non ti impegna a nulla.',
          'Tieni a portata di mano le polizze che hai già, se ne hai.',
          'Il preventivo te lo mandiamo per iscritto: potrai leggerlo con calma.',
        ],
      },
      { kind: 'button', label: `Torna su ${brand.name}`, url: site.url.href },
      ...followRequest(requestPath, site.url),
      {
        kind: 'note',
        text: 'Non hai fatto tu questa richiesta? Rispondi a questa e-mail: cancelleremo i tuoi dati.',
      },
    ],
  }),
});
