import { toProduct, toQuote } from '../suitability-links.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';
import type { Refusal } from '../../../platform/wizard/suitability-option.ts';
import type { PurchasableProduct } from '../product.ts';
import { rcTerzi10, rcTerzi5 } from './product.ts';
import { ceilingOf } from './ceiling.ts';

const tooLittle = (product: PurchasableProduct) =>
  `${product.title} paga ${ceilingOf(product)}: se ti serve di più non è la polizza giusta, e per questo non possiamo vendertela.`;

const largerThan5: Refusal = {
  why: tooLittle(rcTerzi5),
  instead: `${rcTerzi10.title} paga ${ceilingOf(rcTerzi10)}.`,
  link: toProduct('rc-terzi', rcTerzi10.title),
};

const largerThan10: Refusal = {
  why: tooLittle(rcTerzi10),
  instead: 'Un consulente può cercare con te un massimale più alto.',
  link: toQuote('rc-famiglia'),
};

const questions = (product: PurchasableProduct, moreWanted: Refusal): readonly SuitabilityQuestion[] => [
  {
    id: 'need',
    question: 'Quali danni vuoi coprire?',
    options: [
      {
        value: 'private-life',
        label: 'Quelli che io, chi vive con me o i nostri animali causiamo nella vita privata',
        fits: 'La polizza copre i danni che tu, i familiari che vivono con te e i vostri animali domestici causate ad altri nella vita privata.',
      },
      {
        value: 'work',
        label: 'Quelli che causo lavorando',
        refusal: {
          why: 'Il lavoro e ogni attività professionale sono esclusi: per questo non possiamo vendertela.',
          instead:
            'Per il lavoro serve una RC professionale: un consulente cerca quella della tua professione.',
          link: toQuote('rc-professionale'),
        },
      },
      {
        value: 'vehicles',
        label: 'Quelli di un’auto, di una moto o di un monopattino elettrico',
        refusal: {
          why: 'I veicoli a motore e i monopattini elettrici sono esclusi, perché hanno un’assicurazione propria: per questo non possiamo vendertela.',
          instead:
            'Per l’auto e la moto un consulente confronta per te prezzi e garanzie; per il monopattino c’è Monopattino.',
          link: toProduct('monopattino', 'Monopattino'),
        },
      },
    ],
  },
  {
    id: 'already',
    question: 'Hai già una polizza che copre la responsabilità civile della famiglia?',
    options: [
      {
        value: 'no',
        label: 'No, o sta per scadere',
        fits: 'Non hai un’altra polizza che paghi gli stessi danni.',
      },
      {
        value: 'adds',
        label: 'Sì, ma non mi basta',
        fits: 'Hai già una polizza e vuoi un massimale più alto: gli stessi danni si pagano una volta sola, e qui lo sai.',
      },
      {
        value: 'enough',
        label: 'Sì, e mi basta quella',
        refusal: {
          why: 'Lo stesso danno si paga una volta sola: una seconda polizza sarebbe una spesa in più, e per questo non possiamo vendertela.',
          instead: 'Se vuoi sapere che cosa manca davvero, guardiamo insieme le tue coperture.',
          link: toQuote('generico'),
        },
      },
    ],
  },
  {
    id: 'limits',
    question: `Il massimale è ${ceilingOf(product)}; per i danni a cose restano a tuo carico €\u00a0150. Ti basta?`,
    options: [
      {
        value: 'yes',
        label: 'Sì, mi basta',
        fits: 'Conosci il massimale e le franchigie, e ti bastano.',
      },
      { value: 'no', label: 'No, mi serve di più', refusal: moreWanted },
    ],
  },
];

export const suitability = {
  [rcTerzi5.key]: questions(rcTerzi5, largerThan5),
  [rcTerzi10.key]: questions(rcTerzi10, largerThan10),
};
