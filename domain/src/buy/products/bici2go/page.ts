import { bici2go as cover } from './cover.ts';
import { bici2go as product } from './product.ts';
import { renewalQuestion } from '../renewal-question.ts';
import type { ProductText } from '../page-text.ts';
import { fromCover } from '../yearly-page.ts';

export const page: ProductText = {
  key: 'bici2go',
  lead: 'La tua bici contro il furto e gli urti, te se cadi, e chi incontri per strada se il danno lo fai tu. Una polizza sola, anche per le e-bike.',
  suits: [
    'hai una bici o una e-bike a cui tieni, con fattura o scontrino',
    'la leghi sempre con un lucchetto ad arco o a catena',
    'in bici ci va anche chi vive con te',
  ],
  doesNotSuit: [
    'la bici resta fuori di notte: dalle 22 alle 6 il furto è coperto solo in un luogo chiuso',
    'usi soltanto bici in condivisione: per quelle c’è MiMuovo',
    'la tua e-bike va oltre i 25 km/h o i 250 watt',
  ],
  ...fromCover(product, cover),
  documents: [{ productKey: 'bici2go' }],
  guide: 'mobilita',
  events: () => import('./events.ts'),
  faq: [
    {
      question: 'Come devo legare la bici?',
      answer:
        'Con un lucchetto ad arco o a catena, chiuso a un punto fisso. Di notte, dalle 22 alle 6, la bici deve stare in un luogo chiuso.',
    },
    {
      question: 'Che cosa serve per chiedere il rimborso di un furto?',
      answer:
        'La denuncia entro 48 ore, la fattura o lo scontrino e il numero di telaio. Resta a tuo carico il 10% del danno.',
    },
    {
      question: 'Mi rubano solo la sella o la batteria: la polizza paga?',
      answer: 'No. È coperto il furto della bici intera, non quello di ruote, sella, batteria o accessori.',
    },
    {
      question: 'Quanto vale la mia bici con il passare del tempo?',
      answer:
        'Il valore assicurato scende del 15% all’anno dall’acquisto della bici, e il rimborso arriva al massimo a €\u00a01.500.',
    },
    renewalQuestion,
  ],
};

export const covers = { [product.key]: cover };
