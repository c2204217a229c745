import { isoDate } from '../../platform/values/calendar.ts';
import type { Guide, GuideKey } from '../../platform/site/guide.ts';

/** A guide in a list: the texts are loaded separately. */
export type GuideSummary = Omit<Guide, 'sections' | 'sources'>;

const updatedOn = isoDate('2026-11-15');

export const guideSummaries: Readonly<Record<GuideKey, GuideSummary>> = {
  vita: {
    key: 'vita',
    title: 'Assicurazione sulla vita: proteggere chi conta su di te',
    summary: 'Che cos’è una temporanea caso morte, quanto capitale serve davvero e cosa dice il fisco.',
    updatedOn,
    readingMinutes: 3,
    quoteProduct: 'vita-tcm',
  },
  casa: {
    key: 'casa',
    title: 'Assicurare la casa, in affitto o di proprietà',
    summary:
      'Fabbricato, contenuto, danni ai vicini: cosa copre una polizza e cosa chiede la banca per il mutuo.',
    updatedOn,
    readingMinutes: 3,
    quoteProduct: 'casa',
  },
  'responsabilita-civile': {
    key: 'responsabilita-civile',
    title: 'Danni ad altri: chi paga quando sbagli tu',
    summary: 'Cosa dice il codice civile di figli, casa e cane, e a cosa serve la polizza del capofamiglia.',
    updatedOn,
    readingMinutes: 3,
    quoteProduct: 'generico',
  },
  animali: {
    key: 'animali',
    title: 'Cane e gatto: obblighi, danni e veterinario',
    summary: 'Di cosa risponde chi ha un animale, cosa coprono le polizze e quanto si recupera nelle tasse.',
    updatedOn,
    readingMinutes: 3,
    quoteProduct: 'animali',
  },
  mobilita: {
    key: 'mobilita',
    title: 'Bici, e-bike e monopattino: le regole e i rischi',
    summary: 'Casco, contrassegno, assicurazione: cosa è obbligatorio per chi si muove leggero in città.',
    updatedOn,
    readingMinutes: 3,
    quoteProduct: 'mobilita',
  },
  pensione: {
    key: 'pensione',
    title: 'Pensione integrativa: come funziona il secondo pilastro',
    summary: 'Fondo aperto, di categoria o PIP, il TFR, le deduzioni e quando si possono riavere i soldi.',
    updatedOn,
    readingMinutes: 3,
    quoteProduct: 'pensione-integrativa',
  },
  'infortuni-e-salute': {
    key: 'infortuni-e-salute',
    title: 'Infortuni e salute: due polizze diverse',
    summary: 'Cosa copre il pubblico, cosa aggiungono le polizze e quali parole guardare prima di firmare.',
    updatedOn,
    readingMinutes: 3,
    quoteProduct: 'infortuni',
  },
  sci: {
    key: 'sci',
    title: 'Sulle piste: assicurazione, casco e regole',
    summary:
      'Dal 2022 per sciare serve una polizza di responsabilità civile. Cosa prevede la legge, in breve.',
    updatedOn,
    readingMinutes: 3,
  },
  'quando-succede': {
    key: 'quando-succede',
    title: 'Cosa fare quando succede qualcosa',
    summary:
      'I primi minuti, i giorni che hai per avvisare, i documenti che servono e perché a volte l’indennizzo non spetta.',
    updatedOn: isoDate('2026-11-17'),
    readingMinutes: 4,
  },
  reclami: {
    key: 'reclami',
    title: 'Come fare un reclamo',
    summary: 'A chi scrivere, che cosa scrivere, entro quando rispondono e a chi rivolgersi dopo.',
    updatedOn: isoDate('2026-11-17'),
    readingMinutes: 3,
  },
};
