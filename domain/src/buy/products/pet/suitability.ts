import { pet as product } from './product.ts';
import { toProduct, toQuote } from '../suitability-links.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';

const questions: readonly SuitabilityQuestion[] = [
  {
    id: 'need',
    question: 'Per che cosa vuoi la polizza?',
    options: [
      {
        value: 'vet-costs',
        label: 'Per le spese del veterinario dopo una malattia o un infortunio',
        fits: 'La polizza rimborsa una parte delle spese del veterinario dovute a malattia o infortunio.',
      },
      {
        value: 'routine',
        label: 'Per vaccini, controlli, sterilizzazione o pulizia dei denti',
        refusal: {
          why: 'La polizza non rimborsa vaccini, controlli di routine, sterilizzazione e pulizia dei denti: per questo non possiamo vendertela.',
          instead: 'Un consulente può dirti se c’è una copertura che li comprende.',
          link: toQuote('animali'),
        },
      },
      {
        value: 'liability',
        label: 'Per i danni che il mio animale può causare agli altri',
        refusal: {
          why: 'Dei danni ad altri la polizza paga solo l’avvocato, non il risarcimento: per questo non possiamo vendertela.',
          instead: 'I danni causati da un animale domestico li copre RC Terzi.',
          link: toProduct('rc-terzi', 'RC Terzi'),
        },
      },
    ],
  },
  {
    id: 'use',
    question: 'Che vita fa il tuo animale?',
    options: [
      {
        value: 'companion',
        label: 'Ci fa compagnia',
        fits: 'È un animale da compagnia, come la polizza chiede.',
      },
      {
        value: 'work',
        label: 'Lavora, caccia, fa gare o è in un allevamento',
        refusal: {
          why: 'Gli animali usati per lavoro, caccia, allevamento o gare sono esclusi: per questo non possiamo vendertela.',
          instead: 'Per loro esistono polizze apposite: un consulente le cerca per te.',
          link: toQuote('animali'),
        },
      },
    ],
  },
  {
    id: 'limits',
    question:
      'Le malattie già note non sono coperte; per le altre la polizza vale dal trentesimo giorno, e a ogni richiesta restano a tuo carico almeno €\u00a050. Ti va bene?',
    options: [
      {
        value: 'yes',
        label: 'Sì, conosco i limiti e mi bastano',
        fits: 'Sai che le malattie già note sono escluse, conosci attesa e franchigia, e la copertura ti basta.',
      },
      {
        value: 'no',
        label: 'No, cerco qualcosa di diverso',
        refusal: {
          why: 'Questi limiti valgono per tutti e non si possono cambiare: per questo non possiamo vendertela.',
          instead: 'Un consulente può cercare con te una copertura diversa.',
          link: toQuote('animali'),
        },
      },
    ],
  },
];

export const suitability = { [product.key]: questions };
