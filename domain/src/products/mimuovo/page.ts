import { mimuovo as cover } from './cover.ts';
import { mimuovo as product } from './product.ts';
import { renewalQuestion } from '../renewal-question.ts';
import type { ProductText } from '../page-text.ts';
import { fromCover } from '../yearly-page.ts';

export const page: ProductText = {
  key: 'mimuovo',
  lead: 'Una polizza che segue te, non il mezzo: in bici, in e-bike, sui pattini o a piedi, con mezzi tuoi o in condivisione. Danni agli altri, infortuni e un taxi per tornare a casa.',
  suits: [
    'ti sposti ogni giorno con mezzi diversi, anche presi in condivisione',
    'non possiedi una bici, ma la usi',
    'vuoi una copertura anche quando cammini',
  ],
  doesNotSuit: [
    'hai un monopattino elettrico tuo: per quello c’è Monopattino',
    'vuoi assicurare la bici contro il furto: per quello c’è Bici2Go',
  ],
  ...fromCover(product, cover),
  documents: [{ productKey: 'mimuovo' }],
  guide: 'mobilita',
  events: () => import('./events.ts'),
  faq: [
    {
      question: 'Devo possedere un mezzo?',
      answer:
        'No. La persona assicurata sei tu, qualunque mezzo leggero usi. Con i mezzi in condivisione la polizza paga quello che la loro non paga.',
    },
    {
      question: 'Copre il mio monopattino elettrico?',
      answer:
        'No: quello di tua proprietà ha un’assicurazione obbligatoria, che trovi nel prodotto Monopattino.',
    },
    {
      question: 'È compreso il furto della bici?',
      answer: 'No, il furto e i danni al mezzo non sono compresi. Sono in Bici2Go.',
    },
    {
      question: 'Vale anche all’estero?',
      answer:
        'Sì, in tutto il mondo per viaggi fino a 60 giorni. L’assistenza, cioè il taxi fino a casa, solo in Europa.',
    },
    renewalQuestion,
  ],
};

export const covers = { [product.key]: cover };
