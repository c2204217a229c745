import { MOTOR_DIRECT_ACTION, SCOOTER_DUTY, SCOOTER_SINCE } from '../../../platform/law/articles.ts';
import { monopattino as cover } from './cover.ts';
import { monopattino as product } from './product.ts';
import { ENDS_BY_LAW } from '../terms/yearly-terms.ts';
import type { ProductText } from '../page-text.ts';
import { fromCover } from '../yearly-page.ts';

export const page: ProductText = {
  key: 'monopattino',
  lead: 'La responsabilità civile che la legge chiede a chi ha un monopattino elettrico e, nello stesso prezzo, gli infortuni di chi guida.',
  suits: [
    'hai un monopattino elettrico tuo e vuoi circolare in regola',
    'ogni tanto lo presti: è assicurato anche chi lo guida con il tuo permesso, dai 14 anni',
    'vuoi pensare anche a te, se cadi',
  ],
  doesNotSuit: [
    'usi solo monopattini in condivisione: li assicura chi li noleggia',
    'ci fai consegne a domicilio, o lo noleggi ad altri',
  ],
  ...fromCover(product, cover),
  documents: [{ productKey: 'monopattino' }],
  guide: 'mobilita',
  events: () => import('./events.ts'),
  faq: [
    {
      question: 'Per il monopattino elettrico l’assicurazione è obbligatoria?',
      answer: `La ${SCOOTER_DUTY} chiede contrassegno e responsabilità civile, con le regole della RC auto. ${SCOOTER_SINCE}. Questa polizza la comprende, con i massimali di legge.`,
    },
    {
      question: 'Non ho ancora il contrassegno: posso acquistarla?',
      answer:
        'Sì. Il suo codice lo aggiungi dopo, nella tua area personale, in cui entri con un codice che ti mandiamo via e-mail. Se lo scrivi prima di firmare, i documenti lo riportano; a copertura cominciata lo registriamo noi: basta scriverci.',
    },
    {
      question: 'Vale se lo presto a mio figlio?',
      answer:
        'Sì, se lo guida con il tuo permesso e ha almeno 14 anni. Se chi guida non ha i requisiti, la compagnia risarcisce chi ha subito il danno e può chiederti indietro quanto ha pagato.',
    },
    {
      question: 'Copre anche il furto del monopattino?',
      answer:
        'No. Copre i danni che il monopattino causa ad altri, gli infortuni di chi guida e le spese mediche.',
    },
    {
      question: 'Il mio monopattino è stato modificato: la polizza vale?',
      answer: `Per te no: i monopattini modificati, o che superano la velocità permessa, sono esclusi. Chi ha subito il danno viene risarcito lo stesso; poi la compagnia può chiedere a te quanto ha pagato (${MOTOR_DIRECT_ACTION}). Gli infortuni di chi guida non sono coperti.`,
    },
    { question: 'Si rinnova da sola?', answer: `No. ${ENDS_BY_LAW}` },
  ],
};

export const covers = { [product.key]: cover };
