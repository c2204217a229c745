import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { callBookingAddress } from '@riparo/domain/care/calls/path.ts';
import { LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import { describeDeadline } from '@riparo/domain/desk/opening-hours/in-words.ts';
import { CALL_TRIES } from '@riparo/domain/care/requests/outcomes.ts';
import * as z from 'zod';
import { promised } from '../../jobs/urgency.ts';
import { defineTemplate } from '../template.ts';
import { followPathSchema, followRequest } from './follow-request.ts';

/** To the broker's desk: whom to call, by when, and about what. */
export const callBackForDeskTemplate = defineTemplate({
  name: 'Richiesta di chiamata, per il banco',
  mailClass: 'contract',
  picture: 'ringing-phone',
  urgency: promised,
  data: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    callBy: z.iso.datetime(),
    age: z.int(),
    smoker: z.boolean(),
    sumAssured: z.string(),
    years: z.int(),
    /** Null if the tariff has no price. */
    monthlyPrice: z.string().nullable(),
  }),
  content: ({ name, email, phone, callBy, age, smoker, sumAssured, years, monthlyPrice }) => ({
    subject: `Da chiamare: ${describeDeadline(new Date(callBy))}`,
    preview: `${name} aspetta una chiamata al ${phone}`,
    title: 'Una persona aspetta una chiamata',
    blocks: [
      {
        kind: 'paragraph',
        text:
          monthlyPrice === null
            ? 'Età o durata sono fuori tariffa: sul sito non c’era un prezzo da mostrare. Serve una proposta di un altro tipo.'
            : 'Ha visto il prezzo sul sito e vuole saperne di più.',
      },
      {
        kind: 'facts',
        rows: [
          ['Da chiamare', describeDeadline(new Date(callBy))],
          ['Nome', name],
          ['Telefono', phone],
          ['E-mail', email],
          ['Prodotto', LIFE_PRODUCT_TITLE],
          ['Età', `${age} anni`],
          ['Fumo', smoker ? 'Sì' : 'No'],
          ['Capitale assicurato', sumAssured],
          ['Durata', `${years} anni`],
          ['Prezzo al mese', monthlyPrice ?? 'Fuori tariffa'],
        ],
      },
    ],
  }),
});

/** To the visitor: what was promised. */
export const callBackReceivedTemplate = defineTemplate({
  name: 'Richiesta di chiamata ricevuta',
  mailClass: 'stranger',
  picture: 'ringing-phone',
  data: z.object({
    firstName: z.string(),
    phone: z.string(),
    callBy: z.iso.datetime(),
    /** Null if there is no quote to return to. */
    quotePath: z.string().nullable(),
    requestPath: followPathSchema,
  }),
  content: ({ firstName, phone, callBy, quotePath, requestPath }, { url }) => ({
    subject: 'Tieni libero il telefono: ti chiamiamo noi',
    preview: `Un consulente ${brand.name} ti chiama al ${phone}`,
    title: `${firstName}, tieni libero il telefono`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Un consulente ti chiama ${describeDeadline(new Date(callBy))}, al numero ${phone}.`,
      },
      {
        kind: 'list',
        items: [
          'La chiamata è gratuita e non ti impegna a nulla.',
          'Puoi chiedere tutto quello che vuoi: cosa copre la polizza, cosa no, come si paga.',
        ],
      },
      quotePath
        ? {
            kind: 'button',
            label: 'Rivedi il preventivo',
            url: new URL(quotePath, url).href,
          }
        : { kind: 'button', label: `Torna su ${brand.name}`, url: url.href },
      ...followRequest(requestPath, url),
      {
        kind: 'note',
        text: 'Non hai fatto tu questa richiesta? Rispondi a questa e-mail: cancelleremo i tuoi dati.',
      },
    ],
  }),
});

/** To the visitor: we tried the usual number of calls without an answer. */
export const callBackMissedTemplate = defineTemplate({
  name: 'Ti abbiamo cercato',
  mailClass: 'contract',
  picture: 'ringing-phone',
  data: z.object({
    firstName: z.string(),
    phone: z.string(),
    product: z.string(),
    /** Our opening hours in words. */
    hours: z.string(),
  }),
  content: ({ firstName, phone, product, hours }, { url }) => ({
    subject: 'Ti abbiamo cercato, ma non ci siamo trovati',
    preview: `Abbiamo provato a chiamarti al ${phone}`,
    title: `${firstName}, non siamo riusciti a parlarti`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Ti abbiamo cercato ${CALL_TRIES} volte al numero ${phone}, per la tua richiesta su «${product}». Per non disturbarti, non chiameremo più.`,
      },
      {
        kind: 'list',
        items: [
          'Se il numero è sbagliato, rispondi a questa e-mail con quello giusto.',
          `Se preferisci chiamare tu, siamo al ${brand.support.phone}: ${hours}.`,
          'Se non ti serve più, non devi fare nulla.',
        ],
      },
      { kind: 'button', label: 'Prenota una chiamata', url: new URL(callBookingAddress, url).href },
    ],
  }),
});
