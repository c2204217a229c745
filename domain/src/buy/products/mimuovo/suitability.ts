import { toProduct, toQuote } from '../suitability-links.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';
import { forRaces, forWork } from '../on-the-move-suitability.ts';
import { mimuovo as product } from './product.ts';

const questions: readonly SuitabilityQuestion[] = [
  {
    id: 'vehicle',
    question: 'Come ti sposti di solito?',
    options: [
      {
        value: 'light',
        label: 'A piedi, in bici, in e-bike o sui pattini, miei o in condivisione',
        fits: 'Ti sposti a piedi, in bici, in e-bike o sui pattini, tuoi o in condivisione: è quello che la polizza copre.',
      },
      {
        value: 'own-scooter',
        label: 'Con un monopattino elettrico mio',
        refusal: {
          why: 'Un monopattino elettrico tuo ha un’assicurazione obbligatoria, e MiMuovo non lo è: per questo non possiamo vendertela.',
          instead: 'Quella giusta è Monopattino.',
          link: toProduct('monopattino', 'Monopattino'),
        },
      },
      {
        value: 'shared-scooter',
        label: 'Con monopattini elettrici in condivisione',
        refusal: {
          why: 'I monopattini elettrici sono esclusi anche se in condivisione, perché li assicura chi li noleggia: per questo non possiamo vendertela.',
          instead: 'Se vuoi coprire anche i tuoi infortuni, un consulente cerca per te una polizza adatta.',
          link: toQuote('infortuni'),
        },
      },
      {
        value: 'motor',
        label: 'In auto, in moto o con altri mezzi da assicurare per legge',
        refusal: {
          why: 'I mezzi con assicurazione obbligatoria sono esclusi: per questo non possiamo vendertela.',
          instead: 'Per l’auto o la moto un consulente confronta per te prezzi e garanzie.',
          link: toQuote('auto'),
        },
      },
    ],
  },
  {
    id: 'need',
    question: 'Che cosa vuoi proteggere?',
    options: [
      {
        value: 'people',
        label: 'Me, se mi faccio male, e gli altri, se causo un danno',
        fits: 'La polizza copre i danni che causi ad altri e i tuoi infortuni.',
      },
      {
        value: 'theft',
        label: 'Soprattutto il mezzo, da furto e danni',
        refusal: {
          why: 'Il furto e i danni al mezzo non sono coperti: per questo non possiamo vendertela.',
          instead: 'Se hai una bici o una e-bike tua c’è Bici2Go.',
          link: toProduct('bici2go', 'Bici2Go'),
        },
      },
    ],
  },
  {
    id: 'use',
    question: 'A che cosa ti serve muoverti così?',
    options: [
      {
        value: 'private',
        label: 'Alla vita di ogni giorno, anche per andare al lavoro o a scuola',
        fits: 'Ti muovi per la tua vita privata: è l’uso che la polizza copre.',
      },
      forWork('per noleggiare mezzi'),
      forRaces,
    ],
  },
];

export const suitability = { [product.key]: questions };
