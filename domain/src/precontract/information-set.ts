import type { SoldProduct } from '../products/product.ts';
import type { Cover } from '../products/cover.ts';
import { articleHeading } from '../products/terms/articles.ts';
import { complaintInWords, providerInWords } from '../products/terms/provider.ts';
import type { Terms } from '../products/terms/terms-in-words.ts';
import { type DocumentText, list, paragraph, sentence } from './text.ts';

/** The questions, and their order, are those of the European form (Regulation 2017/1469). */
export const shortInformation = (product: SoldProduct, cover: Cover, terms: Terms): DocumentText => ({
  lead: `«${product.title}» in breve. Le informazioni complete sono negli altri documenti del set.`,
  sections: [
    { heading: 'Che tipo di prodotto è?', blocks: [paragraph(cover.kind)] },
    {
      heading: 'Che cosa è coperto?',
      blocks: [sentence(...cover.guarantees.map(({ name, limit }) => `${name} (${limit})`))],
    },
    { heading: 'Che cosa non è coperto?', blocks: [sentence(...cover.exclusions)] },
    { heading: 'Ci sono limiti di copertura?', blocks: [list(...cover.limits)] },
    { heading: 'Dove vale la copertura?', blocks: [paragraph(cover.where)] },
    { heading: 'Che obblighi ho?', blocks: [list(...cover.duties)] },
    { heading: 'Quando e come devo pagare?', blocks: [paragraph(terms.price)] },
    { heading: 'Quando comincia la copertura e quando finisce?', blocks: [paragraph(terms.duration)] },
    { heading: 'Come posso disdire?', blocks: [paragraph(terms.cancelling)] },
  ],
});

/** What the short form has no room for. */
export const furtherInformation = (product: SoldProduct, cover: Cover, terms: Terms): DocumentText => ({
  lead: `Quello che serve sapere di «${product.title}» e che il documento breve non dice.`,
  sections: [
    { heading: 'Chi offre la copertura?', blocks: [paragraph(providerInWords(product))] },
    { heading: 'A chi è rivolto questo prodotto?', blocks: [paragraph(cover.forWhom)] },
    { heading: 'Che cosa è coperto, nei dettagli?', blocks: [guaranteesOf(cover)] },
    { heading: 'Che cosa devo fare se succede qualcosa?', blocks: [list(...cover.claim)] },
    {
      heading: 'Quali costi devo sostenere?',
      blocks: [
        paragraph(
          'Oltre al prezzo non paghi altro: le imposte e la remunerazione di chi distribuisce il prodotto sono comprese.',
        ),
      ],
    },
    { heading: 'Posso ripensarci?', blocks: [paragraph(terms.withdrawal)] },
    { heading: 'Come posso presentare un reclamo?', blocks: [paragraph(complaintInWords(product))] },
  ],
});

/** Everything that binds both sides, in articles with a number. */
export const conditions = (product: SoldProduct, cover: Cover, terms: Terms): DocumentText => ({
  lead: `Le condizioni di «${product.title}» in parole semplici, e complete: quello che non è scritto qui non è coperto.`,
  sections: [
    {
      heading: articleHeading('kind'),
      blocks: [paragraph(cover.kind), paragraph(providerInWords(product))],
    },
    { heading: articleHeading('forWhom'), blocks: [paragraph(cover.forWhom)] },
    { heading: articleHeading('covered'), blocks: [guaranteesOf(cover)] },
    { heading: articleHeading('notCovered'), blocks: [sentence(...cover.exclusions)] },
    { heading: articleHeading('limits'), blocks: [list(...cover.limits)] },
    { heading: articleHeading('where'), blocks: [paragraph(cover.where)] },
    { heading: articleHeading('duties'), blocks: [list(...cover.duties)] },
    {
      heading: articleHeading('price'),
      blocks: [paragraph(terms.price)],
    },
    {
      heading: articleHeading('duration'),
      blocks: [paragraph(terms.duration)],
    },
    { heading: articleHeading('cancelling'), blocks: [paragraph(terms.cancelling)] },
    { heading: articleHeading('claim'), blocks: [list(...cover.claim)] },
    {
      heading: articleHeading('complaint'),
      blocks: [paragraph(complaintInWords(product))],
    },
  ],
});

const guaranteesOf = ({ guarantees }: Cover) =>
  sentence(...guarantees.map(({ name, limit, text }) => `${name} (${limit}): ${text}`));
