import { partners } from '../../platform/brand/partners.ts';
import { PREMIUM_TAX } from '../../platform/law/articles.ts';
import { cancerForgotten, cancerForgottenInPractice } from '../../platform/law/cancer-forgotten.ts';
import type { SoldProduct } from '../products/product.ts';
import type { Cover } from '../products/cover.ts';
import { articleHeading } from '../products/articles.ts';
import {
  complaintInWords,
  paymentInWords,
  providerInWords,
  wrongAnswersInWords,
} from '../products/terms/provider.ts';
import type { Terms } from '../products/terms/terms-in-words.ts';
import { type DocumentText, list, paragraph, sentence } from './text.ts';

/** The exact headings of the European form (Regulation 2017/1469), in their order. */
const shortHeadings = {
  kind: 'Che tipo di assicurazione è?',
  covered: 'Che cosa è assicurato?',
  notCovered: 'Che cosa non è assicurato?',
  limits: 'Ci sono limiti di copertura?',
  where: 'Dove vale la copertura?',
  duties: 'Che obblighi ho?',
  price: 'Quando e come devo pagare?',
  duration: 'Quando comincia la copertura e quando finisce?',
  cancelling: 'Come posso disdire la polizza?',
} as const;

/** A subsidy of a mutual society answers the same questions without calling itself insurance. */
const subsidyHeadings: Readonly<Record<keyof typeof shortHeadings, string>> = {
  ...shortHeadings,
  kind: 'Che tipo di prodotto è?',
  covered: 'Che cosa è coperto?',
  notCovered: 'Che cosa non è coperto?',
  cancelling: 'Come posso disdire il sussidio?',
};

/** The first sentence required by the form. */
const COMPLETE_ELSEWHERE =
  'Le informazioni precontrattuali e contrattuali complete relative al prodotto sono fornite in altri documenti.';

export const shortInformation = (product: SoldProduct, cover: Cover, terms: Terms): DocumentText => {
  const isInsurance = product.provider === 'insurer';
  const headings = isInsurance ? shortHeadings : subsidyHeadings;
  return {
    lead: isInsurance
      ? `Documento informativo relativo al prodotto assicurativo. Impresa: ${partners.insurer}, ${partners.insurerStatus}. Prodotto: «${product.title}». ${COMPLETE_ELSEWHERE}`
      : `«${product.title}» in breve. ${COMPLETE_ELSEWHERE}`,
    sections: [
      { heading: headings.kind, blocks: [paragraph(cover.kind)] },
      {
        heading: headings.covered,
        blocks: [sentence(...cover.guarantees.map(({ name, limit }) => `${name} (${limit})`))],
      },
      { heading: headings.notCovered, blocks: [sentence(...cover.exclusions)] },
      { heading: headings.limits, blocks: [list(...cover.limits)] },
      { heading: headings.where, blocks: [paragraph(cover.where)] },
      { heading: headings.duties, blocks: dutiesOf(product, cover) },
      { heading: headings.price, blocks: [paragraph(terms.price)] },
      { heading: headings.duration, blocks: [paragraph(terms.duration)] },
      { heading: headings.cancelling, blocks: [paragraph(terms.cancelling)] },
    ],
  };
};

/** Details that the short form has no room for. */
export const furtherInformation = (product: SoldProduct, cover: Cover, terms: Terms): DocumentText => ({
  lead: `Quello che serve sapere di «${product.title}» e che il documento breve non dice. Prima di sottoscrivere leggi anche le condizioni.`,
  sections: [
    { heading: 'Chi offre la copertura?', blocks: [paragraph(providerInWords(product))] },
    { heading: 'A chi è rivolto questo prodotto?', blocks: [paragraph(cover.forWhom)] },
    {
      heading:
        product.provider === 'insurer'
          ? 'Che cosa è assicurato, nei dettagli?'
          : 'Che cosa è coperto, nei dettagli?',
      blocks: [guaranteesOf(cover)],
    },
    { heading: 'Che cosa devo fare se succede qualcosa?', blocks: [list(...cover.claim)] },
    { heading: 'Diritto all’oblio oncologico', blocks: cancerBlocks(product) },
    {
      heading: 'Quali costi devo sostenere?',
      blocks: [
        paragraph(
          'Oltre al prezzo non paghi altro: le imposte e la remunerazione di chi distribuisce il prodotto sono comprese.',
        ),
      ],
    },
    { heading: 'Qual è il regime fiscale?', blocks: [paragraph(taxInWords(product))] },
    { heading: 'Posso ripensarci?', blocks: [paragraph(terms.withdrawal)] },
    {
      heading: 'Come posso presentare i reclami e risolvere le controversie?',
      blocks: disputeBlocks(product),
    },
  ],
});

/** Everything binding on both sides, in numbered articles. */
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
    { heading: articleHeading('duties'), blocks: dutiesOf(product, cover) },
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

const dutiesOf = (product: SoldProduct, { duties }: Cover) => [
  list(...duties),
  paragraph(wrongAnswersInWords(product)),
];

/** How to exercise the right, with the insurer's page about the shorter periods. */
const cancerBlocks = ({ provider, title }: SoldProduct) => [
  paragraph(cancerForgotten),
  list(
    `Per «${title}» non ti chiediamo nulla della tua salute.`,
    ...cancerForgottenInPractice,
    ...(provider === 'insurer'
      ? [
          `La tabella dei tumori con termini più brevi è sul sito della compagnia: ${partners.insurerCancerPage}.`,
        ]
      : []),
  ),
];

const taxInWords = (product: SoldProduct) =>
  product.provider === 'insurer'
    ? `Il prezzo comprende l’imposta sulle assicurazioni, che ha un’aliquota per ogni garanzia (${PREMIUM_TAX}). ${paymentInWords(product)}`
    : paymentInWords(product);

const MEDIATION =
  'un tentativo di accordo davanti a un organismo di mediazione, tra quelli iscritti nel registro del Ministero della Giustizia (decreto legislativo 28/2010)';

/** Where to complain first, and the steps before going to court. */
const disputeBlocks = (product: SoldProduct) =>
  product.provider === 'insurer'
    ? [
        paragraph(
          `Per il contratto o per un sinistro scrivi prima all’impresa assicuratrice: ${partners.insurerComplaints}. Ha 45 giorni per rispondere.`,
        ),
        paragraph(complaintInWords(product)),
        paragraph(
          `Prima di andare dal giudice la legge chiede ${MEDIATION}; per i danni causati dalla circolazione dei veicoli chiede invece la negoziazione assistita, da un avvocato all’altro (decreto-legge 132/2014). Al posto dell’una o dell’altra puoi scegliere l’Arbitro Assicurativo, per le liti che gli spettano.`,
        ),
      ]
    : [
        paragraph(complaintInWords(product)),
        paragraph(
          `Se sei d’accordo con la società, prima del giudice potete fare ${MEDIATION}. Gli incontri si possono fare anche a distanza, e ciascuno può farsi assistere da chi vuole. Se l’accordo non si trova, resta la via del giudice.`,
        ),
      ];
