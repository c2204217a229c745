import { LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import * as z from 'zod';
import { defineTemplate } from '../template.ts';

/** To the desk: a visitor wants to buy what a quote offers. */
export const purchaseRequestForDeskTemplate = defineTemplate({
  name: 'Richiesta di acquisto, per il banco',
  mailClass: 'contract',
  picture: 'desk-at-work',
  data: z.object({
    name: z.string(),
    email: z.string(),
    sumAssured: z.string(),
    years: z.int(),
    monthlyPrice: z.string(),
  }),
  content: ({ name, email, sumAssured, years, monthlyPrice }) => ({
    subject: `Richiesta di acquisto: ${LIFE_PRODUCT_TITLE}`,
    preview: `${name} vuole acquistare la polizza`,
    title: 'Una persona vuole acquistare',
    blocks: [
      { kind: 'paragraph', text: 'Non ha lasciato un telefono: va contattata per e-mail.' },
      {
        kind: 'facts',
        rows: [
          ['Nome', name],
          ['E-mail', email],
          ['Capitale assicurato', sumAssured],
          ['Durata', `${years} anni`],
          ['Prezzo al mese', monthlyPrice],
        ],
      },
    ],
  }),
});

/** To the desk: a form sent to the built-in forms provider, as filled in. */
export const formSubmissionForDeskTemplate = defineTemplate({
  name: 'Modulo ricevuto, per il banco',
  mailClass: 'contract',
  picture: 'desk-at-work',
  data: z.object({
    page: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  content: ({ page, fields }) => ({
    subject: page === '' ? 'È arrivato un modulo' : `È arrivato un modulo: ${page}`,
    preview: 'Una persona ha compilato un modulo',
    title: 'Una persona ha compilato un modulo',
    blocks: [{ kind: 'facts', rows: fields.map(({ name, value }) => [name, value] as const) }],
  }),
});
