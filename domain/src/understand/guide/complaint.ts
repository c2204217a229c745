import { list, paragraph } from './blocks.ts';
import { DISTANCE_WITHDRAWAL, LIFE_WITHDRAWAL } from '../../platform/law/articles.ts';
import type { Guide } from '../../platform/site/guide.ts';

/** The same in every guide: what to do in a dispute with the insurer. */
export const complaint: Guide['sections'][number] = {
  heading: 'Se qualcosa non va',
  blocks: [
    list(
      `Se hai comprato a distanza (sito, telefono), di solito puoi ripensarci entro 14 giorni, senza spiegazioni e senza penali (${DISTANCE_WITHDRAWAL}). Per le polizze vita i giorni sono 30, comunque tu le abbia comprate, da quando ti dicono che il contratto è concluso (${LIFE_WITHDRAWAL}).`,
      'Per un disaccordo si scrive prima un reclamo alla compagnia o all’intermediario, che ha 45 giorni per rispondere.',
      'Se la risposta non arriva o non convince, dal 15 gennaio 2026 ci si può rivolgere online all’Arbitro Assicurativo, senza avvocato: costa 20 euro, restituiti se hai ragione anche solo in parte. Il ricorso va fatto entro 12 mesi dal reclamo, per fatti di non più di tre anni prima del reclamo.',
    ),
    paragraph('Resta sempre possibile andare davanti a un giudice.'),
  ],
};

export const complaintSources: Guide['sources'] = [
  { label: 'IVASS, guida ai reclami', href: 'https://www.ivass.it/consumatori/reclami/index.html' },
  { label: 'Arbitro Assicurativo', href: 'https://www.arbitroassicurativo.org/' },
];
