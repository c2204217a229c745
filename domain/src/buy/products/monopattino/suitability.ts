import { toQuote } from '../suitability-links.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';
import { forRaces, forWork, toMobility } from '../on-the-move-suitability.ts';
import { monopattino as product } from './product.ts';

const questions: readonly SuitabilityQuestion[] = [
  {
    id: 'vehicle',
    question: 'Di chi è il monopattino?',
    options: [
      {
        value: 'own',
        label: 'È mio, e non è modificato',
        fits: 'Il monopattino è tuo e conforme: è quello che la polizza assicura.',
      },
      {
        value: 'shared',
        label: 'Uso quelli in condivisione',
        refusal: {
          why: 'I monopattini in condivisione li assicura chi li noleggia: questa polizza non ti servirebbe, e per questo non possiamo vendertela.',
          instead: 'Se vuoi coprire anche i tuoi infortuni, un consulente cerca per te una polizza adatta.',
          link: toQuote('infortuni'),
        },
      },
      {
        value: 'modified',
        label: 'È modificato, o va più veloce di quanto è permesso',
        refusal: {
          why: 'Un monopattino modificato o troppo veloce non può circolare, e la polizza lo esclude: per questo non possiamo vendertela.',
          instead: 'Quando sarà di nuovo conforme potrai assicurarlo; se hai dubbi chiedi a un consulente.',
          link: toMobility,
        },
      },
    ],
  },
  {
    id: 'use',
    question: 'A che cosa ti serve?',
    options: [
      {
        value: 'private',
        label: 'A spostarmi, anche per andare al lavoro o a scuola',
        fits: 'Lo usi per spostarti: è l’uso privato che la polizza copre.',
      },
      forWork('lo noleggio'),
      forRaces,
    ],
  },
];

export const suitability = { [product.key]: questions };
