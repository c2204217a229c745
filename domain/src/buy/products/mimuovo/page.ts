import { mimuovo as cover } from './cover.ts';
import { mimuovo as product } from './product.ts';
import { renewalQuestion } from '../renewal-question.ts';
import type { ProductText } from '../page-text.ts';
import { fromCover } from '../yearly-page.ts';

export const page: ProductText = {
  key: 'mimuovo',
  lead: 'Una polizza che segue te, non il mezzo: a piedi, in bici, in e-bike o sui pattini, tuoi o in condivisione. Danni agli altri, infortuni e un taxi per tornare a casa.',
  suits: [
    'ti sposti ogni giorno con mezzi diversi, anche con bici in condivisione',
    'non possiedi una bici, ma la usi',
    'vuoi una copertura anche quando cammini',
  ],
  doesNotSuit: [
    'hai un monopattino elettrico tuo: per quello c’è Monopattino',
    'usi monopattini elettrici in condivisione: li assicura chi li noleggia',
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
        'No. La persona assicurata sei tu, qualunque bici o altro mezzo leggero usi. Con bici ed e-bike in condivisione la polizza paga quello che la loro non paga.',
    },
    {
      question: 'Copre il mio monopattino elettrico?',
      answer:
        'No, né il tuo né quelli in condivisione: il tuo si assicura con Monopattino, quelli in condivisione li assicura chi li noleggia.',
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
