import { toProduct, toQuote } from '../suitability-links.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';
import { forRaces, forWork } from '../on-the-move-suitability.ts';
import { bici2go as product } from './product.ts';

const questions: readonly SuitabilityQuestion[] = [
  {
    id: 'vehicle',
    question: 'Che bici vuoi assicurare?',
    options: [
      {
        value: 'own',
        label: 'Una bici mia, o una e-bike mia fino a 25 km/h e 250 watt',
        fits: 'Hai una bici o una e-bike tua nei limiti di legge: è quello che la polizza assicura.',
      },
      {
        value: 'faster',
        label: 'Una e-bike più veloce o più potente',
        refusal: {
          why: 'Oltre i 25 km/h o i 250 watt per legge non è più una bici, e la polizza non vale: per questo non possiamo vendertela.',
          instead: 'Serve un’assicurazione da ciclomotore: un consulente la cerca per te.',
          link: toQuote('moto'),
        },
      },
      {
        value: 'shared',
        label: 'Non ne ho una mia: uso quelle in condivisione',
        refusal: {
          why: 'Bici2Go assicura la tua bici: senza, pagheresti anche garanzie che non puoi usare, e per questo non possiamo vendertela.',
          instead: 'Per chi usa bici in condivisione c’è MiMuovo.',
          link: toProduct('mimuovo', 'MiMuovo'),
        },
      },
    ],
  },
  {
    id: 'use',
    question: 'A che cosa ti serve la bici?',
    options: [
      {
        value: 'private',
        label: 'A spostarmi e per piacere, anche per andare al lavoro o a scuola',
        fits: 'La usi per spostarti e per piacere: è l’uso privato che la polizza copre.',
      },
      forWork('la noleggio'),
      forRaces,
    ],
  },
];

export const suitability = { [product.key]: questions };
