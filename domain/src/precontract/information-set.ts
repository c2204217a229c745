import { brand } from '../brand.ts';
import type { PurchasableProduct } from '../deal/products.ts';
import { formatEuro } from '../money.ts';
import type { Cover } from './cover.ts';
import { type DocumentText, list, paragraph } from './text.ts';

const providers = {
  insurer: `La compagnia che assicura il rischio è ${brand.partners.insurer}, autorizzata e vigilata da IVASS.`,
  'mutual-society': `Il sussidio è erogato da ${brand.partners.mutualSociety}, società di mutuo soccorso ai sensi della legge 3818/1886: acquistandolo diventi socio per la durata del sussidio, senza altri costi.`,
} satisfies Record<Cover['provider'], string>;

const renewals = {
  ends: 'Alla scadenza finisce da sola: non si rinnova e non devi disdire nulla.',
  'renews-tacitly':
    'Alla scadenza si rinnova di anno in anno (tacito rinnovo), se nessuno disdice. Almeno 30 giorni prima ti scriviamo il prezzo del nuovo anno.',
} satisfies Record<Cover['renewal'], string>;

const endings = {
  ends: paragraph(
    'Non serve disdire. Nei primi 14 giorni puoi recedere senza spiegazioni: trovi come nell’appendice sulla vendita a distanza.',
  ),
  'renews-tacitly': paragraph(
    'Puoi disdire fino al giorno prima della scadenza, con una e-mail o dalla tua area personale, senza penali. Nei primi 14 giorni puoi recedere senza spiegazioni: trovi come nell’appendice sulla vendita a distanza.',
  ),
} satisfies Record<Cover['renewal'], unknown>;

/** The questions, and their order, are those of the European form. */
export const informationSet = ({ title, priceCents }: PurchasableProduct, cover: Cover): DocumentText => ({
  lead: `Le condizioni di «${title}» in parole semplici, e complete: quello che non è scritto qui non è coperto.`,
  sections: [
    {
      heading: 'Che tipo di prodotto è?',
      blocks: [paragraph(cover.kind), paragraph(providers[cover.provider])],
    },
    { heading: 'A chi si rivolge?', blocks: [paragraph(cover.forWhom)] },
    {
      heading: 'Che cosa è coperto?',
      blocks: [list(...cover.guarantees.map(({ name, limit, text }) => `${name} (${limit}): ${text}`))],
    },
    { heading: 'Che cosa non è coperto?', blocks: [list(...cover.exclusions)] },
    { heading: 'Ci sono limiti di copertura?', blocks: [list(...cover.limits)] },
    { heading: 'Dove vale?', blocks: [paragraph(cover.where)] },
    { heading: 'Che obblighi ho?', blocks: [list(...cover.duties)] },
    {
      heading: 'Quando e come devo pagare?',
      blocks: [
        paragraph(
          `Il prezzo è di ${formatEuro(priceCents)} all’anno, imposte comprese. Si paga una volta sola, con carta, al momento dell’acquisto o dal link che ricevi per e-mail.`,
        ),
      ],
    },
    {
      heading: 'Quando comincia e quando finisce?',
      blocks: [
        paragraph(
          `Dura un anno e comincia il giorno dopo il pagamento. Per attivarla ti chiediamo di firmare i documenti con un codice che ricevi per e-mail: se firmi più tardi, comincia il giorno dopo la firma. ${renewals[cover.renewal]}`,
        ),
      ],
    },
    { heading: 'Come posso disdire?', blocks: [endings[cover.renewal]] },
    { heading: 'Che cosa faccio se succede qualcosa?', blocks: [list(...cover.claim)] },
    {
      heading: 'Se qualcosa non va',
      blocks: [
        paragraph(
          `Scrivi prima a ${brand.support.email}: a un reclamo rispondiamo entro 45 giorni. Se la risposta non arriva o non ti convince puoi rivolgerti a IVASS (ivass.it) o all’Arbitro Assicurativo (arbitroassicurativo.org), e sempre a un giudice. Il contratto segue la legge italiana.`,
        ),
      ],
    },
  ],
});
