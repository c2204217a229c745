import type { SoldProduct } from '../products/product.ts';
import type { Cover } from '../products/cover.ts';
import { complaintInWords, providerInWords } from '../products/terms/provider.ts';
import type { Terms } from '../products/terms/terms-in-words.ts';
import { type DocumentText, list, paragraph, sentence } from './text.ts';

/** The questions, and their order, are those of the European form. */
export const informationSet = (product: SoldProduct, cover: Cover, terms: Terms): DocumentText => ({
  lead: `Le condizioni di «${product.title}» in parole semplici, e complete: quello che non è scritto qui non è coperto.`,
  sections: [
    {
      heading: 'Che tipo di prodotto è?',
      blocks: [paragraph(cover.kind), paragraph(providerInWords(product))],
    },
    { heading: 'A chi si rivolge?', blocks: [paragraph(cover.forWhom)] },
    {
      heading: 'Che cosa è coperto?',
      blocks: [sentence(...cover.guarantees.map(({ name, limit, text }) => `${name} (${limit}): ${text}`))],
    },
    { heading: 'Che cosa non è coperto?', blocks: [sentence(...cover.exclusions)] },
    { heading: 'Ci sono limiti di copertura?', blocks: [list(...cover.limits)] },
    { heading: 'Dove vale?', blocks: [paragraph(cover.where)] },
    { heading: 'Che obblighi ho?', blocks: [list(...cover.duties)] },
    {
      heading: 'Quando e come devo pagare?',
      blocks: [paragraph(terms.price)],
    },
    {
      heading: 'Quando comincia e quando finisce?',
      blocks: [paragraph(terms.duration)],
    },
    { heading: 'Come posso disdire?', blocks: [paragraph(terms.cancelling)] },
    { heading: 'Che cosa faccio se succede qualcosa?', blocks: [list(...cover.claim)] },
    {
      heading: 'Se qualcosa non va',
      blocks: [paragraph(complaintInWords(product))],
    },
  ],
});
